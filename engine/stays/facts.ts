import { BOARDS, DATA_CLASSES, FIRST_CONTRACT, keyHash, MEMBER, PAY_AT, PETS, type StaySnapshot } from './snapshot.ts';
import { textAt } from './texts.ts';
import type { StayPlan, StayProperty, StayRoom } from './types.ts';

/** Row of a property by its key, -1 for none. */
export function findProperty({ properties, tables, pool }: StaySnapshot, key: string): number {
  const { slots } = tables;
  for (let slot = keyHash(key); ; slot++) {
    const row = slots[slot & (slots.length - 1)]! - 1;
    if (row < 0 || textAt(pool, properties.key[row]!) === key) return row;
  }
}

/** Row of a room type of a property by its key, -1 for none. */
export function findRoom({ properties, rooms, pool }: StaySnapshot, property: number, key: string): number {
  const end = properties.firstRoom[property + 1]!;
  for (let room = properties.firstRoom[property]!; room < end; room++) {
    if (textAt(pool, rooms.key[room]!) === key) return room;
  }
  return -1;
}

export function findPlan({ rooms, plans, pool }: StaySnapshot, room: number, key: string): number {
  for (let plan = rooms.firstPlan[room]!; plan < rooms.firstPlan[room + 1]!; plan++) {
    if (textAt(pool, plans.key[plan]!) === key) return plan;
  }
  return -1;
}

export function propertyKey({ properties, pool }: StaySnapshot, row: number): string {
  return textAt(pool, properties.key[row]!);
}

export function readProperty({ properties: all, words, pool }: StaySnapshot, row: number): StayProperty {
  return {
    row,
    key: textAt(pool, all.key[row]!),
    name: textAt(pool, all.name[row]!),
    lat: all.latE6[row]! / 1e6,
    lon: all.lonE6[row]! / 1e6,
    country: words.countries[all.country[row]!]!,
    area: words.areas[all.area[row]!] ?? null,
    zone: words.zones[all.zone[row]!]!,
    chain: words.chains[all.chain[row]!] ?? null,
    stars: all.stars[row]!,
    scoreTenths: all.scoreTenths[row]!,
    scoreCount: all.scoreCount[row]!,
    amenities: words.amenities.filter((_, bit) => hasBit(all.amenitiesLow[row]!, all.amenitiesHigh[row]!, bit)),
    accessFacts: words.accessFacts.filter((_, bit) => hasBit(all.access[row]!, 0, bit)),
    checkInFrom: all.checkInFrom[row]!,
    checkInUntil: all.checkInUntil[row]!,
    checkOutUntil: all.checkOutUntil[row]!,
    checkInAge: all.checkInAge[row]!,
    pets: PETS[all.pets[row]!]!,
    children: all.children[row] === 1,
    currency: words.currencies[all.currency[row]!]!.code,
    dataClass: DATA_CLASSES[all.dataClass[row]!]!,
  };
}

export function readRoom({ rooms, words, pool }: StaySnapshot, row: number): StayRoom {
  const holds = rooms.holds[row]!;
  return {
    row,
    key: textAt(pool, rooms.key[row]!),
    name: textAt(pool, rooms.name[row]!),
    beds: words.beds[rooms.beds[row]!]!,
    sizeM2: rooms.sizeM2[row]!,
    maxAdults: holds & 0x7f,
    maxChildren: (holds >> 8) & 0x7f,
    maxGuests: (holds >> 16) & 0x7f,
    units: rooms.units[row]!,
  };
}

export function readPlan({ plans, words, pool }: StaySnapshot, row: number): StayPlan {
  const audience = plans.audience[row]!;
  const contract = words.contracts[audience - FIRST_CONTRACT];
  return {
    row,
    key: textAt(pool, plans.key[row]!),
    board: BOARDS[plans.board[row]!]!,
    payAt: PAY_AT[plans.payAt[row]!]!,
    audience: contract === undefined ? (audience === MEMBER ? 'member' : 'public') : { contract },
  };
}

export function hasBit(low: number, high: number, bit: number): boolean {
  return (((bit < 32 ? low : high) >>> (bit & 31)) & 1) === 1;
}
