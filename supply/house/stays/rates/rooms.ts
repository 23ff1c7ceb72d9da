import type { Spoken } from '#contract/search';
import type { BedKind } from '#engine/stays';
import { keyOf } from '../../hash.ts';
import type { Dice } from '../world/dice.ts';

const ROOMS = keyOf('stays/rooms');
const UNITS = keyOf('stays/units');
const SIZE = keyOf('stays/size');

type Beds = readonly { readonly kind: BedKind; readonly count: number }[];

/** A kind of room as many houses have it. */
export interface RoomKind {
  readonly key: string;
  readonly name: string;
  readonly beds: Beds;
  /** Square metres in a house of three stars. */
  readonly m2: number;
  readonly adults: number;
  readonly children: number;
  readonly guests: number;
  /** Share of the price of the plain double room. */
  readonly factor: number;
}

function bed(kind: BedKind, count = 1): Beds[number] {
  return { kind, count };
}

function room(
  key: string,
  name: string,
  beds: Beds,
  [m2, adults, children, guests, factor]: readonly [number, number, number, number, number],
): RoomKind {
  return { key, name, beds, m2, adults, children, guests, factor };
}

const SINGLE = room('single', 'Single room', [bed('single')], [13, 1, 0, 1, 0.78]);
const DOUBLE = room('double', 'Double room', [bed('double')], [18, 2, 1, 2, 1]);
const TWIN = room('twin', 'Twin room', [bed('single', 2)], [18, 2, 1, 2, 1]);
const TRIPLE = room('triple', 'Triple room', [bed('double'), bed('single')], [24, 3, 2, 3, 1.28]);
const FAMILY = room('family', 'Family room', [bed('double'), bed('single', 2)], [30, 4, 3, 5, 1.5]);
const QUAD = room('quad', 'Quadruple room', [bed('bunk', 2)], [20, 4, 3, 4, 1.2]);
const STEP_FREE = room('step-free', 'Accessible double room', [bed('queen')], [24, 2, 1, 3, 1]);
const SUPERIOR = room('superior', 'Superior double room', [bed('queen')], [23, 2, 1, 3, 1.18]);
const DELUXE = room('deluxe', 'Deluxe room', [bed('king')], [30, 2, 2, 3, 1.38]);
const SUITE = room('suite', 'Suite', [bed('king'), bed('sofa')], [46, 3, 2, 4, 2.1]);
const STUDIO = room('studio', 'Studio with kitchenette', [bed('double'), bed('sofa')], [28, 2, 2, 3, 1.05]);
const FLAT = room('apartment', 'One-bedroom apartment', [bed('double'), bed('sofa')], [44, 3, 2, 4, 1.4]);
const FLAT_TWO = room('apartment-2', 'Two-bedroom apartment', [bed('double'), bed('single', 2)], [62, 4, 3, 6, 1.9]);

/** Every kind of room there is in the invented world. */
export const ROOM_KINDS: readonly RoomKind[] = [
  SINGLE,
  DOUBLE,
  TWIN,
  TRIPLE,
  FAMILY,
  QUAD,
  STEP_FREE,
  SUPERIOR,
  DELUXE,
  SUITE,
  STUDIO,
  FLAT,
  FLAT_TWO,
];
const KINDS = new Set(ROOM_KINDS.map(({ key }) => key));

/** What the name of a room type is made of, by the key that an invented house gave it. */
export function spokenRoom(key: string): Spoken | undefined {
  return KINDS.has(key) ? { word: `room.${key}`, places: [] } : undefined;
}

/** What a house has besides the double room, likeliest first, with the chance of it. */
type Menu = readonly (readonly [RoomKind, number])[];

const APARTMENTS: Menu = [
  [FLAT, 0.85],
  [FLAT_TWO, 0.5],
];
const SIMPLE: Menu = [
  [SINGLE, 0.5],
  [TWIN, 0.5],
  [TRIPLE, 0.4],
  [QUAD, 0.25],
];
const MIDDLE: Menu = [
  [TWIN, 0.65],
  [SINGLE, 0.4],
  [SUPERIOR, 0.5],
  [FAMILY, 0.45],
];
const GRAND: Menu = [
  [SUPERIOR, 0.75],
  [DELUXE, 0.65],
  [FAMILY, 0.35],
  [SUITE, 0.7],
];

const MOST_KINDS = 5;

/** Two to five kinds of room, the plainest first. */
export function roomsOf(
  dice: Dice,
  house: { readonly stars: number; readonly kitchen: boolean; readonly stepFree: boolean },
): RoomKind[] {
  const flats = house.stars === 0 && house.kitchen;
  const menu = flats ? APARTMENTS : house.stars >= 4 ? GRAND : house.stars === 3 ? MIDDLE : SIMPLE;
  const first = flats ? STUDIO : DOUBLE;
  const rooms = [first, ...menu.flatMap(([kind, chance], at) => (dice.unit(ROOMS, at) < chance ? [kind] : []))];
  if (rooms.length === 1) rooms.push(menu[0]![0]);
  if (house.stepFree && !flats && rooms.length < MOST_KINDS) rooms.push(STEP_FREE);
  return rooms;
}

/** Rooms of a kind: few of the dear ones. */
export function unitsOf(dice: Dice, stars: number, kind: RoomKind, at: number): number {
  const house = [6, 8, 14, 26, 48, 52][stars]! * (0.4 + 1.6 * dice.unit(UNITS) ** 2);
  const share = kind === STEP_FREE ? 0.06 : at === 0 ? 0.5 : 0.4 / kind.factor / (at + 1);
  return Math.max(1, Math.round(house * share));
}

export function squareMetres(dice: Dice, stars: number, kind: RoomKind): number {
  return Math.round(kind.m2 * (0.86 + 0.07 * stars) * (0.92 + 0.16 * dice.unit(SIZE)));
}
