/** One seat's connection to a table: what it knows, what it asks, what it does. */
import { partOf, saying } from './dice';
import { DiceBox } from './dice-box.svelte';
import { Pacer } from './pace.svelte';
import type {
  Answer,
  Ask,
  Clock,
  Document,
  Error as Fault,
  Fact,
  FromServer,
  Hello,
  Lesson,
  Line,
  LobbyTable,
  Over,
  Reason,
  Report,
  Update,
} from './protocol';
import { told } from './told';

type Result = Answer['result'];

interface Waiting {
  done: (value: Result | null) => void;
  failed: (reason: Reason) => void;
  text: string;
}

/** What closes the door: it is no use to knock again. */
const CLOSING =
  'bad-key no-spectators too-many too-many-connections no-such-table damaged other-rules other-cards seat-freed table-closed banned'.split(
    ' ',
  );

export class Client {
  lobby = $state.raw<LobbyTable | null>(null);
  doc = $state.raw<Document | null>(null);
  facts = $state.raw<Fact[]>([]);
  lines = $state.raw<Line[]>([]);
  clock = $state.raw<Clock | null>(null);
  clockSkew = $state(0);
  presence = $state.raw<Update['presence']>([]);
  votes = $state.raw<Record<string, number>>({});
  over = $state.raw<Over | null>(null);
  /** The lesson as far as it has come, at a table that is one. */
  lesson = $state.raw<Lesson | null>(null);
  /** Where one sits; -1 is an onlooker. */
  seat = $state(-1);
  /** Whom one has muted. */
  muted = $state.raw<number[]>([]);
  version = $state(0);
  /** Whether the seat's last action can be taken back. */
  canUndo = $state(false);
  connected = $state(false);
  /** Why the door is closed: a wrong key, no spectators. */
  closed = $state.raw<Fault | null>(null);
  /** Why the table is held: it can be read, and nobody plays on. */
  held = $state.raw<Fault | null>(null);
  /** Documents by the version they came with, for looking back. */
  past = new Map<number, Document>();
  /** What comes is shown bit by bit, as fast as one likes. */
  readonly box: DiceBox;
  readonly pacer = new Pacer((update) => this.#update(update));
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  /** What is done but not seen yet: the update follows. */
  #acked: [number, string][] = [];
  #stopped = false;
  #delay = 200;
  #beat = 0;
  #prefix = Math.random().toString(36).slice(2, 10);
  #count = 0;

  constructor(
    readonly table: string,
    readonly key: string | null,
    readonly lang: Hello['lang'],
    slow?: boolean,
  ) {
    this.box = new DiceBox(table);
    if (slow !== undefined) this.box.paced(slow);
    this.#connect();
    window.addEventListener('online', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    window.addEventListener('pagehide', this.#leave);
    document.addEventListener('freeze', this.#leave);
  }

  stop(): void {
    this.#stopped = true;
    this.pacer.drop();
    window.clearInterval(this.#beat);
    window.removeEventListener('online', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    window.removeEventListener('pagehide', this.#leave);
    document.removeEventListener('freeze', this.#leave);
    this.#socket?.close();
  }

  #wake = (): void => {
    if (!document.hidden && !this.connected) this.#connect();
    // a telephone that is put away falls asleep, and nobody is told
    if (document.hidden && matchMedia('(pointer: coarse)').matches) this.#leave();
  };

  /** Where others are there who would have to wait, the rest of the round is left with the server. */
  #leave = (): void => {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    if (!this.presence.some((one, at) => at !== this.seat && one === 'here')) return;
    const links = this.box.leave();
    if (links) this.#send(links);
  };

  #connect(): void {
    if (this.#stopped || (this.#socket && this.#socket.readyState <= WebSocket.OPEN)) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.table}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#delay = 200;
      const hello: Hello = { type: 'hello', key: this.key, since: this.version, lang: this.lang };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = () => this.#lost(socket);
    window.clearInterval(this.#beat);
    this.#beat = window.setInterval(() => this.#send({ type: 'ping' }), 25_000);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    this.connected = false;
    if (this.#stopped) return;
    window.setTimeout(() => this.#connect(), this.#delay);
    this.#delay = Math.min(this.#delay * 1.6, 4000);
  }

  #send(message: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case 'welcome':
        this.seat = message.seat ?? -1;
        this.connected = true;
        this.held = null;
        this.muted = [];
        this.box.connected(message.version);
        this.pacer.drop();
        if (message.version < this.version) this.#forget();
        for (const waiting of this.#waiting.values()) this.#socket?.send(waiting.text);
        return;
      case 'lobby':
        this.lobby = message.lobby;
        this.box.paced(message.lobby.pace.kind === 'slow');
        this.#addEntropy(message.lobby);
        return;
      case 'update':
        this.box.see(message);
        this.pacer.add(message);
        return;
      case 'dice': {
        const said = this.box.answer(message, this.seat);
        if (said) this.#send(said);
        return;
      }
      case 'presence':
        this.presence = message.presence;
        this.votes = message.votes;
        this.#setClock(message.clock);
        return;
      case 'ack':
        this.pacer.flush();
        this.#acked.push([message.version, message.id]);
        this.#settle();
        return;
      case 'answer':
        this.#answered(message.id, message.result);
        return;
      case 'refused':
        this.#failed(message.id, message.reason);
        return;
      case 'error':
        this.#error(message);
        return;
      case 'muted':
        this.muted = message.seats;
        return;
      case 'lesson':
        this.pacer.then(() => (this.lesson = message));
        return;
      case 'over':
        this.over = message;
    }
  }

  #error(fault: Fault): void {
    if (fault.code === 'held') this.held = fault;
    if (CLOSING.includes(fault.code)) {
      this.closed = fault;
      this.#stopped = true;
    }
    this.#failed(fault.id ?? '', { ...fault, rule: '' });
  }

  #failed(id: string, reason: Reason): void {
    this.#waiting.get(id)?.failed(reason);
    this.#waiting.delete(id);
  }

  #forget(): void {
    this.version = 0;
    this.facts = [];
    this.lines = [];
    this.past.clear();
  }

  #update(message: Update): void {
    const { doc, facts, lines } = told(this, message);
    this.doc = doc;
    this.facts = facts;
    this.lines = lines;
    this.past.set(message.version, doc);
    if (this.past.size > 400) this.past.delete(this.past.keys().next().value!);
    this.version = message.version;
    this.canUndo = message.undo ?? false;
    this.presence = message.presence;
    this.#setClock(message.clock);
    this.#settle();
  }

  #settle(): void {
    for (const [version, id] of this.#acked) if (version <= this.version) this.#answered(id, null);
    this.#acked = this.#acked.filter(([version]) => version > this.version);
  }

  #setClock(clock: Clock | null): void {
    this.clock = clock;
    if (clock) this.clockSkew = clock.now - Date.now() / 1000;
  }

  #addEntropy(lobby: LobbyTable): void {
    if (lobby.state !== 'open' || this.seat < 0 || lobby.seats[this.seat]?.entropy) return;
    this.#send(saying(partOf(this.table, this.seat, lobby)));
  }

  #answered(id: string, result: Result | null): void {
    this.#waiting.get(id)?.done(result);
    this.#waiting.delete(id);
  }

  #request(message: object): Promise<Result | null> {
    this.#count += 1;
    const id = `${this.#prefix}-${this.#count}`;
    const text = JSON.stringify({ ...message, id });
    return new Promise((done, failed) => {
      this.#waiting.set(id, { done, failed, text });
      this.#send({ ...message, id });
    });
  }

