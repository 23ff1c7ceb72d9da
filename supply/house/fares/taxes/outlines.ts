import type { Rings } from '#engine/geo';
import contents from './rows/outlines.json' with { type: 'json' };

/** The land of countries of which a tax asks how much of a way lies over them, by their two letters. */
export const OUTLINES: ReadonlyMap<string, Rings> = new Map(Object.entries(contents.outlines));
