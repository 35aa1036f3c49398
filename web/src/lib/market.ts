/** The last sale as it was told. */
import type { Fact, PriceFact, SoldFact } from './protocol';

export interface Opened {
  version: number;
  /** What each seat that could sell sold, was paid for each, and got. */
  sold: SoldFact[];
  /** The total, and the street price, from which what a seat is paid may differ. */
  price: PriceFact | undefined;
}

/** The last time fists opened at the market. */
export function lastSale(facts: Fact[]): Opened | null {
  const last = facts.findLastIndex((fact) => fact.event === 'sold');
  if (last < 0) return null;
  const { version } = facts[last]!;
  const sold = facts.filter((fact) => fact.event === 'sold').filter((fact) => fact.version === version);
  return { version, sold, price: facts.slice(last).find((fact) => fact.event === 'price') };
}
