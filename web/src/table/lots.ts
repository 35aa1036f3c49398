/** Where everything stands on the map: the spot of every place, and the lots where nothing is yet. */
import type { Layout, LayoutName, Spot } from '../art/art';
import type { Document, Place } from '../lib/protocol';

/** The numbers of the first lots of each kind, as places are numbered in the document. */
const FIRST: Record<string, number> = { start: 7, random: 11, opportunity: 17 };
const RANDOM = 6;
const OPPORTUNITIES = 3;

/** The name of a place's lot in a layout; of the clubhouses only one's own is on the map. */
export function lotOf(place: Place): string {
  const first = FIRST[place.kind];
  return first === undefined ? place.kind : `${place.kind}-${place.number - first}`;
}

export interface Empty {
  lot: string;
  kind: 'dark' | 'vacant';
}

/** Lots without a place: random sites that lie face down, and room for opportunities. */
export function emptyLots(doc: Document): Empty[] {
  const taken = new Set(doc.places.map(lotOf));
  const free = (kind: string, count: number): string[] =>
    Array.from({ length: count }, (_, at) => `${kind}-${at}`).filter((lot) => !taken.has(lot));
  const dark = free('random', RANDOM).slice(0, doc.face_down);
  return [
    ...dark.map((lot) => ({ lot, kind: 'dark' as const })),
    ...free('opportunity', OPPORTUNITIES).map((lot) => ({ lot, kind: 'vacant' as const })),
  ];
}

/** A spot that every layout has, whatever its art left out. */
export const spotOf = (layout: Layout, lot: string): Spot =>
  layout.lots[lot] ?? { x: layout.width / 2, y: layout.height - 20, w: 120, h: 60 };

/** A stage that is much wider than high has the wide map. */
const WIDE = 1.2;

export const fitting = (width: number, height: number): LayoutName => (width > height * WIDE ? 'wide' : 'tall');
