import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Advice, Reason } from '../src/lib/protocol';
import { STILL, Weighing } from '../src/coach/weighing.svelte';

const advice = (action: string): Advice => ({ action }) as Advice;
const refusal = (code: string): Reason => ({ code, rule: '', message: { id: code } });

interface Asked {
  resolve: (advice: Advice) => void;
  reject: (reason: Reason) => void;
}

/** A coach whose answers come when they are let out. */
function coach(): { weighing: Weighing; asked: Asked[]; codes: string[] } {
  const asked: Asked[] = [];
  const codes: string[] = [];
  const ask = (): Promise<Advice> => new Promise((resolve, reject) => asked.push({ resolve, reject }));
  return { weighing: new Weighing(ask, (code) => codes.push(code)), asked, codes };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what the coach says of an offer', () => {
  it('is not asked for by itself', () => {
    const { weighing, asked } = coach();
    weighing.moved('1');
    weighing.moved('2');
    vi.advanceTimersByTime(10 * STILL);
    expect(asked).toHaveLength(0);
  });

  it('is asked for anew once when the table has moved on and is still', async () => {
    const { weighing, asked } = coach();
    weighing.moved('1');
    const pressed = weighing.press();
    asked[0]!.resolve(advice('accept 1'));
    await pressed;
    weighing.moved('1');
    vi.advanceTimersByTime(10 * STILL);
    expect(asked).toHaveLength(1);
    for (let version = 2; version < 20; version++) {
      weighing.moved(String(version));
      vi.advanceTimersByTime(STILL / 2);
    }
    expect(asked).toHaveLength(1);
    expect(weighing.stale).toBe(true);
    vi.advanceTimersByTime(STILL);
    expect(asked).toHaveLength(2);
    expect(weighing.advice?.action).toBe('accept 1');
    asked[1]!.resolve(advice('decline 1'));
    await vi.runAllTimersAsync();
    expect(weighing.advice?.action).toBe('decline 1');
    expect(weighing.stale).toBe(false);
  });

  it('is that of the last question, in whatever order answers come', async () => {
    const { weighing, asked } = coach();
    weighing.moved('1');
    void weighing.press();
    weighing.moved('2');
    vi.advanceTimersByTime(STILL);
    expect(asked).toHaveLength(2);
    asked[1]!.resolve(advice('new'));
    await vi.runAllTimersAsync();
    asked[0]!.resolve(advice('old'));
    await vi.runAllTimersAsync();
    expect(weighing.advice?.action).toBe('new');
    expect(weighing.busy).toBe(false);
  });

  it('is silent where there is none, and gone where it cannot be had again', async () => {
    const { weighing, asked, codes } = coach();
    weighing.moved('1');
    void weighing.press();
    asked[0]!.reject(refusal('no-advice'));
    await vi.runAllTimersAsync();
    expect([weighing.advice, weighing.problem, codes]).toEqual([null, null, ['no-advice']]);
    void weighing.press();
    asked[1]!.reject(refusal('too-much'));
    await vi.runAllTimersAsync();
    expect(weighing.problem?.code).toBe('too-much');
    void weighing.press();
    asked[2]!.resolve(advice('accept 1'));
    await vi.runAllTimersAsync();
    weighing.moved('2');
    vi.advanceTimersByTime(STILL);
    asked[3]!.reject(refusal('too-much'));
    await vi.runAllTimersAsync();
    expect([weighing.advice, weighing.problem]).toEqual([null, null]);
  });

  it('is not asked for any more when the offer is gone', async () => {
    const { weighing, asked } = coach();
    weighing.moved('1');
    void weighing.press();
    asked[0]!.resolve(advice('accept 1'));
    await vi.runAllTimersAsync();
    weighing.moved('2');
    weighing.stop();
    vi.advanceTimersByTime(10 * STILL);
    expect(asked).toHaveLength(1);
  });
});
