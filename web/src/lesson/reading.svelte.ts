/** How far a learner has read: bubbles wait, one after the other, until somebody reads on or does something. */
import type { Bubble, Lesson } from '../lib/protocol';

export class Reading {
  /** All that was said so far. */
  bubbles = $state.raw<Bubble[]>([]);
  at = $state(0);
  /** Whether the bubble is shut: there is nothing new to read. */
  shut = $state(true);
  #turn = -1;

  bubble = $derived(this.bubbles[this.at]);
  last = $derived(this.at >= this.bubbles.length - 1);

  /**
   * Take in a lesson as it is now. What was said before the learner's last action is passed over, for it speaks of what
   * is done by now; it can be read again.
   */
  hear({ bubbles, turn }: Pick<Lesson, 'bubbles' | 'turn'>): void {
    const fresh = bubbles.findIndex((one, at) => one.id !== this.bubbles[at]?.id);
    const acted = turn !== this.#turn;
    const last = bubbles.length - 1;
    this.bubbles = bubbles;
    this.#turn = turn;
    this.at = Math.max(0, Math.min(this.at, last));
    if (fresh < 0 && (this.shut || !acted)) return;
    const from = fresh < 0 ? this.at : this.shut ? fresh : Math.min(this.at, fresh);
    const next = bubbles.findIndex((one, at) => at >= from && one.turn === turn);
    this.shut = next < 0;
    this.at = next < 0 ? Math.max(0, last) : next;
  }

  next(): void {
    if (this.last) this.shut = true;
    else this.at += 1;
  }

  back(): void {
    if (this.at > 0) this.at -= 1;
  }

  /** Read again what was said last. */
  open(): void {
    this.at = Math.max(0, this.bubbles.length - 1);
    this.shut = false;
  }
}
