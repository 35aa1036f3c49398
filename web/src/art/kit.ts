/**
 * The drawings of a game on one sheet, for those who draw, under `npm run dev` only:
 * /kit.html?game=mayhem&theme=dark&part=card- (a part is `gangs`, a layout, or how names of symbols begin).
 */
import { mount } from 'svelte';
import '../app.css';
import Kit from './Kit.svelte';

const asked = new URLSearchParams(location.search);
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';
mount(Kit, { target: document.body, props: { game: asked.get('game') ?? 'mayhem', part: asked.get('part') ?? '' } });
