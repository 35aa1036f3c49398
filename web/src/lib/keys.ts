/** The keys of seats this device holds; several at one table make a hot seat. */
const KEY = 'gangland.keys';
/** As many as the server hears of at once. */
const MOST = 60;

export interface Kept {
  game: string;
  seats: Record<string, string>;
  host?: string;
  /** Keys from a link, which does not say whose they are. */
  loose?: string[];
  at: number;
}

type All = Record<string, Kept>;

const NOTHING: Kept = { game: '', seats: {}, at: 0 };

function all(): All {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as All;
  } catch {
    return {};
  }
}

export function keysOf(table: string): Kept {
  return all()[table] ?? NOTHING;
}

export function keep(table: string, more: Partial<Omit<Kept, 'at'>>): void {
  const now = all();
  const old = now[table] ?? NOTHING;
  now[table] = {
    game: more.game ?? old.game,
    seats: { ...old.seats, ...more.seats },
    host: more.host ?? old.host,
    loose: more.loose ?? old.loose,
    at: Date.now(),
  };
  const newest = Object.entries(now)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, 30);
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(newest)));
}

/** Let go of a seat that is somebody else's now. */
export function drop(table: string, seat: string): void {
  const now = all();
  if (!now[table]) return;
  delete now[table].seats[seat];
  localStorage.setItem(KEY, JSON.stringify(now));
}

/** Keep what a link carries behind its `#`: the key of a seat, or of all seats of a hot seat, and the host's. */
export function takeKeys(table: string, fragment: string): void {
  const fields = new URLSearchParams(fragment);
  const known = Object.values(keysOf(table).seats);
  const loose = fields.getAll('key').filter((key) => key && !known.includes(key));
  if (loose.length || fields.has('host')) keep(table, { loose, host: fields.get('host') ?? undefined });
}

export function recent(): [string, Kept][] {
  return Object.entries(all())
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, 5);
}

/** Every key of a seat this device holds, the newest tables first. */
export function held(): { table: string; key: string }[] {
  const tables = Object.entries(all()).sort(([, a], [, b]) => b.at - a.at);
  return tables.flatMap(([table, kept]) => Object.values(kept.seats).map((key) => ({ table, key }))).slice(0, MOST);
}

/** Random bytes for the dice, as hex. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
