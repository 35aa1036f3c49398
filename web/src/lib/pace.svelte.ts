/** How fast what others do is shown: calm, brisk, fast, or at once up to one's own turn. */
import { prefs, type Pace } from './prefs.svelte';
import type { Update } from './protocol';

const FACTOR: Record<Pace, number> = { calm: 1, brisk: 0.5, fast: 0.2, skip: 0 };
/** Milliseconds at the calm pace: a move on the board, and a scene. */
const MOVE = 1500;
const SCENE = 4500;
/** With more than so many waiting, they go by faster. */
const MANY = 6;
const SCENES = 'won drawn card-up price fell caught bribed bombed disbanded'.split(' ');
const UNSEEN = ['quiet', 'aside'];

/** What every duration is multiplied by. */
export const factor = (): number => FACTOR[prefs.pace];
/** How long a scene in which one takes no part stays. */
export const sceneTime = (): number => SCENE * factor();

/** Whether somebody wants still pictures. */
export const isStill = (): boolean => !prefs.motion || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How long what an update shows is to be seen before the next; talk and fists closing take no time. */
export function dwell({ facts, story }: Update, waiting: number): number {
  if (!story.some((line) => !UNSEEN.includes(line.tone))) return 0;
  const whole = facts.some((fact) => SCENES.includes(fact.event)) ? SCENE : MOVE;
  return (whole * factor()) / (waiting > MANY ? waiting - MANY + 1 : 1);
}

/** Updates one after the other, each long enough to be seen. What is done at once is shown at once. */
export class Pacer {
  #queue: Update[] = [];
  #busy = 0;
  readonly #show: (update: Update) => void;

  constructor(show: (update: Update) => void) {
    this.#show = show;
  }

  add(update: Update): void {
    this.#queue.push(update);
    if (!this.#busy || !factor() || document.hidden) this.#next();
  }

  /** Show all that waits: somebody acts on it, wants no waiting, or is asked. */
  flush(): void {
    window.clearTimeout(this.#busy);
    this.#busy = 0;
    for (const update of this.#queue.splice(0)) this.#show(update);
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
    const update = this.#queue.shift();
    this.#busy = 0;
    if (!update) return;
    this.#show(update);
    const time = dwell(update, this.#queue.length);
    if (time) this.#busy = window.setTimeout(() => this.#next(), time);
    else this.#next();
  }
}
