import type { Advice, Reason } from '../lib/protocol';

/** Milliseconds in which nothing happens before what was advised is looked at again. */
export const STILL = 1200;

/** What the coach says of one offer: asked for by a press, and from then on anew whenever the table has moved on. */
export class Weighing {
  advice = $state.raw<Advice | null>(null);
  problem = $state.raw<Reason | null>(null);
  busy = $state(false);
  /** Whether what is shown is of an earlier table. */
  stale = $state(false);
  #of: unknown = undefined;
  #number = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly ask: () => Promise<Advice>,
    private readonly refused: (code: string) => void,
  ) {}

  /** Somebody wants to know; of what they are not told nothing is said where the coach just has no advice. */
  async press(): Promise<void> {
    this.stop();
    const number = ++this.#number;
    const again = this.advice !== null;
    this.busy = true;
    this.problem = null;
    try {
      const advice = await this.ask();
      if (number === this.#number) this.advice = advice;
    } catch (reason) {
      if (number !== this.#number) return;
      const { code } = reason as Reason;
      this.refused(code);
      this.advice = null;
      this.problem = again || code === 'no-advice' ? null : (reason as Reason);
    } finally {
      if (number === this.#number) this.busy = this.stale = false;
    }
  }

  /** The offer, or the table, is now this one: where advice was given it is asked for again, once all is still. */
  moved(to: string): void {
    const before = this.#of;
    this.#of = to;
    if (before === undefined || before === to || !(this.advice || this.busy)) return;
    this.stale = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.press(), STILL);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
