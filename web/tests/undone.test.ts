import { expect, it } from 'vitest';
import type { Fact } from '../src/lib/protocol';
import { takenBack } from '../src/lib/undone';

it('is what was done between an action and its taking back, but not what was said', () => {
  const back = takenBack([{ event: 'undone', seat: 0, since: 4, version: 7 } as Fact]);
  const line = (version: number, event = 'moved'): boolean => back({ version, event });
  expect([4, 5, 6, 7, 8].map((version) => line(version))).toEqual([false, true, true, false, false]);
  expect(line(5, 'said')).toBe(false);
});
