/** Every order in the order of the book, with its icon. */
export const ORDER_ICONS: Record<string, string> = {
  move: 'motion',
  exploit: 'cash',
  fight: 'fist',
  recruit: 'people',
  promote: 'leader',
  order: 'card',
  sit: 'clock',
};
