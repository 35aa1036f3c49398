import { describe, expect, it } from 'vitest';
import type { Place } from '../src/lib/protocol';
import { ridesBetween } from '../src/lib/rides';
import { along, route } from '../src/table/roads';

const place = (word: string, made: number, rookies = 0, men: string[] = [], seat = 0): Place => ({
  id: word,
  number: 0,
  word,
  kind: 'start',
  exploited: false,
  crew: made + rookies ? [{ seat, made, rookies, men }] : [],
});

describe('rides between two looks at the board', () => {
  it('go from where crew is missing to where it is more', () => {
    const before = [place('home', 3, 2), place('bar', 0), place('er', 0)];
    const after = [place('home', 1, 1), place('bar', 1, 1), place('er', 1)];
    expect(ridesBetween(before, after)).toEqual([
      { seat: 0, from: 'home', to: 'bar', made: 1, rookies: 1, men: [] },
      { seat: 0, from: 'home', to: 'er', made: 1, rookies: 0, men: [] },
    ]);
  });
  it('know men by name', () => {
    const before = [place('home', 2, 0, ['al', 'bo']), place('bar', 1, 0, ['cy'])];
    const after = [place('home', 2, 0, ['al', 'cy']), place('bar', 1, 0, ['bo'])];
    expect(ridesBetween(before, after).map(({ from, to, men }) => [from, to, men])).toEqual([
      ['bar', 'home', ['cy']],
      ['home', 'bar', ['bo']],
    ]);
  });
  it('are none for recruits and for those who are gone', () => {
    expect(ridesBetween([place('home', 1)], [place('home', 1, 2)])).toEqual([]);
    expect(ridesBetween([place('home', 2)], [place('home', 1)])).toEqual([]);
  });
});

describe('a way along the roads', () => {
  const roads = { streets: [{ y: 10 }, { y: 50, to: 60 }, { y: 90 }], avenues: [30, 80] };
  it('is one street where both doors are at it', () => {
    expect(route(roads, { x: 0, y: 12 }, { x: 100, y: 8 })).toEqual([
      { x: 0, y: 12 },
      { x: 0, y: 10 },
      { x: 100, y: 10 },
      { x: 100, y: 8 },
    ]);
  });
  it('changes streets at the avenue nearest to its middle, and takes no street that ends before the door', () => {
    const way = route(roads, { x: 50, y: 48 }, { x: 100, y: 60 });
    expect(way.map(({ x, y }) => `${x} ${y}`)).toEqual(['50 48', '50 50', '80 50', '80 90', '100 90', '100 60']);
    expect(along(way).at.at(0)).toBe(0);
    expect(along(way).at.at(-1)).toBe(1);
  });
});
