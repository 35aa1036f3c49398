/** The black market as the server reckons it for this viewer (docs/protocol.md, `market`), and the last sale as it was told. */
import type { Fact } from './types';

export interface Market {
  /** By the total sold: the street price, and what each seat is paid, hassles and gang rules in it. */
  prices: { first: number; last: number | null; price: number; paid: number[] }[];
  /** By seat; null is no limit. */
  limits: (number | null)[];
  others: number | null;
  mine: { top: number; cost: number; sales: { count: number; best: number; worst: number }[] } | null;
}

export interface Sale {
  version: number;
  /** What each seat that could sell sold, was paid for each, and got. */
  sold: { seat: number; count: number; price: number; cash: number }[];
  total: number;
  /** The street price, from which what a seat is paid may differ. */
  price: number;
}

/** The last time fists opened at the market. */
export function lastSale(facts: Fact[]): Sale | null {
  const last = facts.findLastIndex((fact) => fact.event === 'sold');
  if (last < 0) return null;
  const { version } = facts[last]!;
  const sold = facts
    .filter((fact) => fact.event === 'sold' && fact.version === version)
    .map((fact) => ({
      seat: Number(fact['seat']),
      count: Number(fact['count']),
      price: Number(fact['price']),
      cash: Number(fact['cash']),
    }));
  const price = facts.slice(last).find((fact) => fact.event === 'price');
  return { version, sold, total: Number(price?.['total'] ?? 0), price: Number(price?.['price'] ?? 0) };
}
