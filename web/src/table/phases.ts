/** The steps of a round as the bar shows them, and which of them the question of the moment belongs to. */
import type { Cards, Document } from '../lib/protocol';

export const PHASES = ['reveal', 'orders', 'market', 'last-calls', 'clean-up'] as const;
export type Phase = (typeof PHASES)[number];

const STEPS: Record<string, Phase> = { ChooseGoods: 'market', Bombing: 'clean-up', LastFight: 'clean-up' };

export function phaseOf(doc: Document, pack: Cards): Phase {
  const card = pack.cards[doc.card?.id ?? ''];
  if (card) return card.kind === 'last-call' ? 'last-calls' : 'reveal';
  return STEPS[doc.step] ?? 'orders';
}
