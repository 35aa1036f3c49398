/** A way through a menu: an order, then a place, then crew, then a goal; legal choices only, no rules. */
import { placeWord, type Lexicon } from './lexicon';
import type { GameDoc, Row } from './types';

export type Stage = 'kind' | 'place' | 'number' | 'crew' | 'target' | 'done';

export interface Chosen {
  made: number;
  rookies: number;
}

export interface Way {
  kind?: string;
  place?: number;
  crew?: Chosen;
  target?: number;
  number?: number;
}

const LAST = ['move', 'exploit', 'fight', 'recruit', 'promote', 'order', 'sit', 'enough', 'no'];
const AT_A_SEAT = ['target', 'back', 'allot', 'name'];
const AT_A_PLACE = ['move', 'exploit', 'fight', 'promote', 'backup', 'injure', 'fall', 'bomb'];
const NUMBERED = ['use', 'option', 'guns', 'market'];
const WITH_CREW = ['start', 'move', 'promote', 'backup', 'injure', 'fall', 'discharge'];

export const bits = (mask: number): number[] => [0, 1, 2, 3, 4].filter((bit) => (mask >> bit) & 1);

export function left(rows: Row[], way: Way): Row[] {
  return rows.filter(
    (row) =>
      (way.kind === undefined || row.action === way.kind) && (way.place === undefined || row.place === way.place),
  );
}

export function stage(rows: Row[], way: Way): Stage {
  if (way.kind === undefined) return 'kind';
  if (way.place === undefined) return 'place';
  const row = left(rows, way)[0];
  if (!row) return 'done';
  if (row.top >= 0) return way.number === undefined ? 'number' : 'done';
  if (row.need !== 0 && !way.crew) return 'crew';
  return row.targets.length && way.target === undefined ? 'target' : 'done';
}

export function kinds(rows: Row[]): string[] {
  const found = [...new Set(rows.map((row) => row.action))];
  return found.sort((a, b) => LAST.indexOf(a) - LAST.indexOf(b));
}

export const places = (rows: Row[], way: Way): number[] => [...new Set(left(rows, way).map((row) => row.place))];

/** Whether this crew may be chosen in a row. */
export function suits(row: Row, crew: Chosen): boolean {
  const heads = bits(crew.made).length + crew.rookies;
  if (crew.made & ~row.made || crew.rookies > row.rookies) return false;
  return row.need < 0 ? heads >= 1 : heads === row.need;
}

/** The one crew there is to choose, where there is but one. */
function onlyCrew(row: Row, named: boolean): Chosen | undefined {
  const found: Chosen[] = [];
  const men = bits(row.made);
  for (let index = 0; index < 1 << men.length; index += 1) {
    const made = men.reduce((mask, man, at) => ((index >> at) & 1 ? mask | (1 << man) : mask), 0);
    if (!named && made !== lowest(row.made, bits(made).length)) continue;
    for (let rookies = 0; rookies <= row.rookies; rookies += 1) {
      if (suits(row, { made, rookies })) found.push({ made, rookies });
    }
  }
  return found.length === 1 ? found[0] : undefined;
}

export function lowest(mask: number, count: number): number {
  return bits(mask)
    .slice(0, count)
    .reduce((made, man) => made | (1 << man), 0);
}

/** Go past stages that leave no choice. */
export function settle(rows: Row[], way: Way, named: boolean): Way {
  const next = { ...way };
  for (;;) {
    const at = stage(rows, next);
    const row = left(rows, next)[0];
    if (!row || at === 'done' || at === 'number') return next;
    if (at === 'kind') {
      const all = kinds(rows);
      if (all.length !== 1) return next;
      next.kind = all[0];
    } else if (at === 'place') {
      const all = places(rows, next);
      if (all.length !== 1) return next;
      next.place = all[0];
    } else if (at === 'crew') {
      const only = onlyCrew(row, named);
      if (!only) return next;
      next.crew = only;
    } else {
      if (row.targets.length !== 1) return next;
      next.target = row.targets[0];
    }
  }
}

export function crewText(doc: GameDoc, lex: Lexicon, crew: Chosen): string {
  const men = lex.pack.gangs[doc.seats[doc.seat]?.gang ?? '']?.made ?? [];
  const parts: string[] = [];
  if (men.length) parts.push(...bits(crew.made).map((man) => men[man]?.id ?? ''));
  const count = bits(crew.made).length;
  if (!men.length && count) parts.push(`${count}m${crew.rookies ? `${crew.rookies}r` : ''}`);
  else if (crew.rookies) parts.push(`${crew.rookies}r`);
  return parts.join('+');
}

/** An action in notation, once everything is chosen. */
export function compose(doc: GameDoc, lex: Lexicon, way: Way): string {
  const kind = way.kind ?? '';
  const row = left(doc.menu, way)[0];
  const parts = [kind];
  if (AT_A_PLACE.includes(kind)) parts.push(placeWord(doc, way.place ?? 0));
  if (kind === 'move') parts.push(placeWord(doc, way.target ?? 0));
  if (kind === 'fight' && way.target) parts.push('locked');
  if (NUMBERED.includes(kind)) parts.push(String((row && row.top >= 0 ? way.number : way.target) ?? 0));
  if (AT_A_SEAT.includes(kind)) parts.push(lex.seatId(way.target ?? 0));
  if (kind === 'gang') parts.push(Object.keys(lex.pack.gangs)[way.target ?? 0] ?? '');
  if (kind === 'side') parts.push(sides(lex)[way.target ?? 0] ?? '');
  if (WITH_CREW.includes(kind) && way.crew) parts.push(crewText(doc, lex, way.crew));
  return parts.join(' ');
}

export function sides(lex: Lexicon): string[] {
  return Object.values(lex.pack.gangs)[0]?.sides.map((side) => side.id) ?? [];
}
