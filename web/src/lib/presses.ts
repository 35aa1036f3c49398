/** A press answers the question it was begun at: what comes of a double press, or of a key held down, answers no other. */
import type { Attachment } from 'svelte/attachments';
import type { Play } from './play.svelte';

export const presses =
  (play: Play): Attachment<HTMLElement> =>
  (box) => {
    let begun = 0;
    const down = (event: MouseEvent): void => {
      if (event.detail <= 1) begun = play.count;
    };
    const click = (event: MouseEvent): void => {
      if (event.detail === 0 || begun === play.count) return;
      event.stopPropagation();
      play.late();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.repeat && ['Enter', ' '].includes(event.key)) event.preventDefault();
    };
    box.addEventListener('mousedown', down, true);
    box.addEventListener('click', click, true);
    box.addEventListener('keydown', key, true);
    return () => {
      box.removeEventListener('mousedown', down, true);
      box.removeEventListener('click', click, true);
      box.removeEventListener('keydown', key, true);
    };
  };
