/** Crew in the hand: what may be lifted, where it may be put down, and the way through the menu that means. No rules: rows only. */
import type { Play } from './play.svelte';
import type { Row } from './types';
import { lowest, suits, type Chosen, type Way } from './walk';

/** Orders that carry crew from one place to another. */
const CARRYING = ['move', 'backup'];

export interface Held {
  row: Row;
  /** Unknown where what was lifted is no legal choice by itself: then the drop asks who goes. */
  crew: Chosen | undefined;
  goals: number[];
}

export class Drag {
  held = $state.raw<Held | null>(null);
  x = $state(0);
  y = $state(0);
  /** The legal place under the pointer, or -1. */
  over = $state(-1);

  constructor(readonly play: Play) {}

  #row(place: number): Row | undefined {
    if (this.play.busy) return undefined;
    return this.play.rows.find((row) => CARRYING.includes(row.action) && row.place === place);
  }

  #goals(row: Row): number[] {
    if (row.action === 'move') return row.targets;
    const { doc } = this.play;
    return doc.places.flatMap((place) => (place.id === doc.fight?.place ? [place.number] : []));
  }

  /** Whether own crew at a place can be lifted now. */
  may(place: number): boolean {
    const row = this.#row(place);
    return row !== undefined && this.#goals(row).length > 0;
  }

  /** One piece as it is marked on the page: `all`, `rookie`, `made`, or the id of a made. */
  #crew(row: Row, unit: string): Chosen | undefined {
    const { way, pack, me } = this.play;
    const group = way.kind === row.action && way.place === row.place ? way.crew : undefined;
    const one = pack.gangs[me?.gang ?? '']?.made.findIndex((man) => man.id === unit) ?? -1;
    let crew: Chosen = { made: row.made, rookies: row.rookies };
    if (unit === 'rookie') crew = { made: 0, rookies: 1 };
    else if (one >= 0) crew = { made: 1 << one, rookies: 0 };
    else if (unit === 'made') crew = { made: lowest(row.made, 1), rookies: 0 };
    return group ?? (suits(row, crew) ? crew : undefined);
  }

  lift(place: number, unit: string): void {
    const row = this.#row(place);
    if (!row || this.play.travel) return;
    this.held = { row, crew: this.#crew(row, unit), goals: this.#goals(row) };
    this.over = -1;
  }

  move(x: number, y: number, place: number): void {
    this.x = x;
    this.y = y;
    this.over = this.held?.goals.includes(place) ? place : -1;
  }

  /** Put down: over a legal place the question goes on from there, anywhere else nothing happens. */
  drop(): void {
    const { held, over } = this;
    this.cancel();
    if (!held || over < 0) return;
    const way: Way = { kind: held.row.action, place: held.row.place };
    if (held.row.targets.length) way.target = over;
    this.play.begin(way, held.crew ? { crew: held.crew } : {});
  }

  cancel(): void {
    this.held = null;
    this.over = -1;
  }
}
