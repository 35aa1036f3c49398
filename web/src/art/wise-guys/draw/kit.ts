/** What every drawing is made of. A paint is named @name: palette.css says what it is by night and by day. */
export type Drawing = string;

export const many = (n: number, draw: (at: number) => Drawing): Drawing =>
  Array.from({ length: n }, (_, at) => draw(at)).join('');

export const each = <T>(of: readonly T[], draw: (one: T, at: number) => Drawing): Drawing => of.map(draw).join('');

/** The same row of numbers in [0, 1) for the same seed. */
export function row(seed: number): () => number {
  let now = (seed * 977 + 13) % 2147483647;
  return () => (now = (now * 16807) % 2147483647) / 2147483647;
}

export const at = (x: number, y: number, drawing: Drawing, scale = 1, turn = 0): Drawing =>
  `<g transform="translate(${x} ${y})${turn ? ` rotate(${turn})` : ''}${scale === 1 ? '' : ` scale(${scale})`}">` +
  `${drawing}</g>`;

/** A block with a lit front, a darker side and a roof; wall 1 brick, 2 steel, 3 stone, 4 slate, 5 unlit. */
export function box(x: number, w: number, h: number, wall = 1, deep = 10): Drawing {
  const rise = deep * 0.6;
  return (
    `<path d="M${x + w} 0V${-h}l${deep} ${-rise}V${-rise}Z" fill="@w${wall}s"/>` +
    `<path d="M${x} ${-h}h${w}l${deep} ${-rise}h${-w}Z" fill="@roof"/>` +
    `<path d="M${x} ${-h}h${w}V0H${x}Z" fill="@w${wall}"/>`
  );
}

export interface Grid {
  x: number;
  y: number;
  nx: number;
  ny?: number;
  w: number;
  h: number;
  dx: number;
  dy?: number;
}

/** Windows in rows, lit as the seed has it. */
export function wins({ x, y, nx, ny = 1, w, h, dx, dy = 0 }: Grid, seed = 1, share = 0.6): Drawing {
  const next = row(seed);
  const panes = { lit: '', unlit: '' };
  for (let j = 0; j < ny; j += 1)
    for (let i = 0; i < nx; i += 1)
      panes[next() < share ? 'lit' : 'unlit'] += `M${x + i * dx} ${y + j * dy}h${w}v${h}h${-w}Z`;
  const paint = (kind: 'lit' | 'unlit'): Drawing =>
    panes[kind]
      ? `<path d="${panes[kind]}"
  fill="@${kind}"/>`
      : '';
  return paint('lit') + paint('unlit');
}

export const door = (x: number, w = 10, h = 16): Drawing =>
  `<path d="M${x - w / 2} 0V${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V0Z" fill="@lit"/>` +
  `<path d="M${x - w * 0.9} 0h${w * 1.8}l${w * 0.7} 14h${-w * 3.2}Z" fill="@beam" opacity=".25"/>`;

export const smoke = (x: number, y: number, s = 1): Drawing =>
  `<g fill="none" stroke="@smoke" stroke-width="${5 * s}" stroke-linecap="round">` +
  `<path d="M${x} ${y}c-6 -7 8 -10 2 -18s10 -10 6 -20" opacity=".5"/>` +
  `<path d="M${x + 4} ${y - 8}c-5 -7 8 -10 4 -18s9 -8 8 -16" opacity=".28"/></g>`;

export const chimney = (x: number, h: number, base: number, w = 9): Drawing =>
  `<path d="M${x} ${-base}L${x + 1.5} ${-h}h${w - 3}L${x + w} ${-base}Z" fill="@w2"/>` +
  `<path d="M${x} ${-h - 3}h${w}v4h${-w}Z" fill="@brass"/>`;

export const barrel = (x: number, y: number, s = 1): Drawing =>
  at(
    x,
    y,
    '<path d="M-6 0Q-9 -7 -6 -15H6Q9 -7 6 0Z" fill="#8a5a2b" stroke="#2a1a0c"/>' +
      '<path d="M-7.5 -4.5h15M-7.5 -10.5h15" stroke="@brass" stroke-width="1.8"/>',
    s,
  );

export const crate = (x: number, y: number, s = 12): Drawing =>
  `<path d="M${x} ${y}v${-s}h${s}v${s}Z" fill="#b98a4b" stroke="#3a2510" stroke-width="1.2"/>` +
  `<path d="M${x} ${y - s}l${s} ${s}M${x} ${y}l${s} ${-s}" stroke="#3a2510" stroke-width="1.2"/>`;

/** A bottle standing on its ground, 24 high. */
export const bottle = (x: number, y: number, s = 1, glass = '#2f6b4a'): Drawing =>
  at(
    x,
    y,
    `<path d="M-2 -24h4v7l3 5V0h-10v-12l3 -5Z" fill="${glass}" stroke="#10201a"/><path d="M-5 -9H5v6H-5Z"
    fill="#f2e6c9"/>`,
    s,
  );

export const bill = (x: number, y: number, turn = 0, s = 1): Drawing =>
  at(
    x,
    y,
    '<path d="M-21 -12h42v24h-42Z" fill="#cfe0b4" stroke="#2e4a2a" stroke-width="1.6"/>' +
      '<circle r="7" fill="none" stroke="#2e4a2a" stroke-width="1.6"/>',
    s,
    turn,
  );

