import { SORTS } from '#engine/offers';
export const leak = SORTS;
