/** One table over its WebSocket: what it is, how it stands, and the orders sent to it. */

import { mergeLines } from './lines';
import type { Judged } from './review/types';
import { settings } from './settings.svelte';
import type { ChatLine, Choice, Data, Line, ServerMessage, Sight, TableInfo, Update } from './wire';

export interface Trouble {
  text: string;
  /** The clause that forbids it, if it was a refusal by the rules. */
  clause: string | null;
  code: string | null;
}
export interface Face {
  id: number;
  name: string;
  face: string;
  seat: number | null;
}
type Connection = 'connecting' | 'open' | 'lost' | 'gone';
interface Order extends Data {
  type: string;
  id: string;
}

const LONGEST = 8000; // milliseconds between two attempts to reconnect
const FACE_LASTS = 4000;

const lineKey = (seat: number | null) => String(seat);

export class TableLink {
  info = $state.raw<TableInfo | null>(null);
  update = $state.raw<Update | null>(null);
  lines = $state.raw<Record<string, Line[]>>({});
  chat = $state.raw<ChatLine[]>([]);
  faces = $state.raw<Face[]>([]);
  present = $state.raw<number[]>([]);
  spectators = $state(0);
  absent = $state.raw<{ seat: number; until: number } | null>(null);
  hint = $state.raw<{ seat: number; choice: Choice; options: Judged[] } | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  connection = $state<Connection>('connecting');
  /** How many orders have no answer yet. */
  unanswered = $state(0);
  /** How far the server's clock is ahead of ours, in milliseconds. */
  ahead = 0;

  private socket: WebSocket | null = null;
  private version = 0;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private counter = 0;
  private readonly prefix = crypto.getRandomValues(new Uint32Array(2)).join('-');
  private waiting = new Map<string, Order>();
  private closed = false;

  constructor(readonly id: string) {
    this.connect();
  }

  sight(seat: number | null): Sight | null {
    return this.update?.sights.find((one) => one.seat === seat) ?? this.update?.sights[0] ?? null;
  }

  linesOf(seat: number | null): Line[] {
    return this.lines[lineKey(seat)] ?? [];
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close(1000);
  }

  /** Send an order; it is sent again under the same id if the connection breaks before the answer. */
  order(type: string, more: Data = {}): void {
    const order = { type, id: `${this.prefix}-${++this.counter}`, ...more };
    this.trouble = null;
    this.waiting.set(order.id, order);
    this.unanswered = this.waiting.size;
    this.send(order);
  }

  /** Begin anew, in another language or with other seats. */
  restart(): void {
    this.version = 0;
    this.lines = {};
    this.chat = [];
    this.reconnect(0);
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.id}`);
    this.socket = socket;
    socket.onopen = () => {
      this.send({ type: 'hello', version: this.version, language: settings.kept.language });
    };
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      if (socket !== this.socket || this.closed) return;
      if (event.code === 4004) this.connection = 'gone';
      else this.reconnect(Math.min(LONGEST, 300 * 2 ** this.attempts++));
    };
  }

  private reconnect(after: number): void {
    if (this.connection === 'open') this.connection = 'lost';
    clearTimeout(this.timer);
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.timer = setTimeout(() => this.connect(), after);
  }

  private send(message: Data): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: ServerMessage): void {
    if ('version' in message && message.version > this.version) this.version = message.version;
    switch (message.type) {
      case 'table':
        this.info = message.table;
        this.greeted();
        break;
      case 'update':
        this.take(message);
        break;
      case 'chat':
        if (!this.chat.some((one) => one.version === message.version))
          this.chat = [...this.chat, message];
        break;
      case 'react':
        this.show({ ...message, id: message.version });
        break;
      case 'presence':
        this.present = message.seats;
        this.spectators = message.spectators;
        break;
      case 'absent':
        this.absent = message;
        break;
      case 'hint':
        this.answered(message.id);
        this.hint = message;
        break;
      case 'rematch':
        if (this.info) this.info = { ...this.info, rematch: message.table };
        break;
      case 'ack':
        this.answered(message.id);
        break;
      case 'refused':
        this.answered(message.id);
        this.trouble = { text: message.text, clause: message.clause, code: null };
        break;
      case 'error':
        if (message.id) this.answered(message.id);
        this.trouble = { text: message.text, clause: null, code: message.code };
        break;
      case 'bye':
        this.reconnect(message.after);
        break;
    }
  }

  private answered(id: string): void {
    this.waiting.delete(id);
    this.unanswered = this.waiting.size;
  }

  /** The first answer after `hello`: whatever was not answered before is sent again. */
  private greeted(): void {
    if (this.connection === 'open') return;
    this.connection = 'open';
    this.attempts = 0;
    for (const order of this.waiting.values()) this.send(order);
  }

  private take(update: Update): void {
    const lines = { ...this.lines };
    for (const sight of update.sights) {
      const key = lineKey(sight.seat);
      lines[key] = mergeLines(lines[key] ?? [], update.since, sight.lines);
    }
    this.lines = lines;
    if (update.clock) this.ahead = update.clock.now - Date.now();
    if (update.ply !== this.update?.ply) {
      this.hint = null;
      this.absent = null;
      this.trouble = null;
    }
    this.update = update;
  }

  private show(face: Face): void {
    this.faces = [...this.faces, face];
    setTimeout(() => (this.faces = this.faces.filter((one) => one.id !== face.id)), FACE_LASTS);
  }
}
