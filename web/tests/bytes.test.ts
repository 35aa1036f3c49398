import { expect, test } from 'vitest';
import { toBytes, toText } from '../src/account/bytes';

test('bytes are written without padding, and read again', () => {
  const all = Uint8Array.from({ length: 256 }, (_, at) => at);
  for (let length = 0; length <= 256; length += 1) {
    const text = toText(all.slice(0, length));
    expect(text).toMatch(/^[\w-]*$/);
    expect([...toBytes(text)]).toEqual([...all.slice(0, length)]);
  }
  expect(toText(Uint8Array.of(251, 255))).toBe('-_8');
});