/** A pistol with its barrel to the right, about 28 by 13. */
export const pistol = (x: number, y: number, s = 1, turn = 0): Drawing =>
  at(
    x,
    y,
    '<path d="M-14 -6H12L14 -4V0H0L-2 4H-5L-7 0L-9 7H-14L-11 -1H-14Z" fill="#9fb0b8" stroke="#10151a"' +
      ' stroke-width="1.1" stroke-linejoin="round"/><path d="M-12 -4H11" stroke="#fff" stroke-opacity=".5"' +
      ' stroke-width=".9"/><path d="M-6 .4Q-4.6 3 -2.6 1.6" fill="none" stroke="#10151a"/>',
    s,
    turn,
  );

/** Lettering is drawing, never information. */
export const sign = (text: string, x: number, y: number, size = 14, paint = '@neon'): Drawing =>
  `<text x="${x}" y="${y}" class="wg-sign${paint.startsWith('@neon') ? ' wg-neon' : ''}" font-size="${size}"` +
  ` text-anchor="middle" fill="${paint}">${text}</text>`;

/** Striped cloth over a shop front, wider at its lower edge. */
export function awning(x: number, w: number, y: number, h: number, stripes: string, ground = '#f2e6c9'): Drawing {
  const n = Math.max(3, Math.round(w / 12));
  const top = w / n;
  const low = (w + 12) / n;
  const strips = many(Math.ceil(n / 2), (i) => {
    const a = x + i * 2 * top;
    const b = x - 6 + i * 2 * low;
    return `M${a.toFixed(1)} ${y}h${top.toFixed(1)}L${(b + low).toFixed(1)} ${y + h}h${(-low).toFixed(1)}Z`;
  });
  return (
    `<path d="M${x} ${y}h${w}l6 ${h}h${-w - 12}Z" fill="${ground}"/>` +
    `<path d="${strips}"
  fill="${stripes}"/>`
  );
}

/** A sedan standing on its ground, its lamps to the right; 40 long. */
export const sedan = (x: number, y: number, coat: string, s = 1, way: 1 | -1 = 1, beam = true): Drawing =>
  `<g transform="translate(${x} ${y}) scale(${s * way} ${s})">` +
  (beam ? '<path d="M17 -7L78 -20V10L17 -3Z" fill="url(#wg-lamp)"/>' : '') +
  `<path d="M-20 0V-9L-13 -10L-9 -18H6L10 -10L19 -8V0Z" fill="${coat}" stroke="#05080b" stroke-width="1.5"/>` +
  '<path d="M-7 -16H-2V-10H-10ZM1 -16H5L8 -10H1Z" fill="@lit"/>' +
  '<g fill="#0b0e12" stroke="@brass"><circle cx="-11" r="4.5"/><circle cx="11" r="4.5"/></g>' +
  '<circle cx="19" cy="-5" r="2" fill="@lit"/></g>';

/** Somebody of no gang, standing, 40 high: coat and hat as told. */
export const passer = (x: number, y: number, coat: string, hat = '#22272e', s = 1, skin = '#e2b58c'): Drawing =>
  at(
    x,
    y,
    `<path d="M-5 0L-4 -14H4L5 0H1L0 -9L-1 0Z" fill="#15191f"/>` +
      `<path d="M-7 -12Q-8 -27 -3 -28H3Q8 -27 7 -12Q0 -10 -7 -12Z" fill="${coat}" stroke="#0b0e12"
      stroke-width=".8"/>` +
      `<path d="M-2.5 -28L0 -24L2.5 -28Z" fill="#f4ead2"/><circle cy="-33" r="4.4" fill="${skin}"/>` +
      '<path d="M0 -37.4V-28.6A4.4 4.4 0 0 1 0 -37.4Z" fill="#1c2142" opacity=".35"/>' +
      `<path d="M-7 -35Q0 -33 7 -36L4 -37Q4 -41 0 -41T-4 -37Z" fill="${hat}"/>`,
    s,
  );

/** Colour, dark and pattern of what belongs to no gang. */
const NOBODY = { c: '#7d8b93', d: '#14181d', p: 'none' };

/** The text of an SVG of symbols: paints given their names in the style sheet, white space closed. */
export const finished = (drawing: Drawing): string =>
  drawing
    .replace(/@([cdp])(?![\w-])/g, (_, name: keyof typeof NOBODY) => `var(--${name},${NOBODY[name]})`)
    .replace(/@([a-z][\w-]*)/g, 'var(--wg-$1)')
    .replace(/\s+/g, ' ')
    .replace(/> </g, '><');

export interface Frame {
  box: string;
  /** What hangs over the frame is shown. */
  over?: boolean;
  fit?: string;
}

export const symbol = (id: string, { box: frame, over, fit }: Frame, drawing: Drawing): Drawing =>
  `<symbol id="${id}" viewBox="${frame}"${over ? ' overflow="visible"' : ''}` +
  `${fit ? ` preserveAspectRatio="${fit}"` : ''}>${drawing}</symbol>\n`;

/** The frame of what stands on the map, so many units to either side; its ground line is near the foot. */
export function standing(half = 70): Frame {
  const high = (2 * half) / 1.12;
  const foot = high * 0.06;
  return {
    box: `${-half} ${(foot - high).toFixed(1)} ${2 * half} ${high.toFixed(1)}`,
    over: true,
    fit: 'xMidYMax meet',
  };
}
