import { describe, expect, it, vi } from 'vitest';
import { Drag } from '../src/lib/drag.svelte';
import type { MenuRow } from '../src/lib/protocol';
import { choice, crew, row } from './rows';

type Play = ConstructorParameters<typeof Drag>[0];

const HOME = choice('clubhouse');
const MOVE = row('move', {
  place: HOME,
  targets: ['gun-factory', 'rusty-spoke'].map(choice),
  crew: crew({ made: 2, rookies: 2 }),
});
const ROOKIE = { men: [], made: 0, rookies: 1 };

function hand(rows: MenuRow[], more: object = {}): { drag: Drag; begin: ReturnType<typeof vi.fn> } {
  const begin = vi.fn();
  const doc = { fight: { place: 'pier-nine' } };
  const play = { rows, busy: false, travel: null, way: {}, doc, begin, ...more };
  return { drag: new Drag(play as unknown as Play), begin };
}

describe('crew in the hand', () => {
  it('may be lifted where a row carries it, and not while an answer is on its way', () => {
    expect(hand([MOVE]).drag.may('clubhouse')).toBe(true);
    expect(hand([MOVE]).drag.may('gun-factory')).toBe(false);
    expect(hand([row('exploit', { place: HOME })]).drag.may('clubhouse')).toBe(false);
    expect(hand([MOVE], { busy: true }).drag.may('clubhouse')).toBe(false);
  });

  it('is all who may go, or the one that was touched', () => {
    const lifted = (unit: string, from = MOVE): unknown => {
      const { drag } = hand([from]);
      drag.lift('clubhouse', unit);
      return drag.held?.crew;
    };
    expect(lifted('all')).toEqual({ men: [], made: 2, rookies: 2 });
    expect(lifted('rookie')).toEqual(ROOKIE);
    expect(lifted('made')).toEqual({ men: [], made: 1, rookies: 0 });
    const named = { ...MOVE, crew: crew({ men: ['al-capone', 'frank-nitti'].map(choice) }) };
    expect(lifted('frank-nitti', named)).toEqual({ men: ['frank-nitti'], made: 1, rookies: 0 });
  });

  it('is the group chosen before, and nobody in particular where one alone will not do', () => {
    const chosen = { men: [], made: 1, rookies: 1 };
    const { drag } = hand([MOVE], { way: { kind: 'move', place: 'clubhouse', crew: chosen } });
    drag.lift('clubhouse', 'rookie');
    expect(drag.held?.crew).toEqual(chosen);
    const { drag: two } = hand([{ ...MOVE, crew: crew({ made: 2, rookies: 2, need: 2 }) }]);
    two.lift('clubhouse', 'rookie');
    expect(two.held?.crew).toBeUndefined();
  });

  it('goes on with the question over a goal, and nowhere else', () => {
    const { drag, begin } = hand([MOVE]);
    drag.lift('clubhouse', 'rookie');
    drag.move(5, 5, 'pier-nine');
    drag.drop();
    expect(begin).not.toHaveBeenCalled();
    drag.lift('clubhouse', 'rookie');
    drag.move(5, 5, 'rusty-spoke');
    drag.drop();
    expect(begin).toHaveBeenCalledExactlyOnceWith(
      { kind: 'move', place: 'clubhouse', target: 'rusty-spoke' },
      { crew: ROOKIE },
    );
    expect(drag.held).toBeNull();
  });

  it('comes as backup to the place of the fight', () => {
    const { drag, begin } = hand([row('backup', { place: HOME, crew: crew({ rookies: 1 }) })]);
    drag.lift('clubhouse', 'all');
    expect(drag.held?.goals).toEqual(['pier-nine']);
    drag.move(5, 5, 'pier-nine');
    drag.drop();
    expect(begin).toHaveBeenCalledExactlyOnceWith({ kind: 'backup', place: 'clubhouse' }, { crew: ROOKIE });
  });

  it('stays where it is while one looks back', () => {
    const { drag } = hand([MOVE], { travel: {} });
    drag.lift('clubhouse', 'all');
    expect(drag.held).toBeNull();
  });
});
