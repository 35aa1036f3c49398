import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Client } from '../src/lib/client.svelte';
import { partOf, witnessed } from '../src/lib/dice';
import { device } from './device';

device();
vi.stubGlobal('navigator', { languages: ['en'], language: 'en' });
vi.stubGlobal('window', globalThis);
vi.stubGlobal('document', { hidden: false, documentElement: { dataset: {} } });
const page = await import('../src/lib/client.svelte');

/** A page with a socket that can be lost without anybody noticing yet. */
class Socket {
  static readonly OPEN = 1;
  readyState = Socket.OPEN;
  sent: string[] = [];
  onmessage: (event: { data: string }) => void = () => undefined;
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
}

describe('a page that is put away', () => {
  let socket: Socket;
  let leave: () => void;
  beforeEach(() => {
    device();
    socket = new Socket();
    const opens = function (): Socket {
      return socket;
    };
    vi.stubGlobal('WebSocket', Object.assign(opens, { OPEN: Socket.OPEN }));
    const timers = {
      setInterval: () => 0,
      clearInterval: () => undefined,
      setTimeout: () => 0,
      clearTimeout: () => undefined,
    };
    const listen = (event: string, heard: () => void): void => {
      if (event === 'pagehide') leave = heard;
    };
    vi.stubGlobal('window', { ...timers, addEventListener: listen, removeEventListener: () => undefined });
    vi.stubGlobal('document', {
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      hidden: false,
    });
    vi.stubGlobal('location', { protocol: 'http:', host: 'table.example' });
  });
  afterEach(() => vi.unstubAllGlobals());

  function sit(): Client {
    const part = partOf('t1', 0, { commit: 'ab'.repeat(32), dice: '3' });
    const client = new page.Client('t1', 'key', 'en', false);
    const hear = (message: object): void => socket.onmessage({ data: JSON.stringify(message) });
    hear({ type: 'welcome', seat: 0, version: 0 });
    hear({ type: 'presence', presence: ['here', 'here'], votes: {}, clock: null });
    const dice = { index: 1, due: false, commit: 'ab'.repeat(32), parts: [part, '-'], reach: [0, 0], out: [] };
    hear({ type: 'dice', ...dice });
    return client;
  }

  it('leaves the links of the round, but notes none as sent over a socket that is closed', () => {
    const client = sit();
    socket.readyState = 3;
    leave();
    expect([socket.sent, witnessed('t1')!.notes!.sent, client.box.left]).toEqual([[], {}, false]);
    socket.readyState = Socket.OPEN;
    leave();
    expect(JSON.parse(socket.sent.at(-1)!)).toMatchObject({ type: 'links', index: 128 });
    expect([witnessed('t1')!.notes!.sent, client.box.left]).toEqual([{ 0: 128 }, true]);
    client.stop();
  });
});
