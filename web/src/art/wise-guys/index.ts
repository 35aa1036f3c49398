/** The drawings of Wise Guys: a street plan of Chicago, as tourists had it, seen at night. */
import './wise-guys.css';
import type { Art } from '../art';
import City from './City.svelte';
import { LAYOUTS } from './layouts';
import sprite from './sprite.svg?url';

export const art: Art = { sprite, stage: City, layouts: LAYOUTS };
