import { expect, it, vi } from 'vitest';
import { presses } from '../src/lib/presses';

type Play = Parameters<typeof presses>[0];

/** A box of choices at question 1, and what reaches the buttons inside. */
function box(): { play: Play; press: (kind: string, more: object) => Event } {
  const play = { count: 1, late: vi.fn() } as unknown as Play;
  const target = new EventTarget();
  presses(play)(target as HTMLElement);
  const press = (kind: string, more: object): Event => {
    const event = Object.assign(new Event(kind, { cancelable: true }), more);
    vi.spyOn(event, 'stopPropagation');
    target.dispatchEvent(event);
    return event;
  };
  return { play, press };
}

it('a press answers the question it was begun at', () => {
  const { play, press } = box();
  press('mousedown', { detail: 1 });
  expect(press('click', { detail: 1 }).stopPropagation).not.toHaveBeenCalled();
  expect(play.late).not.toHaveBeenCalled();
});

it('a press begun at a question that is gone answers no other', () => {
  const { play, press } = box();
  press('mousedown', { detail: 1 });
  play.count = 2;
  expect(press('click', { detail: 1 }).stopPropagation).toHaveBeenCalled();
  expect(play.late).toHaveBeenCalledOnce();
});

it('the second half of a double press begins nothing', () => {
  const { play, press } = box();
  press('mousedown', { detail: 1 });
  play.count = 2;
  press('mousedown', { detail: 2 });
  expect(press('click', { detail: 2 }).stopPropagation).toHaveBeenCalled();
});

it('a key answers whatever is asked, once for each time it is pressed', () => {
  const { press } = box();
  expect(press('click', { detail: 0 }).stopPropagation).not.toHaveBeenCalled();
  expect(press('keydown', { key: 'Enter', repeat: false }).defaultPrevented).toBe(false);
  expect(press('keydown', { key: 'Enter', repeat: true }).defaultPrevented).toBe(true);
  expect(press('keydown', { key: 'Tab', repeat: true }).defaultPrevented).toBe(false);
});
