/** Which key means what at the table; a letter typed somewhere is a letter. */
export const SHORTCUTS: Record<string, string> = {
  '?': 'help',
  m: 'map',
  q: 'question',
  t: 'rail',
  r: 'rules',
};
const TYPED = ['INPUT', 'SELECT', 'TEXTAREA'];

/** What a key means: a part of the table, the number of a choice from 0, or nothing. */
export function keyed(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target'>,
): string | number | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (TYPED.includes((event.target as HTMLElement | null)?.tagName ?? '')) return null;
  if (/^[1-9]$/.test(event.key)) return Number(event.key) - 1;
  return SHORTCUTS[event.key] ?? null;
}
