/** The black market by the printed table: limits by standing, prices by the total. Cards may change both. */
import type { GameDoc, PackData } from './types';

const MOST_ROWS = 8;

export interface MarketView {
  prices: { first: number; last: number; price: number }[];
  limits: { seat: number; standing: number; limit: number }[];
  others: number;
  outlook: { n: number; best: number; worst: number }[];
}

export function market(pack: PackData, doc: GameDoc, own: number): MarketView {
  const alive = doc.seats.flatMap((seat, at) => (seat.alive ? [at] : []));
  const band = pack.market.bands.find(([players]) => players === Math.max(alive.length, 3))?.[1] ?? 4;
  const last = pack.market.prices.length - 1;
  const prices = pack.market.prices.map((price, index) => ({
    first: index * band + 1,
    last: index === last ? 0 : (index + 1) * band,
    price,
  }));
  const limits = alive.map((seat) => {
    const standing = doc.seats[seat]!.standing;
    return { seat, standing, limit: pack.market.limits[standing] ?? 0 };
  });
  const rivals = limits.filter((one) => one.seat !== own).map((one) => one.limit);
  const others = rivals.some((limit) => limit < 0) ? -1 : rivals.reduce((sum, limit) => sum + limit, 0);
  const price = (sold: number): number => prices.find((one) => !one.last || sold <= one.last)?.price ?? 1;
  const mine = limits.find((one) => one.seat === own)?.limit ?? 0;
  const goods = doc.seats[own]?.goods ?? 0;
  const top = Math.min(MOST_ROWS, mine < 0 ? goods : Math.min(goods, mine));
  const outlook = Array.from({ length: Math.max(0, top) }, (_, index) => {
    const n = index + 1;
    return { n, best: n * price(n), worst: n * price(others < 0 ? 999 : n + others) };
  });
  return { prices, limits, others, outlook };
}
