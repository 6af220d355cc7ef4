/** The player of this browser. The key is a cookie that the page can't read. */

import { api, Problem } from './api';
import { t } from './messages.svelte';
import { settings } from './settings.svelte';
import type { Me } from './wire';

const KEY = 'atoll-recover';

class Player {
  me = $state.raw<Me | null>(null);
  /** The secret for the recovery link, until the player confirms that they have saved it. */
  key = $state<string | null>(localStorage.getItem(KEY));

  /** Whether the server has answered who the player is. */
  isFound = $state(false);
  private finding: Promise<void> = Promise.resolve();

  /** Ask the server who the player is; there may be none. */
  find(): Promise<void> {
    this.finding = this.ask().finally(() => (this.isFound = true));
    return this.finding;
  }

  private async ask(): Promise<void> {
    try {
      this.me = (await api.me()) ?? null;
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'player/unknown') throw error;
      this.me = null;
    }
  }

  /** The player, made as a guest if there is none yet: playing needs no form. */
  async need(name?: string): Promise<Me> {
    await this.finding;
    if (this.me) return this.me;
    this.welcome(await api.create(name?.trim() || t('guest')));
    return this.me!;
  }

  /** Use a player that the server sent with their key. */
  welcome(told: { player: Me; key: string }): void {
    this.me = told.player;
    this.keep(told.key);
  }

  keep(key: string | null): void {
    this.key = key;
    if (key) localStorage.setItem(KEY, key);
    else localStorage.removeItem(KEY);
  }

  /** Tell the server the language too, for notices and webhooks. */
  async speak(): Promise<void> {
    const { language } = settings.kept;
    if (this.me && this.me.language !== language) this.me = await api.change({ language });
  }

  async leave(): Promise<void> {
    await api.logOut();
    this.me = null;
    this.keep(null);
  }
}

export const player = new Player();
