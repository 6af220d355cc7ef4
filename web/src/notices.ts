/** Browser notifications when one of the player's tables waits for them. */

import { t } from './messages.svelte';
import { player } from './player.svelte';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import type { ServerMessage } from './wire';

/** Listen while there is a player who wants notifications; returns how to stop. */
export function listen(): () => void {
  if (!player.me || !settings.kept.notify || !('Notification' in window)) return () => {};
  let stopped = false;
  let socket: WebSocket;
  let timer: ReturnType<typeof setTimeout>;
  const connect = () => {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    socket = new WebSocket(`${scheme}://${location.host}/ws/me`);
    socket.onmessage = (event) => hear(JSON.parse(event.data));
    socket.onclose = () => {
      if (!stopped) timer = setTimeout(connect, 5000);
    };
  };
  connect();
  return () => {
    stopped = true;
    clearTimeout(timer);
    socket.close();
  };
}

function hear(message: ServerMessage): void {
  if (message.type !== 'turn' || Notification.permission !== 'granted') return;
  const { route } = router;
  const looking = route.page === 'table' && route.table === message.table;
  if (looking && document.visibilityState === 'visible') return;
  const shown = new Notification(t('notice-title'), { body: message.prompt, tag: message.table });
  shown.onclick = () => {
    focus();
    router.go(`/table/${message.table}`);
    shown.close();
  };
}
