/** A table as one person plays it: what is shown, what is being chosen, which window is open. */
import { getContext, setContext } from 'svelte';
import type { Client } from './client.svelte';
import { Drag } from './drag.svelte';
import { gangOf, listed } from './names';
import type { Cards, Choice, Document, Fact, Line, MenuRow, Message, Offer, Question, Reason } from './protocol';
import { beep } from './sound';
import { say, t } from './words.svelte';
import { choices, compose, left, settle, stage, type Stage, type Way } from './walk';

const KEY = Symbol('play');
const OWN = 'moved exploited fight recruited promoted sat ordered fist backup gang side starts'.split(' ');
/** What makes a question another one: its answers, not how they are called. */
const SHAPE = 'step rows action place targets word top crew men made rookies need'.split(' ');
/** What is done with one press; everything else is shown once more before it is done. */
const AT_ONCE = ['yes', 'no', 'enough', 'option', 'target', 'allot', 'discharge', 'injure', 'use'];

export type Window =
  | { kind: 'rules'; ids: string[] }
  | { kind: 'place'; id: string }
  | { kind: 'gang'; seat: number }
  | { kind: 'card'; id: string }
  | { kind: 'why'; title: string; reasons: Reason[] }
  | null;

/** A deal being written. */
export interface Draft {
  form: 'offer' | 'gift';
  to?: number;
  counter?: Offer;
}

export class Play {
  way = $state.raw<Way>({});
  trail = $state.raw<Way[]>([]);
  window = $state.raw<Window>(null);
  travel = $state.raw<{ version: number; doc: Document } | null>(null);
  problem = $state('');
  busy = $state(false);
  said = $state('');
  tab = $state('log');
  dismissed = $state(0);
  drafted = $state.raw<Draft | null>(null);
  /** Counts what was chosen on the board: the question comes into sight for it. */
  called = $state(0);
  /** Counts the questions: what is pressed answers the one it was shown with, and no other. */
  count = $state(0);
  readonly drag = new Drag(this);
  #shape = '';
  #asked = false;
  #version = 0;

  constructor(
    readonly client: Client,
    readonly pack: Cards,
  ) {}

  doc = $derived.by((): Document => this.travel?.doc ?? this.client.doc!);
  until = $derived.by((): number => this.travel?.version ?? Infinity);
  facts = $derived.by((): Fact[] => this.client.facts.filter((fact) => fact.version <= this.until));
  lines = $derived.by((): Line[] => this.client.lines.filter((line) => line.version <= this.until));
  /** What this seat is asked now; of the past nothing is. */
  question = $derived.by((): Question | null => (this.travel ? null : this.doc.question));
  rows = $derived.by((): MenuRow[] => this.question?.rows ?? []);
  stage = $derived.by((): Stage => stage(this.rows, this.way));
  row = $derived.by((): MenuRow | undefined => left(this.rows, this.way)[0]);
  choices = $derived.by((): Choice[] => choices(this.rows, this.way));
  /** The question of this stage. */
  heading = $derived.by((): Message => {
    const first = this.question?.heading ?? { id: 'web-wait' };
    if (!this.trail.length) return first;
    return this.stage === 'done' ? { id: 'web-sure' } : (this.row?.asks[this.stage] ?? first);
  });
  /** Whether this seat can deal now. */
  deals = $derived.by(
    () => this.client.seat >= 0 && this.doc.round > 0 && !this.doc.over && !this.travel && Boolean(this.me?.alive),
  );
  me = $derived.by(() => this.doc.seats[this.client.seat]);
  /** The version of this seat's last own action. */
  lastMine = $derived.by((): number => {
    const own = this.facts.findLast(
      (fact) => 'seat' in fact && fact.seat === this.client.seat && OWN.includes(fact.event),
    );
    return own?.version ?? 0;
  });

  /** Who sits somewhere, for a sentence and by itself. */
  who = (seat: number): Message => gangOf(this.doc.seats[seat]!);
  gang = (seat: number): string => say(this.who(seat));
  gangs = (seats: number[]): Message => listed(seats.map(this.who));
  /** How a seat is written in notation. */
  word = (seat: number): string => this.doc.seats[seat]?.gang ?? `seat${seat + 1}`;

  /** The letter on a gang's pieces; two where two gangs share the first. */
  letters(seat: number): string {
    const names = this.doc.seats.map((one) => one.gang ?? one.name);
    const own = names[seat] ?? '';
    const shared = names.some((name, other) => other !== seat && name[0] === own[0]);
    return own.slice(0, 1).toUpperCase() + (shared ? own.slice(1, 2) : '');
  }

