import { describe, expect, it } from 'vitest';
import { lastFight } from '../src/lib/fights';
import { lastSale } from '../src/lib/market';

const sold = (version: number, seat: number, count: number): Parameters<typeof lastSale>[0][number] => ({
  event: 'sold',
  version,
  seat,
  count,
  price: 3,
  cash: 3 * count,
});

describe('the last sale', () => {
  it('is none before fists have opened', () => {
    expect(lastSale([{ event: 'round', version: 1 }])).toBeNull();
  });

  it('is the newest alone, with the street price told after it', () => {
    const facts = [
      sold(4, 0, 5),
      { event: 'price', version: 4, total: 5, price: 9 },
      sold(8, 0, 2),
      sold(8, 1, 1),
      { event: 'price', version: 8, total: 3, price: 4 },
    ];
    expect(lastSale(facts)).toEqual({
      version: 8,
      sold: [
        { seat: 0, count: 2, price: 3, cash: 6 },
        { seat: 1, count: 1, price: 3, cash: 3 },
      ],
      total: 3,
      price: 4,
    });
  });
});

describe('the last fight', () => {
  it('is none before anybody threw a fist', () => {
    expect(lastFight([])).toBeNull();
  });

  it('is told as far as it has come', () => {
    const story = lastFight([
      { event: 'fight', version: 2, seat: 3, place: 'pier-nine' },
      { event: 'won', version: 3, seat: 3 },
      { event: 'fight', version: 5, seat: 1, place: 'gun-factory' },
      { event: 'fist', version: 6, seat: 1 },
      { event: 'guns', version: 7, seat: 1, count: 2 },
      { event: 'guns', version: 7, seat: 2, count: 0 },
      { event: 'backed', version: 7, seat: 0, rival: 2 },
      { event: 'rolled', version: 8, seat: 1, purpose: 'fight', face: 4 },
      { event: 'rolled', version: 8, seat: 2, purpose: 'bribe', face: 6 },
    ])!;
    expect([story.place, story.by, story.version]).toEqual(['gun-factory', 1, 5]);
    expect(story.seats).toEqual([1, 2]);
    expect([...story.guns]).toEqual([
      [1, 2],
      [2, 0],
    ]);
    expect([...story.dice]).toEqual([[1, 4]]);
    expect([...story.backs]).toEqual([[0, 2]]);
    expect([...story.fists]).toEqual([1]);
    expect([story.winner, story.drawn]).toEqual([null, false]);
  });

  it('ends with its winner, or with nobody', () => {
    const fight = { event: 'fight', version: 1, seat: 0, place: 'er' };
    const total = { event: 'total', version: 2, seat: 1, total: 7 };
    const won = lastFight([fight, total, { event: 'won', version: 3, seat: 1 }, { ...total, seat: 2 }])!;
    expect([won.winner, [...won.totals]]).toEqual([1, [[1, 7]]]);
    const drawn = lastFight([fight, total, { event: 'drawn', version: 3 }, { event: 'won', version: 4, seat: 0 }])!;
    expect([drawn.winner, drawn.drawn]).toEqual([null, true]);
  });
});
