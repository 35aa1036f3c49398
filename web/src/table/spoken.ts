/** A place as it is said: its name, who is there, what it gives now, and what else to know of it. */
import { crewOf, linesOf, placeOf } from '../lib/names';
import type { Play } from '../lib/play.svelte';
import type { Place } from '../lib/protocol';
import { say, t } from '../lib/words.svelte';

/** What is told of a place elsewhere: by its marks. */
const MARKED = /^(fight-|ground-no-guns|ground-hot|ground-boost)/;

/** What a place gives now, in words. */
export const givesOf = (play: Play, place: Place): string =>
  (play.gives[place.word]?.told ?? linesOf(play.pack, place.id))
    .filter((line) => !MARKED.test(line.id))
    .map(say)
    .join(t('list-dot'));

export interface Mark {
  id: string;
  icon: string;
  off?: boolean;
  n?: number;
  said: string;
}

/** What a token more does at a place. */
export const boostOf = (play: Play, word: string): string =>
  t('ground-boost', { what: (play.gives[word]?.boost ?? []).map(({ line }) => say(line)).join(t('list-semicolon')) });

/** What to know of a place besides what it gives: hot, no guns, how one fights there, promised. */
export function marksOf(play: Play, place: Place): Mark[] {
  const ground = (play.pack.sites[place.id] ?? play.pack.cards[place.id])?.ground;
  const marks = [
    ground?.fight && {
      id: ground.fight,
      icon: ground.fight === 'talking' ? 'talk' : 'fist',
      said: t(`fight-${ground.fight}`),
    },
    ground?.peaceful && { id: 'peaceful', icon: 'guns', off: true, said: t('ground-no-guns') },
    ground?.hot && { id: 'hot', icon: 'heat', n: ground.hot, said: t('ground-hot', { n: ground.hot }) },
    play.vows.has(place.id) && { id: 'vow', icon: 'deal', said: t('stage-promised') },
    play.gives[place.word]?.boost.length && { id: 'boost', icon: 'boost', said: boostOf(play, place.word) },
    place.kind === 'opportunity' && { id: 'once', icon: 'bolt', said: t('board-mark-opportunity') },
  ];
  return marks.filter((mark) => Boolean(mark)) as Mark[];
}

/** All of a lot in a line, for whoever does not see it. */
export function lotSaid(play: Play, place: Place, more: string[]): string {
  const own = place.kind === 'clubhouse';
  const crews = place.crew.map((crew) => t('web-of', { what: play.who(crew.seat), is: crewOf(crew) }));
  const known = own ? [] : [givesOf(play, place), ...marksOf(play, place).map((mark) => mark.said)];
  return [say(placeOf(play.pack, place.id)), ...crews, ...known, ...more].filter(Boolean).join(t('list-semicolon'));
}
