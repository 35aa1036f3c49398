import { describe, expect, it } from 'vitest';
import { bits, compose, kinds, left, lowest, places, settle, sides, stage, suits } from '../src/lib/walk';
import { row } from './rows';

type Doc = Parameters<typeof compose>[0];
type Lex = Parameters<typeof compose>[1];

const CLUBHOUSE = 0;
const ER = 6;
const FACTORY = 7;
const SPOKE = 9;
const MOVE = row('move', { place: CLUBHOUSE, targets: [FACTORY, SPOKE], made: 0b11, rookies: 2, need: -1 });
const MENU = [row('sit', { place: -1 }), MOVE, row('move', { place: FACTORY, targets: [SPOKE], rookies: 1, need: -1 })];
const NAMED = ['al-capone', 'frank-nitti'].map((id) => ({ id }));

/** A table as far as notation needs it; made men have names only where they are given. */
const table = (menu: Doc['menu'], made: { id: string }[] = []): [Doc, Lex] => {
  const places = [
    { number: CLUBHOUSE, id: 'clubhouse:0' },
    { number: ER, id: 'er' },
    { number: FACTORY, id: 'gun-factory' },
    { number: SPOKE, id: 'rusty-spoke' },
  ];
  const doc = { menu, seat: 0, seats: [{ gang: 'lin' }, { gang: 'samcro' }], places } as unknown as Doc;
  const gangs = { lin: { made, sides: [{ id: 'classic' }, { id: 'octane' }] }, samcro: { made, sides: [] } };
  const seatId = (seat: number): string => ['lin', 'samcro'][seat]!;
  return [doc, { pack: { gangs }, seatId } as unknown as Lex];
};

describe('what is asked next', () => {
  it('is an order, then a place, then crew, then a goal', () => {
    expect(stage(MENU, {})).toBe('kind');
    expect(stage(MENU, { kind: 'move' })).toBe('place');
    expect(stage(MENU, { kind: 'move', place: CLUBHOUSE })).toBe('crew');
    const crew = { made: 1, rookies: 0 };
    expect(stage(MENU, { kind: 'move', place: CLUBHOUSE, crew })).toBe('target');
    expect(stage(MENU, { kind: 'move', place: CLUBHOUSE, crew, target: SPOKE })).toBe('done');
  });

  it('is a number where a row has a top', () => {
    const guns = [row('guns', { top: 3 })];
    expect(stage(guns, { kind: 'guns', place: -1 })).toBe('number');
    expect(stage(guns, { kind: 'guns', place: -1, number: 0 })).toBe('done');
  });

  it('offers what is left of the menu, orders in the order of the book', () => {
    expect(kinds([row('sit'), row('recruit'), row('move'), row('move')])).toEqual(['move', 'recruit', 'sit']);
    expect(places(MENU, { kind: 'move' })).toEqual([CLUBHOUSE, FACTORY]);
    expect(left(MENU, { kind: 'move', place: FACTORY })).toEqual([MENU[2]]);
  });
});

describe('what leaves no choice', () => {
  it('is gone past', () => {
    expect(settle([row('order')], {}, false)).toEqual({ kind: 'order', place: -1 });
    const only = [row('move', { place: FACTORY, targets: [SPOKE], rookies: 1, need: -1 })];
    expect(settle(only, {}, false)).toEqual({
      kind: 'move',
      place: FACTORY,
      crew: { made: 0, rookies: 1 },
      target: SPOKE,
    });
  });

  it('is not a number, nor crew of whom several would do', () => {
    expect(settle([row('guns', { top: 0 })], {}, false)).toEqual({ kind: 'guns', place: -1 });
    expect(settle([MOVE], {}, false)).toEqual({ kind: 'move', place: CLUBHOUSE });
  });

  it('is which of two alike, but not which of two with names', () => {
    const one = [row('promote', { place: CLUBHOUSE, made: 0b11, need: 1 })];
    expect(settle(one, {}, false).crew).toEqual({ made: 0b01, rookies: 0 });
    expect(settle(one, {}, true).crew).toBeUndefined();
  });
});

describe('crew', () => {
  it('suits a row that has it, in the number it needs', () => {
    expect(suits(MOVE, { made: 0b11, rookies: 2 })).toBe(true);
    expect(suits(MOVE, { made: 0, rookies: 0 })).toBe(false);
    expect(suits(MOVE, { made: 0b100, rookies: 0 })).toBe(false);
    expect(suits(MOVE, { made: 0, rookies: 3 })).toBe(false);
    expect(suits(row('injure', { made: 1, rookies: 2, need: 2 }), { made: 1, rookies: 0 })).toBe(false);
    expect(suits(row('injure', { made: 1, rookies: 2, need: 2 }), { made: 1, rookies: 1 })).toBe(true);
  });

  it('is told by its places in the gang', () => {
    expect(bits(0b10110)).toEqual([1, 2, 4]);
    expect(lowest(0b10110, 2)).toBe(0b00110);
  });
});

describe('an action in notation', () => {
  const say = (way: Parameters<typeof compose>[2], menu = MENU, made: { id: string }[] = []): string =>
    compose(...table(menu, made), way);

  it('names places and counts crew', () => {
    const way = { kind: 'move', place: CLUBHOUSE, target: FACTORY };
    expect(say({ ...way, crew: { made: 0b11, rookies: 2 } })).toBe('move clubhouse gun-factory 2m2r');
    expect(say({ ...way, crew: { made: 0, rookies: 1 } })).toBe('move clubhouse gun-factory 1r');
    expect(say({ kind: 'exploit', place: SPOKE })).toBe('exploit rusty-spoke');
    expect(say({ kind: 'fall', place: ER, crew: { made: 1, rookies: 0 } })).toBe('fall er 1m');
    expect(say({ kind: 'sit', place: -1 })).toBe('sit');
  });

  it('names made men who have names', () => {
    const way = { kind: 'move', place: CLUBHOUSE, target: SPOKE, crew: { made: 0b11, rookies: 1 } };
    expect(say(way, MENU, NAMED)).toBe('move clubhouse rusty-spoke al-capone+frank-nitti+1r');
  });

  it('locks a fight, points at a seat, counts with a number', () => {
    expect(say({ kind: 'fight', place: SPOKE, target: 0 })).toBe('fight rusty-spoke');
    expect(say({ kind: 'fight', place: SPOKE, target: 1 })).toBe('fight rusty-spoke locked');
    expect(say({ kind: 'back', place: -1, target: 1 })).toBe('back samcro');
    expect(say({ kind: 'guns', place: -1, number: 2 }, [row('guns', { top: 3 })])).toBe('guns 2');
    expect(say({ kind: 'option', place: -1, target: 1 }, [row('option', { targets: [0, 1] })])).toBe('option 1');
    expect(say({ kind: 'gang', place: -1, target: 1 })).toBe('gang samcro');
    expect(say({ kind: 'side', place: -1, target: 1 })).toBe('side octane');
    expect(sides(table(MENU)[1])).toEqual(['classic', 'octane']);
  });
});
