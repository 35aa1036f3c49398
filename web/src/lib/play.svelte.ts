/** A table as one person plays it: what is shown, what is being chosen, which window is open. */
import { getContext, setContext, tick } from 'svelte';
import { gangStyle, type GangStyle } from '../art/art';
import type { Client } from './client.svelte';
import { Drag } from './drag.svelte';
import { emptied, isVain, type Empty } from './empty';
import { boosted, EXPLOIT, foreseen, isForced, type Meant } from './meant';
import { gangOf, listed } from './names';
import type {
  Cards,
  Choice,
  Document,
  Fact,
  Forecast,
  Line,
  MadeMan,
  MenuRow,
  Message,
  Offer,
  PlaceNow,
  Question,
  Reason,
} from './protocol';
import { DEALS } from './scene-runs';
import { play as sound } from './sound';
import { say, t } from './words.svelte';
import { takenBack } from './undone';
import { unchanged } from './unchanged';
import { choices, compose, left, settle, stage, type Stage, type Way } from './walk';

const KEY = Symbol('play');
const OWN = 'moved exploited fight recruited promoted sat ordered fist backup gang side starts'.split(' ');
/** What makes a question another one: its answers, not how they are called. */
const SHAPE = 'step rows action place targets word top crew men made rookies need'.split(' ');
/** What is shown once more before it is done: what nobody can take back. Everything else is done with one press. */
const ASKED_TWICE = ['gang', 'side', 'start', 'fight', 'guns', 'market', 'bomb'];

/** Where the rail takes nothing from the map, and where it lies over it. */
const ROOMY = '(min-width: 75rem)';
export const NARROW = '(max-width: 43.75rem), (max-height: 38rem) and (orientation: landscape)';

export type Window =
  | { kind: 'rules'; ids: string[] }
  | { kind: 'book'; first: 'rules' | 'cards'; at: string }
  | { kind: 'gang'; seat: number }
  | { kind: 'card'; id: string }
  | { kind: 'seal' }
  | { kind: 'why'; title: string; reasons: Reason[] }
  | null;

/** A deal being written. */
export interface Draft {
  form: 'offer' | 'gift';
  to?: number;
  counter?: Offer;
}

/**
 * How long somebody takes for an answer without whom there is none: as long as a person would who has a choice, so that
 * how soon it comes tells nobody that the hand was empty.
 */
const SHORTEST = 1000;
const LONGEST = 3000;
const breath = (): Promise<void> =>
  new Promise((done) => window.setTimeout(done, SHORTEST + Math.random() * (LONGEST - SHORTEST)));

export class Play {
  way = $state.raw<Way>({});
  trail = $state.raw<Way[]>([]);
  window = $state.raw<Window>(null);
  travel = $state.raw<{ version: number; doc: Document } | null>(null);
  /** The table before what a scene is still showing: nothing here tells ahead of it. */
  eve = $state.raw<{ version: number; doc: Document | null } | null>(null);
  /** From which version on the story waits for a scene that is still to come, though the table goes on. */
  untold = $state(Infinity);
  problem = $state('');
  /** Whether the coach may not be asked here. */
  coachless = $state(false);
  busy = $state(false);
  said = $state('');
  tab = $state('log');
  drafted = $state.raw<Draft | null>(null);
  /** The place that answers what can be done there, by its word. */
  popped = $state('');
  /** Whether the rail of talk and deals is open: beside the map where there is room for both. */
  rail = $state(typeof matchMedia === 'undefined' || matchMedia(ROOMY).matches);
  /** The black market as it stands now, and what every place gives, by its word. */
  market = $state.raw<Forecast | null>(null);
  gives = $state.raw<Record<string, PlaceNow>>({});
  /** The version of which both are. */
  reckoned = $state(-1);
  /** The exploit that is being done, with what was meant by it. */
  meant = $state.raw<Meant | null>(null);
  /** Counts the questions: what is pressed answers the one it was shown with, and no other. */
  count = $state(0);
  readonly drag = new Drag(this);
  #shape = '';
  #asked = false;
  #version = 0;

  constructor(
    readonly client: Client,
    readonly pack: Cards,
    /** The other seats of this device: whoever plays them is here, though not connected. */
    readonly mates: number[] = [],
  ) {}

