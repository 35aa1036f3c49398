/** The drawings of Men of Mayhem: a map of a desert town, as gas stations gave them away. */
import './mayhem.css';
import type { Art } from '../art';
import { LAYOUTS } from './layouts';
import sprite from './sprite.svg?url';
import Town from './Town.svelte';

export const art: Art = { sprite, stage: Town, layouts: LAYOUTS };
