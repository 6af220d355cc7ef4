/** One table over its WebSocket: its state, and the orders sent to it. */

import { api, Problem } from './api';
import { changed, type Changes } from './changes';
import { choicesOf, Labels } from './choices.svelte';
import { mergeChat, mergeLines, spreadLines } from './lines';
import { settings } from './settings.svelte';
import { shareFor } from './shares';
import { judged, offered } from './speech.svelte';
import type {
  AskLabels,
  AskPreview,
  ChatLine,
  ClientMessage,
  HeldHint,
  HeldSight,
  Labels as ToldLabels,
  Line,
  NewOrder,
  Order,
  Preview,
  ServerMessage,
  Sight,
  TableInfo,
  Update,
  Without,
} from './wire';
import type { Said } from './words';

export interface Trouble {
  text: Said;
  /** The clause, if it was a refusal by the rules. */
  clause: string | null;
  code: string | null;
}
export interface Face {
  id: number;
  name: string;
  face: string;
  seat: number | null;
}
/** Requests that change nothing, and the types of their answers. */
type Question = Without<AskPreview | AskLabels, 'id'>;
type Answer = Preview | ToldLabels;
type Connection = 'connecting' | 'open' | 'lost' | 'gone' | 'changed' | 'ended';

const LONGEST = 8000; // milliseconds between two attempts to reconnect
const FACE_LASTS = 4000;
const SILENCE = 1900; // milliseconds without a message after which the client pings the server
const PATIENCE = 2400; // milliseconds for its answer

const seatKey = (seat: number | null) => String(seat);

export class TableLink {
  info = $state.raw<TableInfo | null>(null);
  update = $state.raw<Update | null>(null);
  /** The sight of each own seat, or that of a spectator. */
  sights = $state.raw<Record<string, HeldSight>>({});
  lines = $state.raw<Record<string, Line[]>>({});
  chat = $state.raw<ChatLine[]>([]);
  /** There are chat lines before this version that the client does not hold. */
  older = $state<number | null>(null);
  faces = $state.raw<Face[]>([]);
  present = $state.raw<number[]>([]);
  spectators = $state(0);
  absent = $state.raw<{ seat: number; until: number } | null>(null);
  hint = $state.raw<HeldHint | null>(null);
  trouble = $state.raw<Trouble | null>(null);
  /** An order that would make the rated game casual, until the player confirms or cancels it. */
  casual = $state.raw<Order | null>(null);
  connection = $state<Connection>('connecting');
  /** How many orders are not answered yet. */
  unanswered = $state(0);
  /** Whether a move is among them. */
  isMoving = $state(false);
  /** How far the server's clock is ahead of the client's, in milliseconds. */
  ahead = 0;

  private socket: WebSocket | null = null;
  private version = 0;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private counter = 0;
  private readonly prefix = crypto.getRandomValues(new Uint32Array(2)).join('-');
  private waiting = new Map<string, Order>();
  /** The callers that wait for the answer to a request that changes nothing, by its id. */
  private questions = new Map<string, (answer: Answer | null) => void>();
  private closed = false;
  private readonly watch: ReturnType<typeof setInterval>;
  private heard = performance.now(); // when the last message came
  private asked = 0; // when the ping was sent, 0 if no answer is expected
  private readonly cutOff = () => this.reconnect(LONGEST);
  private readonly comeBack = () => this.reconnect(0);

  constructor(readonly id: string) {
    this.connect();
    this.watch = setInterval(() => this.listen(), 500);
    addEventListener('offline', this.cutOff);
    addEventListener('online', this.comeBack);
  }

  /** The sight of this seat; null until it was sent: a spectator's sight is not a player's. */
  sight(seat: number | null): HeldSight | null {
    return this.sights[seatKey(seat)] ?? null;
  }

