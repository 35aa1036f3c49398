/** How fast what others do is shown: calm, brisk, fast, or at once up to one's own turn. */
import { prefs, USUAL, type Pace } from './prefs.svelte';
import type { Update } from './protocol';

const FACTOR: Record<Pace, number> = { calm: 1, brisk: 0.5, fast: 0.2, skip: 0 };
/** Milliseconds at the calm pace: a move on the board, and a scene. */
const MOVE = 1500;
const SCENE = 4500;
/** With more than so many waiting, they go by faster. */
const MANY = 6;
const SCENES = 'won drawn card-up price fell caught bribed bombed disbanded'.split(' ');
const UNSEEN = ['quiet', 'aside'];

/** The pace of the table one sits at: a lesson has its own, and begins at the usual one whatever was chosen before. */
class Tempo {
  /** The table of the lesson one takes, or ''. */
  lesson = $state('');

  get now(): Pace {
    if (!this.lesson) return prefs.pace;
    return prefs.taught?.table === this.lesson ? prefs.taught.pace : USUAL;
  }

  choose(pace: Pace): void {
    if (this.lesson) prefs.taught = { table: this.lesson, pace };
    else prefs.pace = pace;
    prefs.keep();
  }
}

export const tempo = new Tempo();

/** What every duration is multiplied by. */
export const factor = (): number => FACTOR[tempo.now];
/** How long a scene in which one takes no part stays. */
export const sceneTime = (): number => SCENE * factor();

/** Whether somebody wants still pictures. */
export const isStill = (): boolean => !prefs.motion || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether scenes move: whoever wants no waiting has still pictures too. */
export const isMoving = (): boolean => factor() > 0 && !isStill();

/** How long what an update shows is to be seen before the next; talk and fists closing take no time. */
export function dwell({ facts, story }: Update, waiting: number): number {
  if (!story.some((line) => !UNSEEN.includes(line.tone))) return 0;
  const whole = facts.some((fact) => SCENES.includes(fact.event)) ? SCENE : MOVE;
  return (whole * factor()) / (waiting > MANY ? waiting - MANY + 1 : 1);
}

interface Waiting {
  update: Update;
  after?: () => void;
}

/** Updates one after the other, each long enough to be seen. What is done at once is shown at once. */
export class Pacer {
  #queue: Waiting[] = [];
  #busy = 0;
  readonly #show: (update: Update) => void;

  constructor(show: (update: Update) => void) {
    this.#show = show;
  }

  add(update: Update): void {
    this.#queue.push({ update });
    if (!this.#busy || !factor() || document.hidden) this.#next();
  }

  /** Have something done as soon as all that came before it is shown: what came later takes its place. */
  then(after: () => void): void {
    const last = this.#queue.at(-1);
    if (last) last.after = after;
    else after();
  }

  /** Show all that waits: somebody acts on it, wants no waiting, or is asked. */
  flush(): void {
    window.clearTimeout(this.#busy);
    this.#busy = 0;
    for (const one of this.#queue.splice(0)) this.#tell(one);
  }

  /** Forget what waits: it will be told again. */
  drop(): void {
    window.clearTimeout(this.#busy);
    this.#busy = 0;
    this.#queue = [];
  }

  #next(): void {
    if (!factor() || document.hidden) {
      this.flush();
      return;
    }
    const next = this.#queue.shift();
    this.#busy = 0;
    if (!next) return;
    this.#tell(next);
    const time = dwell(next.update, this.#queue.length);
    if (time) this.#busy = window.setTimeout(() => this.#next(), time);
    else this.#next();
  }

  #tell({ update, after }: Waiting): void {
    this.#show(update);
    after?.();
  }
}
