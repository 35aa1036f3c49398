/** Why an order is not open: asked of the server for every place where it could be meant. */
import type { Play } from './play.svelte';
import { kindLabel } from './question';

interface Answer {
  legal: boolean;
  code?: string;
  rule?: string;
  details?: Record<string, unknown>;
}

function tries(play: Play, kind: string, only: string): [string, string][] {
  const { doc, client, pack } = play;
  const seat = String(client.seat);
  const there = doc.places.filter((place) => place.kind !== 'er' && (only ? place.id === only : place.crew[seat]));
  const man = pack.gangs[play.me?.gang ?? '']?.made[0]?.id;
  const word = (id: string): string => (id.startsWith('clubhouse') ? 'clubhouse' : id);
  if (kind === 'exploit' || kind === 'fight') {
    const sites = there.filter((place) => place.kind !== 'clubhouse');
    const all = sites.length ? sites : doc.places.filter((place) => place.kind === 'start').slice(0, 1);
    return all.map((place) => [`${kind} ${place.id}`, place.id]);
  }
  if (kind === 'promote') return there.map((place) => [`promote ${word(place.id)} ${man ?? '1m'}`, place.id]);
  if (kind === 'move') return [[`move clubhouse ${doc.places.find((one) => one.kind === 'start')?.id ?? ''} 1r`, '']];
  return [[kind, '']];
}

export async function whyNot(play: Play, kind: string, only = ''): Promise<void> {
  const found: { text: string; rule: string }[] = [];
  for (const [action, place] of tries(play, kind, only)) {
    const answer = (await play.client.ask('why', { action }).catch(() => null)) as Answer | null;
    if (!answer || answer.legal || !answer.code) continue;
    const reason = play.lex.refusal(answer.code, answer.details);
    const text = place ? play.lex.text('web-of', { what: play.lex.place(place), is: reason }) : reason;
    if (!found.some((one) => one.text === text)) found.push({ text, rule: answer.rule ?? '' });
  }
  play.window = { kind: 'why', title: kindLabel(play, kind), reasons: found };
}
