/** An exercise as a table of one: the same face as a connection, behind which the server plays every move anew. */
import { ApiError, OFFLINE } from '../lib/api';
import type { Client } from '../lib/client.svelte';
import type { Ask, Document, ExerciseNow, Fact, Line, Update } from '../lib/protocol';
import { asked, tried } from './api';

const reasonOf = (error: unknown): unknown => (error instanceof ApiError ? error.reason : OFFLINE);

export class Exercise {
  doc = $state.raw<Document | null>(null);
  facts = $state.raw<Fact[]>([]);
  lines = $state.raw<Line[]>([]);
  seat = $state(0);
  version = $state(0);
  presence = $state.raw<Update['presence']>([]);
  canUndo = $state(false);
  moves = $state.raw<string[]>([]);
  /** How many lines were told before the last move. */
  told = $state(0);
  next = $state('');
  done = $state(false);
  places = $state.raw<string[]>([]);
  readonly connected = true;
  readonly table = '';
  readonly key = null;

  constructor(
    readonly game: string,
    readonly id: string,
  ) {}

  /** The same as a table sees it: components of the table work on it as they are. */
  get client(): Client {
    return this as unknown as Client;
  }

  async play(moves: string[]): Promise<void> {
    const now = await tried(this.game, this.id, moves).catch((error: unknown) => Promise.reject(reasonOf(error)));
    this.told = moves.length > this.moves.length ? this.lines.length : 0;
    this.moves = moves;
    this.#show(now);
  }

  #show(now: ExerciseNow): void {
    this.seat = now.seat;
    this.version = now.version;
    this.facts = now.facts;
    this.lines = now.story;
    this.next = now.next;
    this.done = now.done;
    this.places = now.places;
    this.doc = now.document;
  }

  act = (action: string): Promise<unknown> => this.play([...this.moves, action]);
  deal = (text: string): Promise<unknown> => this.play([...this.moves, text]);
  undo = (): Promise<unknown> => this.play(this.moves.slice(0, -1));

  async ask(what: Ask['what'], more: Partial<Ask> = {}): Promise<unknown> {
    const { action = '', place = '', crew = '' } = more;
    const body = { what, moves: this.moves, action, place, crew };
    return asked(this.game, this.id, body).catch((error: unknown) => Promise.reject(reasonOf(error)));
  }
}
