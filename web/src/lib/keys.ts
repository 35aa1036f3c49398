/** The keys of seats this device holds; several at one table make a hot seat. */
const KEY = 'gangland.keys';

export interface Kept {
  game: string;
  seats: Record<string, string>;
  host?: string;
  at: number;
}

type All = Record<string, Kept>;

function all(): All {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as All;
  } catch {
    return {};
  }
}

export function keysOf(table: string): Kept {
  return all()[table] ?? { game: '', seats: {}, at: 0 };
}

export function keep(table: string, more: { game?: string; seats?: Record<string, string>; host?: string }): void {
  const now = all();
  const old = now[table] ?? { game: '', seats: {}, at: 0 };
  now[table] = {
    game: more.game ?? old.game,
    seats: { ...old.seats, ...more.seats },
    host: more.host ?? old.host,
    at: Date.now(),
  };
  const newest = Object.entries(now).sort(([, a], [, b]) => b.at - a.at).slice(0, 30);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
}

export function recent(): [string, Kept][] {
  return Object.entries(all())
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, 5);
}

/** Random bytes for the dice, as hex. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