  /** Answer the question of a version; rejects with a reason. Sent again with the same id after a lost connection. */
  act(action: string, version: number): Promise<unknown> {
    this.pacer.flush();
    return this.#request({ type: 'act', version, action });
  }

  deal(text: string): Promise<unknown> {
    this.pacer.flush();
    return this.#request({ type: 'deal', version: this.version, text });
  }

  /** Take the seat's last action back; rejects with the reason why it stands. */
  undo(): Promise<unknown> {
    return this.#request({ type: 'undo', version: this.version });
  }

  async ask<What extends Ask['what']>(what: What, more: Partial<Ask> = {}): Promise<Extract<Result, { what: What }>> {
    return (await this.#request({ type: 'ask', what, ...more })) as Extract<Result, { what: What }>;
  }

  vote(seat: number, yes: boolean): Promise<unknown> {
    return this.#request({ type: 'vote', seat, yes });
  }

  /** Hear no more of what somebody says, or again. */
  mute(seat: number, on: boolean): Promise<unknown> {
    return this.#request({ type: 'mute', seat, on });
  }

  /** Tell the host about somebody. */
  report(seat: number, why: Report['why'], text: string): Promise<unknown> {
    return this.#request({ type: 'report', seat, why, text });
  }

  /** Hear no more of the guide. */
  skip(): Promise<unknown> {
    return this.#request({ type: 'skip' });
  }

  /** The document of an earlier version: kept, or asked for. */
  async documentAt(version: number): Promise<Document> {
    const kept = this.past.get(version);
    if (kept) return kept;
    const { document } = await this.ask('past', { version });
    this.past.set(version, document);
    return document;
  }
}
