/** What is printed on places: for whoever looks on or back, nobody's cards and gang are reckoned in. */
import type { Cards, Deed, PlaceNow, Transaction } from '../lib/protocol';

/** A transaction as it is printed; the pack has its line under its number. */
function deedOf({ transactions, transactionLines }: Cards, one: Transaction): Deed {
  const at = transactions.findIndex((other) => JSON.stringify(other) === JSON.stringify(one));
  const { verb, special = '', give = [], get = [], most = 1 } = one;
  const line = transactionLines[at] ?? { id: verb };
  return { line, verb, special, give, get, most, bonus: 0, barred: false, worsens: false };
}

/** What a place gives by itself, or nothing where there is nothing to exploit. */
export function printedOn(pack: Cards, id: string): Pick<PlaceNow, 'closed' | 'choose' | 'main' | 'pays'> | undefined {
  const ground = (pack.sites[id] ?? pack.cards[id])?.ground;
  if (!ground) return undefined;
  return { closed: false, choose: ground.choose, main: ground.main.map((one) => deedOf(pack, one)), pays: 0 };
}
