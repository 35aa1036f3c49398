/** What stands above a scene. */
import { placeOf } from '../lib/names';
import type { Play } from '../lib/play.svelte';
import type { Message } from '../lib/protocol';
import type { Scene } from '../lib/scene-kinds';

export function isTalking({ pack }: Play, place: string): boolean {
  return (pack.sites[place]?.ground ?? pack.cards[place]?.ground)?.fight === 'talking';
}

export function titleOf(play: Play, scene: Scene): Message {
  if (scene.kind === 'fight') return { id: isTalking(play, scene.place) ? 'scene-title-talking' : 'scene-title-fight' };
  if (scene.kind === 'card') {
    const kind = play.pack.cards[scene.cards.at(-1)!.card]?.kind ?? 'hassle';
    return { id: `kind-${kind}` };
  }
  if (scene.kind === 'robbed' && !scene.changes.some((one) => one.lost.some(Boolean)))
    return { id: 'scene-title-harmed' };
  return { id: `scene-title-${scene.kind}` };
}

export function subtitleOf(play: Play, scene: Scene): Message | null {
  const gang = (seat: number): Message => play.who(seat);
  switch (scene.kind) {
    case 'fight': {
      const id = scene.locked ? 'scene-ordered-locked' : 'scene-ordered';
      return { id, args: { place: placeOf(play.pack, scene.place), gang: gang(scene.by) } };
    }
    case 'fall':
      return gang(scene.seat);
    case 'robbed':
      return { id: 'scene-broke', args: { gang: gang(scene.seat), rival: gang(scene.rival) } };
    case 'bombing':
      return { id: 'scene-bombed', args: { gang: gang(scene.seat), place: placeOf(play.pack, scene.place) } };
    case 'disbanded':
      return gang(scene.seat);
    case 'end':
      return { id: 'story-ended', args: { gang: gang(scene.seat) } };
    case 'betrayal':
      return { id: 'scene-broke', args: { gang: gang(scene.judged.seat), rival: gang(scene.judged.rival) } };
    default:
      return null;
  }
}
