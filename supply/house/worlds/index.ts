import { flightWorld } from './flights.ts';
import { stayWorld } from './stays.ts';
import type { World } from './world.ts';

/** Every snapshot that the house sells from; what compiles and looks whether they are fresh knows them by this list only. */
export const WORLDS: readonly World[] = [flightWorld, stayWorld];

export type { World } from './world.ts';
