/** A table as one person plays it: what is shown, what is being chosen, which window is open. */
import { getContext, setContext } from 'svelte';
import type { Client } from './client.svelte';
import { Drag } from './drag.svelte';
import { Lexicon } from './lexicon';
import { narrate, type Line } from './narrate';
import { beep } from './sound';
import type { Fact, GameDoc, OfferDoc, PackData, Refused, Row } from './types';
import { words } from './words.svelte';
import { compose, kinds, left, places, settle, stage, type Stage, type Way } from './walk';

const KEY = Symbol('play');
const OWN = 'moved exploited fight recruited promoted sat ordered fist backup gang side starts'.split(' ');
/** What is done with one press; everything else is shown once more before it is done. */
const AT_ONCE = ['yes', 'no', 'enough', 'option', 'target', 'allot', 'discharge', 'injure', 'use'];

export type Window =
  | { kind: 'rules'; ids: string[] }
  | { kind: 'place'; id: string; number: number }
  | { kind: 'gang'; seat: number }
  | { kind: 'card'; id: string }
  | { kind: 'why'; title: string; reasons: { text: string; rule: string }[] }
  | null;

/** A deal being written. */
export interface Draft {
  form: 'offer' | 'gift';
  to?: number;
  counter?: OfferDoc;
}

export class Play {
  way = $state.raw<Way>({});
  trail = $state.raw<Way[]>([]);
  window = $state.raw<Window>(null);
  travel = $state.raw<{ version: number; doc: GameDoc } | null>(null);
  problem = $state('');
  busy = $state(false);
  said = $state('');
  tab = $state('log');
  dismissed = $state(0);
  drafted = $state.raw<Draft | null>(null);
  /** Counts what was chosen on the board: the question comes into sight for it. */
  called = $state(0);
  /** Counts the questions: what is pressed answers the one it was shown with, and no other. */
  question = $state(0);
  readonly drag = new Drag(this);
  #menu = '';
  #asked = false;
  #version = 0;
  #told = new Map<string, Line[]>();

  constructor(
    readonly client: Client,
    readonly pack: PackData,
  ) {}

  doc = $derived.by((): GameDoc => this.travel?.doc ?? this.client.doc!);
  lex = $derived.by(() => new Lexicon(this.pack, this.doc.seats, this.client.seat));
  facts = $derived.by((): Fact[] => {
    const until = this.travel?.version ?? Infinity;
    return until === Infinity ? this.client.facts : this.client.facts.filter((fact) => fact.version <= until);
  });
  /** The story; rounds that are over are told once and kept. */
  lines = $derived.by((): Line[] => {
    const starts = this.facts.flatMap((fact, at) => (fact.event === 'round' ? [at] : []));
    const cuts = [0, ...starts.filter((at) => at > 0), this.facts.length];
    return cuts.slice(1).flatMap((end, at) => this.#chapter(this.facts.slice(cuts[at], end), at === cuts.length - 2));
  });
  rows = $derived.by((): Row[] => (this.travel || this.client.seat < 0 ? [] : this.doc.menu));
  named = $derived.by(() => Object.values(this.pack.gangs)[0]!.made.length > 0);
  stage = $derived.by((): Stage => stage(this.rows, this.way));
  row = $derived.by((): Row | undefined => left(this.rows, this.way)[0]);
  /** Whether this seat can deal now. */
  deals = $derived.by(
    () => this.client.seat >= 0 && this.doc.round > 0 && !this.doc.over && !this.travel && Boolean(this.me?.alive),
  );
  me = $derived.by(() => this.doc.seats[this.client.seat]);
  /** The version of this seat's last own action. */
  lastMine = $derived.by((): number => {
    const own = this.facts.findLast((fact) => fact['seat'] === this.client.seat && OWN.includes(fact.event));
    return own?.version ?? 0;
  });

  /**
   * A new question starts a new walk; after an answer it is new even where it offers the very same choices.
   * One that takes the place of another which was not answered here comes with a word.
   */
  look(answered = false): void {
    const rows = this.client.doc?.menu ?? [];
    const menu = JSON.stringify([this.client.doc?.step, rows]);
    const same = menu === this.#menu;
    if (same && !answered) return;
    const moved = this.#asked && !answered && !this.busy;
    this.#menu = menu;
    this.#asked = rows.length > 0;
    this.#version = this.client.version;
    this.question += 1;
    this.trail = [];
    this.drag.cancel();
    this.way = settle(rows, {}, this.named);
    this.problem = '';
    if (moved) this.late();
    if (!same && rows.length) beep('turn');
  }

  /** Say that something was pressed for a question that is asked no more, or is about to be. */
  late(): void {
    this.problem = this.lex.refusal('stale', {});
  }

  #chapter(facts: Fact[], last: boolean): Line[] {
    const key = `${words.lang}/${facts[0]?.version}/${facts.length}`;
    const kept = this.#told.get(key);
    if (kept) return kept;
    const lines = narrate(this.lex, facts);
    if (!last) this.#told.set(key, lines);
    return lines;
  }

  kinds(): string[] {
    return kinds(this.rows);
  }

  /** Places that can be pressed on the board now, by their numbers. */
  open = $derived.by((): number[] => {
    if (!this.rows.length) return [];
    if (this.stage === 'place') return places(this.rows, this.way);
    return this.stage === 'target' && this.way.kind === 'move' ? (this.row?.targets ?? []) : [];
  });

  pick(more: Way): void {
    if (this.busy) return;
    this.trail = [...this.trail, this.way];
    this.way = settle(this.rows, { ...this.way, ...more }, this.named);
    if (this.stage === 'done' && AT_ONCE.includes(this.way.kind ?? '')) void this.confirm();
  }

  pickPlace(number: number): void {
    this.called += 1;
    this.pick(this.stage === 'target' ? { target: number } : { place: number });
  }

  back(): void {
    this.way = this.trail.at(-1) ?? {};
    this.trail = this.trail.slice(0, -1);
    this.problem = '';
  }

  /** Begin anew with an order at a place, from the place's own window or by dragging; what is added can be taken back. */
  begin(way: Way, more: Way = {}): void {
    const start = settle(this.rows, {}, this.named);
    this.trail = Object.keys(more).length ? [start, way] : [start];
    this.way = settle(this.rows, { ...way, ...more }, this.named);
    this.window = null;
    this.called += 1;
  }

  action = $derived.by((): string => (this.stage === 'done' && this.row ? compose(this.doc, this.lex, this.way) : ''));

  async confirm(): Promise<void> {
    if (!this.action || this.busy) return;
    const refused = await this.#try(() => this.client.act(this.action, this.#version));
    if (!refused) this.look(true);
    // the question was answered elsewhere: the next one is another, even where it looks the same
    if (refused === 'stale') this.#menu = '';
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
  waiting = $derived.by((): OfferDoc[] =>
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
      const refused = reason as Refused;
      this.problem = this.lex.refusal(refused.code, refused.details);
      return refused.code;
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

  rules(...ids: string[]): void {
    this.window = { kind: 'rules', ids };
  }
}

export const setPlay = (play: Play): Play => setContext(KEY, play);
export const usePlay = (): Play => getContext<Play>(KEY);
