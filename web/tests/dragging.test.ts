import { beforeEach, expect, it, vi } from 'vitest';
import { dragging } from '../src/lib/dragging';

type Drag = Parameters<typeof dragging>[0];
type Press = Partial<PointerEvent>;

/** A board on which a rookie stands at home on the left, and Pier Nine is on the right. */
function lay(): { drag: Drag; press: (more?: Press) => void; point: (kind: string, more?: Press) => void } {
  const drag = { held: null, lift: vi.fn(), move: vi.fn(), drop: vi.fn(), cancel: vi.fn() } as unknown as Drag;
  vi.mocked(drag.lift).mockImplementation(() => (drag.held = {} as Drag['held']));
  for (const end of [drag.drop, drag.cancel]) vi.mocked(end).mockImplementation(() => (drag.held = null));
  const board = new EventTarget();
  dragging(drag)(board as HTMLElement);
  const send = (to: EventTarget, kind: string, more: Press): void => {
    const mouse = { pointerId: 1, pointerType: 'mouse', button: 0, isPrimary: true, clientX: 10, clientY: 300 };
    to.dispatchEvent(Object.assign(new Event(kind), mouse, more));
  };
  return {
    drag,
    press: (more = {}) => send(board, 'pointerdown', more),
    point: (kind, more = {}) => send(window, kind, more),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  const page = Object.assign(new EventTarget(), { innerHeight: 600, scrollBy: vi.fn(), setTimeout, clearTimeout });
  const marks = (x: number): DOMStringMap => (x < 100 ? { lift: 'clubhouse', unit: 'rookie' } : { drop: 'pier-nine' });
  const found = (x: number, marked: string): object | null =>
    Object.keys(marks(x)).some((key) => marked === `[data-${key}]`) ? { dataset: marks(x) } : null;
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { elementsFromPoint: (x: number) => [{ closest: (marked: string) => found(x, marked) }] });
  vi.stubGlobal('requestAnimationFrame', vi.fn());
  vi.stubGlobal('cancelAnimationFrame', vi.fn());
});

it('a mouse lifts by moving, carries and puts down', () => {
  const { drag, press, point } = lay();
  press();
  point('pointermove', { clientX: 14 });
  expect(drag.lift).not.toHaveBeenCalled();
  point('pointermove', { clientX: 200 });
  expect(drag.lift).toHaveBeenCalledExactlyOnceWith('clubhouse', 'rookie');
  expect(drag.move).toHaveBeenLastCalledWith(200, 300, 'pier-nine');
  point('pointerup', { clientX: 200 });
  expect(drag.drop).toHaveBeenCalledOnce();
});

it('a press that does not move lifts nothing, and neither does another button or the bare board', () => {
  const { drag, press, point } = lay();
  press();
  point('pointerup');
  press({ button: 2 });
  press({ clientX: 300 });
  point('pointermove', { clientX: 400 });
  expect(drag.lift).not.toHaveBeenCalled();
  expect(drag.drop).not.toHaveBeenCalled();
});

it('a finger lifts after resting, and scrolls when it moves before', () => {
  const { drag, press, point } = lay();
  press({ pointerType: 'touch' });
  vi.advanceTimersByTime(400);
  expect(drag.lift).toHaveBeenCalledOnce();
  point('pointerup');
  press({ pointerType: 'touch' });
  point('pointermove', { clientX: 60 });
  vi.advanceTimersByTime(400);
  expect(drag.lift).toHaveBeenCalledOnce();
});

it('another finger changes nothing, and Escape lets go', () => {
  const { drag, press, point } = lay();
  press();
  point('pointermove', { clientX: 200 });
  point('pointerup', { pointerId: 2 });
  expect(drag.drop).not.toHaveBeenCalled();
  window.dispatchEvent(Object.assign(new Event('keydown'), { key: 'Escape' }));
  expect(drag.cancel).toHaveBeenCalledOnce();
  point('pointerup');
  expect(drag.drop).not.toHaveBeenCalled();
});
