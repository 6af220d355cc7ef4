/** The connection to a table: what is sent, and what is sent again. */

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableLink } from '../src/table.svelte';

vi.mock('../src/settings.svelte', () => ({ settings: { kept: { language: 'en' } } }));

/** A socket that keeps what it is given; the test speaks for the server. */
class FakeSocket {
  static readonly OPEN = 1;
  static latest: FakeSocket;
  readyState = FakeSocket.OPEN;
  sent: { type: string; id: string }[] = [];
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};
  constructor() {
    FakeSocket.latest = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  hear(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

let link: TableLink;
beforeEach(async () => {
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal('document', { hidden: false });
  vi.useFakeTimers();
  vi.stubGlobal('location', { protocol: 'http:', host: 'table.test' });
  const { TableLink } = await import('../src/table.svelte');
  link = new TableLink('t1');
  FakeSocket.latest.hear({ type: 'table', version: 1, table: {} });
});

const sent = () => FakeSocket.latest.sent.map((one) => one.id);

describe('an order', () => {
  it('is sent once for each decision, however often it is clicked', () => {
    link.order({ type: 'act', seat: 0, decision: 4, text: 'play G6' });
    link.order({ type: 'act', seat: 0, decision: 4, text: 'play G6' });
    expect(sent()).toHaveLength(1);
    link.order({ type: 'act', seat: 1, decision: 4, text: 'play G6' });
    expect(sent()).toHaveLength(2);
  });

  it('may be followed by another to the same decision when it was refused', () => {
    link.order({ type: 'act', seat: 0, decision: 4, text: 'play G6' });
    FakeSocket.latest.hear({ type: 'refused', id: sent()[0], version: 4, clause: 'MO-2', text: 'no' });
    link.order({ type: 'act', seat: 0, decision: 4, text: 'play R2' });
    expect(sent()).toHaveLength(2);
  });

  it('is sent again under its id and decision after a cut', () => {
    vi.useFakeTimers();
    link.order({ type: 'act', seat: 0, decision: 4, text: 'play G6' });
    const [first] = FakeSocket.latest.sent;
    FakeSocket.latest.onclose({ code: 1006 });
    vi.runAllTimers();
    vi.useRealTimers();
    expect(sent()).toEqual([]);
    FakeSocket.latest.hear({ type: 'table', version: 1, table: {} });
    expect(FakeSocket.latest.sent).toEqual([first]);
  });
});

describe('a preview', () => {
  const asked = () => FakeSocket.latest.sent.at(-1)!;
  it('is answered to whoever asked', async () => {
    const answer = link.preview(0, 7, 'pass');
    FakeSocket.latest.hear({ type: 'preview', id: asked().id, points: 2, effects: [] });
    expect((await answer)?.points).toBe(2);
  });
  it('that is refused or fails is no trouble', async () => {
    const refused = link.preview(0, 7, 'fly');
    FakeSocket.latest.hear({ type: 'refused', id: asked().id, version: 1, clause: 'GK-4', text: 'no' });
    const failed = link.preview(0, 7, 'fly');
    FakeSocket.latest.hear({ type: 'error', id: asked().id, code: 'preview/off', text: 'no' });
    expect([await refused, await failed, link.trouble]).toEqual([null, null, null]);
  });
});

describe('a silent connection', () => {
  it('is asked after 2 seconds and left within 5, and what was done meanwhile is sent again', () => {
    const first = FakeSocket.latest;
    vi.advanceTimersByTime(2600);
    expect(first.sent.map((one) => one.type)).toContain('ping');
    link.order({ type: 'act', seat: 0, decision: 4, text: 'play G6' });
    vi.advanceTimersByTime(2400);
    expect(link.connection).toBe('lost');
    vi.advanceTimersByTime(500);
    expect(FakeSocket.latest).not.toBe(first);
    FakeSocket.latest.hear({ type: 'table', version: 1, table: {} });
    expect(link.connection).toBe('open');
    expect(FakeSocket.latest.sent.map((one) => one.type)).toContain('act');
  });
  it('stays while the server answers', () => {
    const first = FakeSocket.latest;
    for (let second = 0; second < 10; second++) {
      vi.advanceTimersByTime(1000);
      first.hear({ type: 'pong' });
    }
    expect(link.connection).toBe('open');
    expect(FakeSocket.latest).toBe(first);
  });
});