  doc = $derived.by((): Document => (this.travel ?? this.eve)?.doc ?? this.client.doc!);
  /** All that is told by now, whatever one looks back at. */
  story = $derived.by((): Line[] => this.client.lines.filter(this.#isTold));
  facts = $derived.by((): Fact[] => this.client.facts.filter(this.#isTold).filter(this.#isPast));
  lines = $derived.by((): Line[] => this.story.filter(this.#isPast));
  /** Whether a line tells of something that was taken back later. */
  undone = $derived.by(() => takenBack(this.facts));
  /** What this seat is asked now; of the past nothing is. */
  question = $derived.by((): Question | null => (this.travel || this.eve ? null : this.doc.question));
  /** The answer to the question that was given with the order before it. */
  foreseen = $derived.by((): string => (this.question && this.meant ? foreseen(this.question, this.meant) : ''));
  rows = $derived.by((): MenuRow[] => this.question?.rows ?? []);
  stage = $derived.by((): Stage => stage(this.rows, this.way));
  row = $derived.by((): MenuRow | undefined => left(this.rows, this.way)[0]);
  choices = $derived.by((): Choice[] => choices(this.rows, this.way));
  /** What to say of a question that leaves nothing to choose, for want of something. */
  empty = $derived.by((): Empty | null => (this.question ? emptied(this.question, this.me) : null));
  /** Whether the boost that is offered would bring nothing. */
  vain = $derived.by(
    () => this.question?.step === 'OfferBoost' && isVain(this.gives[this.doc.exploit?.place ?? ''], this.me),
  );
  /** The question of this stage. */
  heading = $derived.by((): Message => {
    const first = this.empty?.heading ?? this.question?.heading ?? { id: 'web-wait' };
    if (!this.trail.length) return first;
    return this.stage === 'done' ? { id: 'web-sure' } : (this.row?.asks[this.stage] ?? first);
  });
  /** Whether this seat can deal now. */
  deals = $derived.by(
    () => this.client.seat >= 0 && this.doc.round > 0 && !this.doc.over && !this.travel && Boolean(this.me?.alive),
  );
  me = $derived.by(() => this.doc.seats[this.client.seat]);
  /** Whether what places give is still that of an earlier table. */
  isBehind = $derived.by((): boolean => this.reckoned !== this.client.version);
  /** The version of this seat's last own action. */
  lastMine = $derived.by((): number => {
    const own = this.facts.findLast(
      (fact) => 'seat' in fact && fact.seat === this.client.seat && OWN.includes(fact.event),
    );
    return own?.version ?? 0;
  });

  /** Whether something is told already: what scenes are yet to show is not, but for talk. */
  #isTold = ({ version, event }: { version: number; event: string }): boolean =>
    version <= (this.eve?.version ?? Infinity) && (version < this.untold || DEALS.includes(event));
  #isPast = ({ version }: { version: number }): boolean => version <= (this.travel?.version ?? Infinity);

  /** Whether somebody is there, as the server says it; of those at this device one knows better. */
  presence = (seat: number): string | undefined =>
    this.mates.includes(seat) && this.client.presence[seat] === 'away' ? 'here' : this.client.presence[seat];
  /** Who sits somewhere, for a sentence and by itself. */
  who = (seat: number): Message => gangOf(this.doc.seats[seat]!);
  gang = (seat: number): string => say(this.who(seat));
  gangs = (seats: number[]): Message => listed(seats.map(this.who));
  /** How a gang looks beside the others at this table. */
  gangsHere = $derived.by(() => this.doc.seats.flatMap(({ gang }) => gang ?? []));
  looks = (seat: number): GangStyle => gangStyle(this.doc.seats[seat]?.gang ?? `seat${seat}`, this.gangsHere);
  /** A made man with a name, by his id. */
  man = (id: string): MadeMan | undefined =>
    Object.values(this.pack.gangs)
      .flatMap((gang) => gang.made)
      .find((man) => man.id === id);
  /** Places that open promises of this seat, or to it, speak of. */
  vows = $derived.by(
    () =>
      new Set(
        this.doc.promises
          .filter((one) => one.verdict === 'open' && [one.seat, one.rival].includes(this.client.seat))
          .map((one) => one.clause.text.split(':')[1] ?? ''),
      ),
  );
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
    const question = this.eve ? null : (this.client.doc?.question ?? null);
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
    this.popped = '';
    this.way = settle(question?.rows ?? [], {});
    this.problem = '';
    if (!answered && !this.busy) this.meant = null;
    if (moved) this.late();
    if (!same && question && !this.foreseen) sound('turn');
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
    this.#go(settle(this.rows, { ...this.way, ...more }), [...this.trail, this.way]);
  }

  /** Go on from here; what nobody has to be asked about twice is done instead, and the question stays till it is. */
  #go(way: Way, trail: Way[]): void {
    if (this.busy) return;
    this.popped = '';
    if (stage(this.rows, way) === 'done' && !ASKED_TWICE.includes(way.kind ?? '')) void this.#do(way, trail);
    else this.#show(way, trail);
  }

  #show(way: Way, trail: Way[]): void {
    this.trail = trail;
    this.way = way;
  }

  /** Do what a place offers whole: nothing is left to choose, and what comes of it was shown before. */
  act(way: Way, boost = false): void {
    const whole = settle(this.rows, { ...way, boost });
    if (this.busy || stage(this.rows, whole) !== 'done') return;
    this.popped = '';
    void this.#do(whole, [settle(this.rows, {})]);
  }

  /** Do what is chosen: an exploit for what the place gives by then; an order that is grave is shown once more before. */
  async #do(way: Way, trail: Way[]): Promise<void> {
    const count = this.count;
    const { step } = this.doc;
    if ((way.kind === 'exploit' || step === 'FollowUp') && this.isBehind) await this.#find(this.reckon());
    const isGrave = step === 'IssueOrders' && (await this.#isGrave(compose(way), way.place));
    if (count !== this.count) this.late();
    else if (isGrave) this.#show(way, trail);
    else await this.#send(compose(way), this.#meaning(way));
  }

  /** Whether an action cannot be taken back, or has somebody fall: with the last tokens, or where it is hot. */
  async #isGrave(action: string, place = ''): Promise<boolean> {
    if ((this.me?.orders ?? 0) > 1 && !this.gives[place]?.hot) return false;
    const found = await this.#find(this.client.ask('preview', { action }).catch(() => null));
    return Boolean(found?.final || found?.story.some(({ event }) => event === 'caught'));
  }

  /** Wait for something that the server is asked; nothing else is pressed meanwhile. */
  async #find<Found>(asked: Promise<Found>): Promise<Found> {
    this.busy = true;
    return asked.finally(() => (this.busy = false));
  }

  /** What is meant by an order to exploit, or by the exploit after a fight; by a part of one, what was meant before. */
  #meaning({ kind, place, boost = false }: Way): Meant | null {
    const { step, fight, places } = this.doc;
    if (EXPLOIT.includes(step)) return boosted(this.meant, step, kind);
    const won = step === 'FollowUp' && kind === 'yes' ? places.find((one) => one.id === fight?.place)?.word : '';
    const now = this.gives[kind === 'exploit' ? (place ?? '') : (won ?? '')];
    return now ? { now, boost } : null;
  }

