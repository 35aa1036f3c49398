import { describe, expect, it, vi } from 'vitest';
import { Drag } from '../src/lib/drag.svelte';
import { row, type Row } from './rows';

type Play = ConstructorParameters<typeof Drag>[0];

const MOVE = row('move', { place: 0, targets: [7, 9], made: 0b11, rookies: 2, need: -1 });

function hand(rows: Row[], more: object = {}): { drag: Drag; begin: ReturnType<typeof vi.fn> } {
  const begin = vi.fn();
  const doc = { places: [{ id: 'pier-nine', number: 8 }], fight: { place: 'pier-nine' } };
  const pack = { gangs: { lin: { made: [{ id: 'al-capone' }, { id: 'frank-nitti' }] } } };
  const play = { rows, busy: false, travel: null, way: {}, me: { gang: 'lin' }, doc, pack, begin, ...more };
  return { drag: new Drag(play as unknown as Play), begin };
}

describe('crew in the hand', () => {
  it('may be lifted where a row carries it, and not while an answer is on its way', () => {
    expect(hand([MOVE]).drag.may(0)).toBe(true);
    expect(hand([MOVE]).drag.may(7)).toBe(false);
    expect(hand([row('exploit', { place: 0 })]).drag.may(0)).toBe(false);
    expect(hand([MOVE], { busy: true }).drag.may(0)).toBe(false);
  });

  it('is all who may go, or the one that was touched', () => {
    const { drag } = hand([MOVE]);
    const lifted = (unit: string): unknown => {
      drag.lift(0, unit);
      return drag.held?.crew;
    };
    expect(lifted('all')).toEqual({ made: 0b11, rookies: 2 });
    expect(lifted('rookie')).toEqual({ made: 0, rookies: 1 });
    expect(lifted('made')).toEqual({ made: 0b01, rookies: 0 });
    expect(lifted('frank-nitti')).toEqual({ made: 0b10, rookies: 0 });
  });

  it('is the group chosen before, and nobody in particular where one alone will not do', () => {
    const chosen = { made: 0b10, rookies: 1 };
    const { drag } = hand([MOVE], { way: { kind: 'move', place: 0, crew: chosen } });
    drag.lift(0, 'rookie');
    expect(drag.held?.crew).toEqual(chosen);
    const { drag: two } = hand([{ ...MOVE, need: 2 }]);
    two.lift(0, 'rookie');
    expect(two.held?.crew).toBeUndefined();
  });

  it('goes on with the question over a goal, and nowhere else', () => {
    const { drag, begin } = hand([MOVE]);
    drag.lift(0, 'rookie');
    drag.move(5, 5, 8);
    drag.drop();
    expect(begin).not.toHaveBeenCalled();
    drag.lift(0, 'rookie');
    drag.move(5, 5, 9);
    drag.drop();
    expect(begin).toHaveBeenCalledExactlyOnceWith(
      { kind: 'move', place: 0, target: 9 },
      { crew: { made: 0, rookies: 1 } },
    );
    expect(drag.held).toBeNull();
  });

  it('comes as backup to the place of the fight', () => {
    const { drag, begin } = hand([row('backup', { place: 0, rookies: 1, need: -1 })]);
    drag.lift(0, 'all');
    expect(drag.held?.goals).toEqual([8]);
    drag.move(5, 5, 8);
    drag.drop();
    expect(begin).toHaveBeenCalledExactlyOnceWith({ kind: 'backup', place: 0 }, { crew: { made: 0, rookies: 1 } });
  });

  it('stays where it is while one looks back', () => {
    const { drag } = hand([MOVE], { travel: {} });
    drag.lift(0, 'all');
    expect(drag.held).toBeNull();
  });
});
