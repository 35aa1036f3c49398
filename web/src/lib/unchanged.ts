/** What did not change stays the very same object, so that nothing that was made of it has to be made again. */
export function unchanged<Value>(before: unknown, now: Value): Value {
  if (before === now || !isPart(before) || !isPart(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const found = Object.entries(now).map(([key, value]) => [key, unchanged(before[key], value)] as const);
  const isSame = found.length === Object.keys(before).length && found.every(([key, value]) => before[key] === value);
  if (isSame) return before as Value;
  for (const [key, value] of found) (now as Part)[key] = value;
  return now;
}

type Part = Record<string, unknown>;
const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;
