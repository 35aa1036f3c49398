import { describe, expect, it } from 'vitest';
import { doers } from '../src/coach/doers';
import type { Fact, Line } from '../src/lib/protocol';

const line = (event: string, seats: number[]): Line => ({ event, seats }) as Line;
const fact = (event: string, more: object): Fact => ({ event, ...more }) as Fact;

describe('whose doing a line tells', () => {
  it('is the seat its fact names, whoever else it concerns', () => {
    expect(doers(fact('named', { seat: 3, rival: 1 }), line('named', [1, 3]))).toEqual([3]);
    expect(doers(fact('moved', { seat: 2 }), line('moved', [2]))).toEqual([2]);
  });

  it('is everybody whose fist was opened', () => {
    for (const event of ['guns', 'sold'])
      expect(doers(fact(event, { seat: 0 }), line(event, [0, 1, 2]))).toEqual([0, 1, 2]);
  });

  it('is nobody where something just happened, or a promise cannot be judged', () => {
    expect(doers(fact('injured', { seat: 1 }), line('injured', [1]))).toEqual([]);
    expect(doers(fact('judged', { seat: 1, verdict: 'moot' }), line('judged', [0, 1]))).toEqual([]);
    expect(doers(fact('judged', { seat: 1, verdict: 'broken' }), line('judged', [0, 1]))).toEqual([1]);
  });
});
