import { describe, expect, it } from 'vitest';
import { bothKinds, choices, compose, left, onlyCrew, settle, some, stage, suits } from '../src/lib/walk';
import { choice, crew, row } from './rows';

const ALL = crew({ made: 2, rookies: 2 });
const NAMED = crew({ men: ['al-capone', 'frank-nitti'].map(choice), rookies: 1 });
const HOME = choice('clubhouse');
const FACTORY = choice('gun-factory');
const SPOKE = choice('rusty-spoke');
const MOVE = row('move', { place: HOME, targets: [FACTORY, SPOKE], crew: ALL });
const ONWARD = row('move', { place: FACTORY, targets: [SPOKE], crew: crew({ rookies: 1 }) });
const MENU = [MOVE, ONWARD, row('sit')];
const TWO = { men: [], made: 2, rookies: 0 };

describe('what is asked next', () => {
  it('is an order, then a place, then crew, then a goal', () => {
    expect(stage(MENU, {})).toBe('kind');
    expect(stage(MENU, { kind: 'move' })).toBe('place');
    expect(stage(MENU, { kind: 'move', place: 'clubhouse' })).toBe('crew');
    expect(stage(MENU, { kind: 'move', place: 'clubhouse', crew: TWO })).toBe('target');
    expect(stage(MENU, { kind: 'move', place: 'clubhouse', crew: TWO, target: 'rusty-spoke' })).toBe('done');
  });

  it('is a number where a row has a top', () => {
    const guns = [row('guns', { top: 3 })];
    expect(stage(guns, { kind: 'guns', place: '' })).toBe('number');
    expect(stage(guns, { kind: 'guns', place: '', number: 0 })).toBe('done');
  });

  it('offers what is left, each once and in the order it came', () => {
    const words = (way: Parameters<typeof choices>[1]): string[] => choices(MENU, way).map((one) => one.word);
    expect(words({})).toEqual(['move', 'sit']);
    expect(words({ kind: 'move' })).toEqual(['clubhouse', 'gun-factory']);
    expect(words({ kind: 'move', place: 'clubhouse', crew: TWO })).toEqual(['gun-factory', 'rusty-spoke']);
    expect(choices(MENU, {})[0]?.label).toEqual({ id: 'order-move' });
    expect(left(MENU, { kind: 'move', place: 'gun-factory' })).toEqual([ONWARD]);
  });
});

describe('what leaves no choice', () => {
  it('is gone past', () => {
    expect(settle([row('order')], {})).toEqual({ kind: 'order', place: '' });
    expect(settle([ONWARD], {})).toEqual({
      kind: 'move',
      place: 'gun-factory',
      crew: { men: [], made: 0, rookies: 1 },
      target: 'rusty-spoke',
    });
  });

  it('is a number where there is but one', () => {
    expect(settle([row('guns', { top: 0 })], {})).toEqual({ kind: 'guns', place: '', number: 0 });
  });

  it('is not a number, nor crew of whom several would do', () => {
    expect(settle([row('guns', { top: 1 })], {})).toEqual({ kind: 'guns', place: '' });
    expect(settle([MOVE], {})).toEqual({ kind: 'move', place: 'clubhouse' });
  });

  it('is which of two alike, but not which of two with names, nor of which kind', () => {
    expect(onlyCrew(crew({ made: 2, need: 1 }))).toEqual({ men: [], made: 1, rookies: 0 });
    expect(onlyCrew({ ...NAMED, rookies: 0, need: 1 })).toBeUndefined();
    expect(onlyCrew({ ...NAMED, need: 3 })).toEqual({ men: ['al-capone', 'frank-nitti'], made: 2, rookies: 1 });
    expect(onlyCrew(crew({ made: 1, rookies: 1, need: 1 }))).toBeUndefined();
    expect(onlyCrew(crew({ rookies: 3, need: 2 }))).toEqual({ men: [], made: 0, rookies: 2 });
  });
});

describe('crew', () => {
  it('suits where it is there, in the number that is needed', () => {
    expect(suits(ALL, { men: [], made: 2, rookies: 2 })).toBe(true);
    expect(suits(ALL, { men: [], made: 0, rookies: 0 })).toBe(false);
    expect(suits(ALL, { men: [], made: 3, rookies: 0 })).toBe(false);
    expect(suits(ALL, { men: [], made: 0, rookies: 3 })).toBe(false);
    expect(suits({ ...ALL, need: 2 }, { men: [], made: 1, rookies: 0 })).toBe(false);
    expect(suits({ ...ALL, need: 2 }, { men: [], made: 1, rookies: 1 })).toBe(true);
    expect(suits(NAMED, { men: ['frank-nitti'], made: 1, rookies: 0 })).toBe(true);
    expect(suits(NAMED, { men: ['bugsy'], made: 1, rookies: 0 })).toBe(false);
  });

  it('is chosen from the first on', () => {
    expect(some(NAMED, 1, 1)).toEqual({ men: ['al-capone'], made: 1, rookies: 1 });
    expect(some(ALL, 1, 0)).toEqual({ men: [], made: 1, rookies: 0 });
  });
});

describe('an answer in notation', () => {
  it('names places and counts crew', () => {
    const way = { kind: 'move', place: 'clubhouse', target: 'gun-factory' };
    expect(compose({ ...way, crew: { men: [], made: 2, rookies: 2 } })).toBe('move clubhouse gun-factory 2m2r');
    expect(compose({ ...way, crew: { men: [], made: 0, rookies: 1 } })).toBe('move clubhouse gun-factory 1r');
    expect(compose({ kind: 'fall', place: 'er', crew: { men: [], made: 1, rookies: 0 } })).toBe('fall er 1m');
    expect(compose({ kind: 'sit', place: '' })).toBe('sit');
  });

  it('names made men who have names', () => {
    const crew = { men: ['al-capone', 'frank-nitti'], made: 2, rookies: 1 };
    expect(compose({ kind: 'promote', place: 'clubhouse', crew })).toBe('promote clubhouse al-capone+frank-nitti+1r');
  });

  it('locks a fight, points at a seat, counts with a number', () => {
    expect(compose({ kind: 'fight', place: 'rusty-spoke', target: '' })).toBe('fight rusty-spoke');
    expect(compose({ kind: 'fight', place: 'rusty-spoke', target: 'locked' })).toBe('fight rusty-spoke locked');
    expect(compose({ kind: 'back', place: '', target: 'samcro' })).toBe('back samcro');
    expect(compose({ kind: 'guns', place: '', number: 0 })).toBe('guns 0');
  });
});

describe('men to begin with', () => {
  it('are proposed one for each kind of fight, then as they come', () => {
    const rated: Record<string, [number, number]> = { weiss: [2, 2], obanion: [4, 2], drucci: [2, 2], zuta: [2, 3] };
    const found = bothKinds(Object.keys(rated).map(choice), (word) => {
      const [slugging, talking] = rated[word]!;
      return { slugging, talking };
    });
    expect(found.map(({ word }) => word)).toEqual(['obanion', 'zuta', 'weiss', 'drucci']);
  });
});
