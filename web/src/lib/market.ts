/** The black market as the server reckons it for this viewer (docs/protocol.md, `market`), and the last sale as it was told. */
import type { Fact } from './types';

export interface Market {
  prices: { first: number; last: number | null; price: number }[];
  /** By seat; null is no limit. */
  limits: (number | null)[];
  others: number | null;
  mine: { top: number; cost: number; sales: { count: number; best: number; worst: number }[] } | null;
}

export interface Sale {
  version: number;
  sold: [number, number][];
  total: number;
  price: number;
}

/** The last time fists opened at the market. */
export function lastSale(facts: Fact[]): Sale | null {
  const last = facts.findLastIndex((fact) => fact.event === 'sold');
  if (last < 0) return null;
  const { version } = facts[last]!;
  const sold = facts.flatMap((fact): [number, number][] =>
    fact.event === 'sold' && fact.version === version ? [[Number(fact['seat']), Number(fact['count'])]] : [],
  );
  const price = facts.slice(last).find((fact) => fact.event === 'price');
  return { version, sold, total: Number(price?.['total'] ?? 0), price: Number(price?.['price'] ?? 0) };
}
