/** The way from one lot to another: to the street, along it, over an avenue to the other street, and to the door. */
import type { Roads } from '../art/art';

export interface Point {
  x: number;
  y: number;
}

/** The street nearest below or above a door, of those that pass it. */
const streetAt = ({ streets }: Roads, { x, y }: Point): number =>
  streets
    .filter(({ from = -Infinity, to = Infinity }) => x >= from && x <= to)
    .map((street) => street.y)
    .reduce((best, one) => (Math.abs(one - y) < Math.abs(best - y) ? one : best), Infinity);

export function route(roads: Roads, from: Point, to: Point): Point[] {
  const [first, last] = [streetAt(roads, from), streetAt(roads, to)];
  const middle = (from.x + to.x) / 2;
  const avenue = roads.avenues.reduce((best, x) => (Math.abs(x - middle) < Math.abs(best - middle) ? x : best));
  const turns = first === last ? [] : [first, last].map((y) => ({ x: avenue, y }));
  const all = [from, { x: from.x, y: first }, ...turns, { x: to.x, y: last }, to];
  return all.filter(({ x, y }, at) => !at || x !== all[at - 1]!.x || y !== all[at - 1]!.y);
}

/** How far along the way every point of it is, from 0 to 1, and how long it is. */
export function along(way: Point[]): { at: number[]; length: number } {
  let length = 0;
  const sums = way.map(({ x, y }, at) => {
    const before = way[at - 1];
    if (before) length += Math.hypot(x - before.x, y - before.y);
    return length;
  });
  return { at: sums.map((sum) => (length ? sum / length : 0)), length };
}
