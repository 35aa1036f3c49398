/** Where everything stands on the map: the spot of every place, and the lots where nothing is yet. */
import type { Layout, LayoutName, Roads, Spot } from '../art/art';
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

/** A map as it fits a stage: how many pixels a unit of it has, and which part of the drawn ground is seen. */
export interface Fit {
  name: LayoutName;
  layout: Layout;
  unit: number;
  view: string;
}

/** A stage that is much wider than high has the wide map. */
const WIDE = 1.2;
/** What the plates of the lowest lots may need below their lots. */
const ROOM = 6;
/** Without rivals at its sides the wide map loses its left and its right edge; one opportunity moves to the foot. */
const EDGES = { left: 195, right: 960 };
const MOVED = { lot: 'opportunity-2', beside: 'opportunity-1', x: 882, w: 148 };
/** As long as its plates can be read. */
const LEAST = 0.72;
/** How much broader than drawn the rows of the narrow map may be. */
const BROADEST = 1.55;

const mapped = (lots: Layout['lots'], change: (spot: Spot) => Spot): Layout['lots'] =>
  Object.fromEntries(Object.entries(lots).map(([lot, spot]) => [lot, change(spot)]));

const shifted = ({ streets, avenues }: Roads, x: (x: number) => number): Roads => ({
  streets: streets.map(({ y, from = -Infinity, to = Infinity }) => ({ y, from: x(from), to: x(to) })),
  avenues: avenues.map(x),
});

function cropped(wide: Layout): Layout {
  const moved = { ...spotOf(wide, MOVED.beside), x: MOVED.x, w: MOVED.w };
  const lots = mapped({ ...wide.lots, [MOVED.lot]: moved }, (spot) => ({ ...spot, x: spot.x - EDGES.left }));
  return { ...wide, width: EDGES.right - EDGES.left, lots, roads: shifted(wide.roads, (x) => x - EDGES.left) };
}

/** The map for a stage; `strip` is whether rivals leave its sides free. */
export function fitted(layouts: Record<LayoutName, Layout>, width: number, height: number, strip: boolean): Fit {
  const units = (layout: Layout): number => Math.min(width / layout.width, (height - ROOM) / layout.height);
  const fit = (name: LayoutName, layout: Layout, left = 0, drawn = layout.width): Fit => ({
    name,
    layout,
    unit: units(layout),
    view: `${left} 0 ${drawn} ${layout.height}`,
  });
  const broad = width > height * WIDE;
  if (broad && !strip) return fit('wide', layouts.wide);
  const middle = cropped(layouts.wide);
  if (broad && units(middle) >= LEAST) return fit('wide', middle, EDGES.left);
  const { tall } = layouts;
  const spare = Math.max(1, Math.min(BROADEST, width / (tall.width * units(tall))));
  const lots = mapped(tall.lots, (spot) => ({ ...spot, x: spot.x * spare, w: spot.w * spare }));
  const roads = shifted(tall.roads, (x) => x * spare);
  return fit('tall', { ...tall, width: tall.width * spare, lots, roads }, 0, tall.width);
}