  /**
   * A new question starts a new walk; after an answer it is new even where it offers the very same choices.
   * One that takes the place of another which was not answered here comes with a word.
   */
  look(answered = false): void {
    const question = this.client.doc?.question ?? null;
    const shape = JSON.stringify(question, SHAPE);
    const same = shape === this.#shape;
    if (same && !answered) return;
    const moved = this.#asked && !answered && !this.busy;
    this.#shape = shape;
    this.#asked = question !== null;
    this.#version = this.client.version;
    this.count += 1;
    this.trail = [];
    this.drag.cancel();
    this.way = settle(question?.rows ?? [], {});
    this.problem = '';
    if (moved) this.late();
    if (!same && question) beep('turn');
  }

  /** Say that something was pressed for a question that is asked no more, or is about to be. */
  late(): void {
    this.problem = t('refusal-stale');
  }

  /** Places that can be pressed on the board now, by their words. */
  open = $derived.by((): string[] =>
    this.stage === 'place' || (this.stage === 'target' && this.way.place) ? this.choices.map((one) => one.word) : [],
  );

  pick(more: Way): void {
    if (this.busy) return;
    this.trail = [...this.trail, this.way];
    this.way = settle(this.rows, { ...this.way, ...more });
    if (this.stage === 'done' && AT_ONCE.includes(this.way.kind ?? '')) void this.confirm();
  }

  pickPlace(word: string): void {
    this.called += 1;
    this.pick({ [this.stage]: word });
  }

  back(): void {
    this.way = this.trail.at(-1) ?? {};
    this.trail = this.trail.slice(0, -1);
    this.problem = '';
  }

  /** Begin anew with an order at a place, from the place's own window or by dragging; what is added can be taken back. */
  begin(way: Way, more: Way = {}): void {
    const start = settle(this.rows, {});
    this.trail = Object.keys(more).length ? [start, way] : [start];
    this.way = settle(this.rows, { ...way, ...more });
    this.window = null;
    this.called += 1;
  }

  action = $derived.by((): string => (this.stage === 'done' && this.row ? compose(this.way) : ''));

  async confirm(): Promise<void> {
    if (!this.action || this.busy) return;
    const refused = await this.#try(() => this.client.act(this.action, this.#version));
    if (!refused) this.look(true);
    // the question was answered elsewhere: the next one is another, even where it looks the same
    if (refused === 'stale') this.#shape = '';
  }

  async deal(text: string): Promise<boolean> {
    return !(await this.#try(() => this.client.deal(text)));
  }

  /** Answer an offer; what is wrong with it is said beside the offer, not beside the question. */
  async answer(text: string): Promise<string> {
    const done = await this.deal(text);
    const problem = this.problem;
    this.problem = '';
    return done ? '' : problem;
  }

  /** Open offers that wait for this seat's answer. */
  waiting = $derived.by((): Offer[] =>
    this.deals ? this.doc.offers.filter((one) => one.state === 'open' && one.rivals.includes(this.client.seat)) : [],
  );

  /** Write a deal, from wherever it came to mind. */
  draft(draft: Draft): void {
    this.problem = '';
    this.drafted = draft;
    this.tab = 'deals';
    this.window = null;
    queueMicrotask(() => document.querySelector('[data-deals]')?.scrollIntoView({ block: 'nearest' }));
  }

  /** Have something done; returns why it was not, if it was not. */
  async #try(act: () => Promise<unknown>): Promise<string> {
    if (this.busy) return 'busy';
    this.busy = true;
    this.problem = '';
    try {
      await act();
      return '';
    } catch (reason) {
      const { code, message } = reason as Reason;
      this.problem = say(message);
      return code;
    } finally {
      this.busy = false;
    }
  }

  async look_back(version: number): Promise<void> {
    if (version >= this.client.version) {
      this.travel = null;
      return;
    }
    const doc = await this.client.documentAt(version).catch(() => null);
    if (doc) this.travel = { version, doc };
  }

  /** Why an order cannot be given: at a place, or wherever it could be meant. */
  async whyNot(label: Message, action: string, place = ''): Promise<void> {
    const { reasons } = await this.client.ask('shut', { action, place }).catch(() => ({ reasons: [] }));
    this.window = { kind: 'why', title: say(label), reasons };
  }

  rules(...ids: string[]): void {
    this.window = { kind: 'rules', ids };
  }
}

export const setPlay = (play: Play): Play => setContext(KEY, play);
export const usePlay = (): Play => getContext<Play>(KEY);