  linesOf(seat: number | null): Line[] {
    return this.lines[seatKey(seat)] ?? [];
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.watch);
    removeEventListener('offline', this.cutOff);
    removeEventListener('online', this.comeBack);
    this.socket?.close(1000);
  }

  /**
   * Send an order; it is sent again with the same id if the connection breaks before the answer.
   * While the answer to a decision is on its way, a second one is not sent: a double click counts once.
   */
  order(asked: NewOrder): void {
    if (this.isAnswered(asked)) return;
    const order: Order = { ...asked, id: `${this.prefix}-${++this.counter}` };
    this.trouble = null;
    this.waiting.set(order.id, order);
    this.count();
    this.send(order);
  }

  /** Send the order that makes the game casual, confirmed, or cancel it. */
  answerCasual(yes: boolean): void {
    const asked = this.casual;
    this.casual = null;
    if (yes && asked) this.order({ ...asked, casual: true } as NewOrder);
  }

  /** Ask for a rematch or agree to one, with a share of its seed. */
  async rematch(): Promise<void> {
    const offer = this.info?.offer;
    const open = offer && offer.until > Date.now() + this.ahead ? offer : null;
    const commitment = open?.commitment ?? (await api.commit()).commitment;
    this.order({ type: 'rematch', share: shareFor(commitment), commitment: open ? null : commitment });
  }

  private count(): void {
    this.unanswered = this.waiting.size;
    this.isMoving = [...this.waiting.values()].some((order) => order.type === 'act');
  }

  /** Whether an answer to the same decision is on its way. */
  private isAnswered(asked: NewOrder): boolean {
    if (!('decision' in asked)) return false;
    const { seat, decision } = asked;
    return [...this.waiting.values()].some(
      (one) => 'decision' in one && one.seat === seat && one.decision === decision,
    );
  }

  /** What a choice would do; null if there is no answer, which is no error. */
  async preview(seat: number, decision: number, text: string): Promise<Preview | null> {
    const answer = await this.ask({ type: 'preview', seat, decision, text });
    return answer?.type === 'preview' ? answer : null;
  }

  /** Send a request that changes nothing. */
  private ask(question: Question): Promise<Answer | null> {
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve(null);
    const id = `${this.prefix}-${++this.counter}`;
    this.send({ ...question, id });
    return new Promise((resolve) => this.questions.set(id, resolve));
  }

  /** Whether this answers a request that changes nothing. */
  private answers(id: string | null | undefined, answer: Answer | null): boolean {
    const resolve = id ? this.questions.get(id) : undefined;
    if (!resolve) return false;
    this.questions.delete(id!);
    resolve(answer);
    return true;
  }

  /** Resync, in another language or with other seats. */
  restart(): void {
    this.version = 0;
    this.sights = {};
    this.lines = {};
    this.chat = [];
    this.older = null;
    this.reconnect(0);
  }

  /** Fetch the chat lines before those that are held. */
  async fetchOlder(): Promise<void> {
    if (this.older === null) return;
    try {
      const page = await api.chat(this.id, this.older);
      this.chat = mergeChat(page.lines, this.chat);
      this.older = page.before;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.trouble = { text: error.message, clause: null, code: error.code };
    }
  }

  private connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${this.id}`);
    this.socket = socket;
    socket.onopen = () => {
      const { language } = settings.kept;
      this.send({ type: 'hello', version: this.version, language, keys: true, light: true });
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heard = performance.now();
      this.asked = 0;
      this.hear(JSON.parse(event.data));
    };
    socket.onclose = (event) => {
      if (socket !== this.socket || this.closed) return;
      if (event.code === 4004) this.connection = 'gone';
      else if (event.code === 4009) this.connection = 'changed';
      else if (event.code === 4001) this.connection = 'ended';
      else this.reconnect(Math.min(LONGEST, 300 * 2 ** this.attempts++));
    };
  }

  private reconnect(after: number): void {
    if (this.connection === 'open') this.connection = 'lost';
    for (const resolve of this.questions.values()) resolve(null);
    this.questions.clear();
    clearTimeout(this.timer);
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.timer = setTimeout(() => this.connect(), after);
  }

  /** Detect a connection that broke silently: ping after silence, reconnect if there is no answer. */
  private listen(): void {
    if (this.connection !== 'open' || document.hidden) return;
    const now = performance.now();
    if (this.asked && now - this.asked > PATIENCE) {
      this.asked = 0;
      this.reconnect(0);
    } else if (!this.asked && now - this.heard > SILENCE) {
      this.asked = now;
      this.send({ type: 'ping' });
    }
  }

  private send(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private hear(message: ServerMessage): void {
    if ('version' in message && message.version !== null && message.version > this.version) this.version = message.version;
    switch (message.type) {
      case 'table':
        this.info = message.table;
        this.greeted();
        break;
      case 'update':
        this.take(message);
        break;
      case 'chat':
        if (message.before !== null) this.older = message.before;
        this.chat = mergeChat(message.before === null ? this.chat : [], message.lines);
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
        this.hint = { ...message, choice: offered(message.choice), options: message.options.map(judged) };
        break;
      case 'preview':
      case 'labels':
        this.answers(message.id, message);
        break;
      case 'rematch':
        if (this.info) this.info = { ...this.info, rematch: message.table };
        break;
      case 'ack':
        this.answered(message.id);
        break;
      case 'refused':
        if (this.answers(message.id, null)) break;
        this.answered(message.id);
        this.trouble = { text: message.text, clause: message.clause, code: null };
        break;
      case 'error':
        if (this.answers(message.id, null)) break;
        this.casual = (message.code === 'rated/casual' && this.waiting.get(message.id ?? '')) || null;
        if (message.id) this.answered(message.id);
        if (this.casual) break;
        this.trouble = { text: message.text, clause: null, code: message.code };
        break;
      case 'bye':
        this.reconnect(message.after);
        break;
    }
  }

  private answered(id: string): void {
    this.waiting.delete(id);
    this.count();
  }

  /** The first answer after `hello`: unanswered orders are sent again. */
  private greeted(): void {
    if (this.connection === 'open') return;
    this.connection = 'open';
    this.attempts = 0;
    for (const order of this.waiting.values()) this.send(order);
  }

  private take(update: Update): void {
    const lines = { ...this.lines };
    const sights: Record<string, HeldSight> = {};
    for (const sight of update.sights) {
      const key = seatKey(sight.seat);
      lines[key] = mergeLines(lines[key] ?? [], update.since, spreadLines(sight.lines));
      sights[key] = this.held(sight);
    }
    this.lines = lines;
    this.sights = sights;
    if (update.clock) this.ahead = update.clock.now - Date.now();
    if (update.ply !== this.update?.ply) {
      this.hint = null;
      this.absent = null;
      this.trouble = null;
      this.casual = null;
    }
    this.update = update;
  }

  /** A sight completed with what was left out because it is already held. */
  private held(told: Sight): HeldSight {
    const before = this.sights[seatKey(told.seat)];
    const { seat, decision, undo, last } = told;
    return {
      seat,
      decision,
      undo,
      last,
      view: told.view ?? changed(before?.view ?? {}, (told.changes ?? {}) as Changes),
      prompt: told.prompt ?? before?.prompt ?? '',
      choices: told.forms ? choicesOf(told.forms, this.labels(seat)) : (before?.choices ?? {}),
    };
  }

  /** The labels of choices; labels that were not sent are requested when they are drawn. */
  private labels(seat: number | null): Labels {
    const labels = new Labels(async (texts) => {
      const decision = this.sight(seat)?.decision ?? null;
      if (seat === null || decision === null) return;
      const answer = await this.ask({ type: 'describe', seat, decision, texts });
      if (answer?.type === 'labels') labels.tell(texts, answer.labels);
    });
    return labels;
  }

  private show(face: Face): void {
    this.faces = [...this.faces, face];
    setTimeout(() => (this.faces = this.faces.filter((one) => one.id !== face.id)), FACE_LASTS);
  }
}
