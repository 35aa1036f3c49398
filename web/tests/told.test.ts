import { describe, expect, it } from 'vitest';
import { lastFight } from '../src/lib/fights';
import type { Document, Fact, Line, Update } from '../src/lib/protocol';
import { told, type Told } from '../src/lib/told';

const NOTHING: Told = { doc: null, facts: [], lines: [] };

const line = (first: number, version: number): Line => ({
  message: { id: `line-${first}-${version}` },
  tone: 'plain',
  event: 'hit',
  first,
  version,
  seats: [],
  places: [],
});

const update = (document: Partial<Document>, facts: Fact[], story: Line[]): Update => ({
  type: 'update',
  version: 9,
  document,
  facts,
  story,
  clock: null,
  presence: [],
});

describe('what a viewer knows', () => {
  it('is the last document with the parts that changed', () => {
    const first = told(NOTHING, update({ round: 1, leader: 2, question: null }, [], []));
    const then = told(first, update({ round: 2 }, [], []));
    expect(then.doc).toEqual({ round: 2, leader: 2, question: null });
  });

  it('is every fact once, those sent again in the place of those before', () => {
    const sat = (seat: number, version: number): Fact => ({ event: 'sat', seat, version });
    const first = told(NOTHING, update({}, [sat(0, 1), sat(1, 2)], []));
    expect(told(first, update({}, [sat(2, 3)], [])).facts).toEqual([sat(0, 1), sat(1, 2), sat(2, 3)]);
    expect(told(first, update({}, [sat(3, 2)], [])).facts).toEqual([sat(0, 1), sat(3, 2)]);
    expect(told(first, update({}, [], [])).facts).toEqual(first.facts);
  });

  it('is every line, and one told again takes the place of all from its start on', () => {
    const first = told(NOTHING, update({}, [], [line(0, 1), line(3, 2), line(4, 2)]));
    expect(told(first, update({}, [], [line(3, 4), line(6, 4)])).lines).toEqual([line(0, 1), line(3, 4), line(6, 4)]);
    expect(told(first, update({}, [], [])).lines).toEqual(first.lines);
  });
});

describe('the last fight', () => {
  it('is none before anybody threw a fist', () => {
    expect(lastFight([])).toBeNull();
  });

  it('is told as far as it has come', () => {
    const story = lastFight([
      { event: 'fight', version: 2, seat: 3, place: 'pier-nine', locked: 0 },
      { event: 'won', version: 3, seat: 3, place: 'pier-nine' },
      { event: 'fight', version: 5, seat: 1, place: 'gun-factory', locked: 0 },
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
    expect([story.winner, story.drawn]).toEqual([null, false]);
  });

  it('ends with its winner, or with nobody', () => {
    const place = 'gun-factory';
    const fight: Fact = { event: 'fight', version: 1, seat: 0, place, locked: 0 };
    const total: Fact = { event: 'total', version: 2, seat: 1, total: 7, crew: 3, guns: 0, extra: 0 };
    const win = (seat: number): Fact => ({ event: 'won', version: 3, seat, place });
    const won = lastFight([fight, total, win(1), { ...total, seat: 2 }])!;
    expect([won.winner, [...won.totals]]).toEqual([1, [[1, 7]]]);
    const drawn = lastFight([fight, total, { event: 'drawn', version: 3, place }, win(0)])!;
    expect([drawn.winner, drawn.drawn]).toEqual([null, true]);
  });
});
