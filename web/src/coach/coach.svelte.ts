/** The coach at this table: what it would do, and hints as often as they help. */
import type { Play } from '../lib/play.svelte';
import type { Advice, Message, Reason } from '../lib/protocol';
import { say } from '../lib/words.svelte';
import { follow, followed, may, newBook, tell, type HintBook, type Shown } from './hints';

const KEPT = 'gangland-hints';

function kept(): HintBook {
  try {
    return {
      ...newBook(),
      ...(JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Partial<HintBook>),
      round: 0,
      told: [],
    };
  } catch {
    return newBook();
  }
}

export class Coach {
  advice = $state.raw<Advice | null>(null);
  hint = $state.raw<Message | null>(null);
  problem = $state('');
  busy = $state(false);
  book = $state.raw<HintBook>(kept());
  #shown: Shown | null = null;
  #turn = -1;

  constructor(readonly play: Play) {}

  /** Whether this table has no coach. */
  get off(): boolean {
    return this.play.coachless;
  }

  #keep(book: HintBook): void {
    this.book = book;
    const { followed, quiet } = book;
    localStorage.setItem(KEPT, JSON.stringify({ followed, quiet }));
  }

  hush(quiet: boolean): void {
    this.#keep({ ...this.book, quiet });
    this.hint = null;
  }

  /** What would you do? */
  async ask(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = '';
    try {
      this.advice = await this.play.client.ask('advice');
    } catch (reason) {
      const { code, message } = reason as Reason;
      this.play.coachless = code === 'no-coach';
      this.problem = say(message);
      this.advice = null;
    } finally {
      this.busy = false;
    }
  }

  /** The question is another one: what was said of the last one is over. */
  turn(count: number): void {
    if (count === this.#turn) return;
    this.#turn = count;
    this.advice = null;
    this.problem = '';
    this.hint = null;
    const shown = this.#shown;
    const { client } = this.play;
    if (!shown) return;
    const done = followed(shown, client.facts, client.seat);
    if (done === null) return;
    if (done) this.#keep(follow(this.book, shown.id));
    this.#shown = null;
  }

  /** Whether there is something newcomers forget, now or about what is being chosen. */
  async look(action: string): Promise<void> {
    const { play } = this;
    const turn = this.#turn;
    if (this.off || this.book.quiet || this.hint || !play.question || play.doc.round === 0) return;
    if (play.client.lesson?.guided) return; // one voice at a time
    try {
      const found = await play.client.ask('hint', { action });
      if (!found.id || !found.message || turn !== this.#turn || this.hint) return;
      if (!may(this.book, found.id, play.doc.round)) return;
      this.#keep(tell(this.book, found.id, play.doc.round));
      this.hint = found.message;
      this.#shown = { id: found.id, action, version: play.client.version };
    } catch (reason) {
      this.play.coachless ||= (reason as Reason).code === 'no-coach';
    }
  }
}
