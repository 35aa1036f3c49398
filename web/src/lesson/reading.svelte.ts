/** How far a learner has read: bubbles wait, one after the other, until somebody reads on. */
import type { Bubble, Lesson } from '../lib/protocol';

export class Reading {
  /** All that was said so far. */
  bubbles = $state.raw<Bubble[]>([]);
  at = $state(0);
  /** Whether the bubble is shut: there is nothing new to read. */
  shut = $state(true);

  bubble = $derived(this.bubbles[this.at]);
  last = $derived(this.at >= this.bubbles.length - 1);

  /** Take in a lesson as it is now: what was said before the learner's last action is passed over, and can be read. */
  hear(lesson: Pick<Lesson, 'bubbles'>): void {
    const known = this.bubbles;
    this.bubbles = lesson.bubbles;
    const fresh = lesson.bubbles.findIndex((one, at) => one.id !== known[at]?.id);
    if (fresh < 0) {
      this.at = Math.max(0, Math.min(this.at, lesson.bubbles.length - 1));
      return;
    }
    const from = this.shut ? fresh : Math.min(this.at, fresh);
    const turn = lesson.bubbles.at(-1)?.turn;
    this.at = lesson.bubbles.findIndex((one, at) => at >= from && one.turn === turn);
    this.shut = false;
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
