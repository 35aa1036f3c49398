/** A deal being written: what is in both hands, what is promised, and the place that is being named on the map. */
import { offerText, giftText } from '../lib/deal';
import { ASSETS } from '../lib/names';
import type { Draft, Play } from '../lib/play.svelte';
import type { ClauseTold, Offer } from '../lib/protocol';

const MOST = 99;
const none = (): number[] => ASSETS.map(() => 0);

export class Bargain {
  gift = $state(false);
  to = $state.raw<number[]>([]);
  give = $state(none());
  want = $state(none());
  mine = $state.raw<ClauseTold[]>([]);
  theirs = $state.raw<ClauseTold[]>([]);
  until = $state(0);
  text = $state('');
  answers = $state.raw<Offer | null>(null);
  /** Where a place named on the map goes; nothing where none is being named. */
  naming = $state.raw<((place: string) => void) | null>(null);
  #draft: Draft | null = null;

  constructor(readonly play: Play) {}

  /** Lay out what was begun elsewhere: on a rival's plate, in a window, or by answering an offer. */
  open(draft: Draft | null): void {
    if (draft === this.#draft) return;
    this.#draft = draft;
    this.naming = null;
    if (!draft) return;
    const { counter } = draft;
    this.gift = draft.form === 'gift';
    this.to = draft.to === undefined ? [] : [draft.to];
    this.give = counter ? [...counter.want] : none();
    this.want = counter ? [...counter.give] : none();
    this.mine = counter ? counter.theirs : [];
    this.theirs = counter ? counter.mine : [];
    this.until = Math.max(this.play.doc.round, counter?.until ?? 0);
    this.text = '';
    this.answers = counter ?? null;
  }

  /** Put one more piece into the hand held out to a rival; an offer to somebody else is begun anew. */
  put(asset: number, rival: number): void {
    const same = this.play.drafted && (this.to.length === 0 || this.to.includes(rival));
    if (!same) {
      this.play.draft({ form: 'offer', to: rival });
      this.open(this.play.drafted);
    } else if (!this.to.length) this.to = [rival];
    this.give[asset] = Math.min(MOST, (this.give[asset] ?? 0) + 1);
  }

  close(): void {
    this.play.drafted = null;
    this.open(null);
  }

  empty = $derived.by(
    () =>
      ![...this.give, ...(this.gift ? [] : this.want)].some(Boolean) &&
      (this.gift || (!this.mine.length && !this.theirs.length)),
  );
  ready = $derived.by(() => !this.empty && (this.gift ? this.to.length === 1 : this.to.length > 0));

  /** The deal in notation, once there is one. */
  line = $derived.by((): string => {
    if (!this.ready) return '';
    const names = this.to.map((seat) => this.play.word(seat));
    if (this.gift) return giftText(names[0]!, this.give);
    const { give, want, mine, theirs, until, text } = this;
    return offerText({ to: names, give, want, mine, theirs, until, counter: this.answers?.offer ?? 0, text });
  });

  async send(): Promise<void> {
    if (this.line && (await this.play.deal(this.line))) this.close();
  }
}

const bargains = new WeakMap<Play, Bargain>();

/** The deal being written at a table: the rail shows it, and hands over the map fill it; it outlasts whoever asks first. */
export function bargainOf(play: Play): Bargain {
  if (!bargains.has(play)) $effect.root(() => void bargains.set(play, new Bargain(play)));
  return bargains.get(play)!;
}