  /** A press on a place: it is what the question asks for, or it says what can be done there. */
  press(word: string): void {
    if (this.open.includes(word)) this.pickPlace(word);
    else this.popped = this.popped === word ? '' : word;
    if (matchMedia(NARROW).matches) this.rail = false;
  }

  pickPlace(word: string): void {
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
    this.window = null;
    this.#go(settle(this.rows, { ...way, ...more }), Object.keys(more).length ? [start, way] : [start]);
  }

  action = $derived.by((): string => (this.stage === 'done' && this.row ? compose(this.way) : ''));

  async confirm(): Promise<void> {
    if (this.action) await this.#send(this.action, this.#meaning(this.way));
  }

  async #send(action: string, meant: Meant | null = null): Promise<void> {
    if (this.busy) return;
    this.meant = meant;
    const refused = await this.#try(() => this.client.act(action, this.#version));
    if (refused) this.meant = null;
    else this.look(true);
    // the question was answered elsewhere: the next one is another, even where it looks the same
    if (refused === 'stale') this.#shape = '';
    if (this.question && this.foreseen && isForced(this.question)) await breath();
    if (this.foreseen && (await this.#isGrave(this.foreseen))) this.meant = null;
    if (this.foreseen) await this.#send(this.foreseen, this.meant);
    else if (!EXPLOIT.includes(this.question?.step ?? '')) this.meant = null;
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
    this.window = null;
    this.show('deals');
    void tick().then(() => document.querySelectorAll('.rail, .rail .upper').forEach((one) => one.scrollTo({ top: 0 })));
  }

  /** Open a part of the rail. */
  show(tab: string): void {
    this.tab = tab;
    this.rail = true;
    if (matchMedia(NARROW).matches) this.popped = '';
  }

  /** Ask what the market pays and what every place gives now; an onlooker gets nothing anywhere. */
  async reckon(): Promise<void> {
    const { version, doc } = this.client;
    if (doc?.over) this.gives = {};
    if (this.doc.round > 0 && !this.doc.over) await this.#reckon();
    this.reckoned = version;
  }

  async #reckon(): Promise<void> {
    const [market, places] = await Promise.all([
      this.client.ask('market').catch(() => null),
      this.client.seat < 0 ? null : this.client.ask('places').catch(() => null),
    ]);
    this.market = unchanged(this.market, market);
    this.gives = unchanged(this.gives, Object.fromEntries((places?.places ?? []).map((one) => [one.place, one])));
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

  /** Whether this seat's last action can be taken back. */
  canUndo = $derived.by((): boolean => this.client.canUndo && !this.travel && !this.busy);

  /** Take it back; returns what to say of it. */
  async undo(): Promise<string> {
    if (!this.canUndo) return '';
    this.busy = true;
    this.meant = null;
    try {
      await this.client.undo();
      return t('web-undo-done');
    } catch (reason) {
      return say((reason as Reason).message);
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

  /** The rules behind something; without any, the book. */
  rules(...ids: string[]): void {
    if (ids.length) this.window = { kind: 'rules', ids };
    else this.book();
  }

  /** The book, open at a rule or at a card. */
  book(at = '', first: 'rules' | 'cards' = 'rules'): void {
    this.window = { kind: 'book', first, at };
  }
}

export const setPlay = (play: Play): Play => setContext(KEY, play);
export const usePlay = (): Play => getContext<Play>(KEY);
