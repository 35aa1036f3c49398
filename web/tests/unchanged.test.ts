import { describe, expect, it } from 'vitest';
import { unchanged } from '../src/lib/unchanged';

const before = { seats: [{ cash: 1 }, { cash: 2 }], places: [{ id: 'er', crew: [] }], winner: null };
const copy = (): typeof before => structuredClone(before);

describe('what did not change', () => {
  it('stays the very same object, however deep it lies', () => {
    expect(unchanged(before, copy())).toBe(before);
    const now = copy();
    now.seats[1]!.cash = 3;
    const found = unchanged(before, now);
    expect(found).toEqual(now);
    expect(found.seats[0]).toBe(before.seats[0]);
    expect(found.places).toBe(before.places);
    expect(found.seats).not.toBe(before.seats);
    expect(before.seats[1]).toEqual({ cash: 2 });
  });

  it('is nothing where something came, went or is of another kind', () => {
    expect(unchanged({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(unchanged([1, 2], [1])).toEqual([1]);
    expect(unchanged([1], [1, undefined])).toEqual([1, undefined]);
    expect(unchanged([], {})).toEqual({});
    expect(unchanged(null, { a: null })).toEqual({ a: null });
    expect(unchanged({ a: { b: 1 } }, { a: null })).toEqual({ a: null });
  });
});
