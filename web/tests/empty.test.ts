import { describe, expect, it } from 'vitest';
import { emptied, isVain } from '../src/lib/empty';
import { isForced } from '../src/lib/meant';
import type { Deed, MenuRow, Seat } from '../src/lib/protocol';
import { row } from './rows';

const me = (goods: number, guns = 0): Seat => ({ cash: 0, guns, goods }) as Seat;
const top = (action: string, most: number): MenuRow => ({ ...row(action), top: most });
const takes = (...give: number[]): Deed => ({ give }) as unknown as Deed;

describe('a question that leaves nothing to choose', () => {
  it('says what is missing, and has one button', () => {
    expect(emptied({ rows: [top('market', 0)] }, me(0))?.heading?.id).toBe('acting-empty-market');
    expect(emptied({ rows: [top('guns', 0)] }, me(2))?.heading?.id).toBe('acting-empty-guns');
    expect(emptied({ rows: [top('market', 0)] }, me(0))?.go.id).toBe('acting-empty-hand');
  });

  it('tells what one may not from what one has not', () => {
    expect(emptied({ rows: [top('market', 0)] }, me(3))?.heading?.id).toBe('acting-barred-market');
  });

  it('goes on where there is nothing to give', () => {
    expect(emptied({ rows: [top('use', 0)] }, me(0))?.go.id).toBe('acting-go-on');
    expect(emptied({ rows: [row('no')] }, me(0))?.go.id).toBe('acting-go-on');
  });

  it('is none where there is a choice', () => {
    expect(emptied({ rows: [top('market', 1)] }, me(1))).toBeNull();
    expect(emptied({ rows: [row('yes'), row('no')] }, me(0))).toBeNull();
    expect(emptied({ rows: [row('yes')] }, me(0))).toBeNull();
  });

  it('is answered after a breath where it has but one answer', () => {
    expect(isForced({ rows: [top('use', 0)] })).toBe(true);
    expect(isForced({ rows: [top('use', 1)] })).toBe(false);
    expect(isForced({ rows: [row('yes'), row('no')] })).toBe(false);
  });
});

describe('a boost', () => {
  it('is in vain where all of it takes what one has not', () => {
    expect(isVain({ boost: [takes(0, 0, 2, 0)] }, me(1))).toBe(true);
    expect(isVain({ boost: [takes(0, 0, 2, 0)] }, me(2))).toBe(false);
    expect(isVain({ boost: [takes(0, 0, 2, 0), takes(0, 0, 0, 0)] }, me(0))).toBe(false);
    expect(isVain({ boost: [] }, me(0))).toBe(false);
  });
});
