/** Crew in the hand: what may be lifted, where it may be put down, and the way through the menu that means. No rules: rows only. */
import type { Play } from './play.svelte';
import type { MenuRow } from './protocol';
import { everybody, some, suits, type Chosen, type Way } from './walk';

/** Orders that carry crew from one place to another. */
const CARRYING = ['move', 'backup'];

export interface Held {
  row: MenuRow;
  /** Unknown where what was lifted is no legal choice by itself: then the drop asks who goes. */
  crew: Chosen | undefined;
  goals: string[];
}

export class Drag {
  held = $state.raw<Held | null>(null);
  x = $state(0);
  y = $state(0);
  /** The legal place under the pointer, if any. */
  over = $state('');

  constructor(readonly play: Play) {}

  #row(place: string): MenuRow | undefined {
    if (this.play.busy) return undefined;
    return this.play.rows.find((row) => CARRYING.includes(row.action) && row.place?.word === place);
  }

  #goals(row: MenuRow): string[] {
    if (row.targets) return row.targets.map((one) => one.word);
    const { fight } = this.play.doc;
    return fight ? [fight.place] : [];
  }

  /** Whether own crew at a place can be lifted now. */
  may(place: string): boolean {
    const row = this.#row(place);
    return row !== undefined && this.#goals(row).length > 0;
  }

  /** One piece as it is marked on the page: `all`, `rookie`, `made`, or the word of a made. */
  #crew(row: MenuRow, unit: string): Chosen | undefined {
    const { way } = this.play;
    if (way.kind === row.action && way.place === row.place?.word && way.crew) return way.crew;
    const from = row.crew!;
    let crew = everybody(from);
    if (unit === 'rookie') crew = some(from, 0, 1);
    else if (unit === 'made') crew = some(from, 1, 0);
    else if (unit !== 'all') crew = { men: [unit], made: 1, rookies: 0 };
    return suits(from, crew) ? crew : undefined;
  }

  lift(place: string, unit: string): void {
    const row = this.#row(place);
    if (!row || this.play.travel) return;
    this.held = { row, crew: this.#crew(row, unit), goals: this.#goals(row) };
    this.over = '';
  }

  move(x: number, y: number, place: string): void {
    this.x = x;
    this.y = y;
    this.over = this.held?.goals.includes(place) ? place : '';
  }

  /** Put down: over a legal place the question goes on from there, anywhere else nothing happens. */
  drop(): void {
    const { held, over } = this;
    this.cancel();
    if (!held || !over) return;
    const way: Way = { kind: held.row.action, place: held.row.place?.word };
    if (held.row.targets) way.target = over;
    this.play.begin(way, held.crew ? { crew: held.crew } : {});
  }

  cancel(): void {
    this.held = null;
    this.over = '';
  }
}
