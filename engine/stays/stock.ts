import type { StayStock } from './ask.ts';
import { within } from './errors.ts';
import type { StaySnapshot } from './snapshot.ts';

export interface TakenUnits {
  /** Row of a room type. */
  readonly room: number;
  /** Days since 1970-01-01. */
  readonly day: number;
  /** All that are taken then, not how many more. */
  readonly units: number;
}

/** What is taken, shared by all searches of a thread. */
export interface StayOverlay extends StayStock {
  /** Lays readings over the ones before. */
  apply(readings: Iterable<TakenUnits>): void;
}

export function createStayStock({ rooms, firstDay, dayCount }: StaySnapshot): StayOverlay {
  /** A bit a room that anything was ever taken of: most have none, and are asked of no further. */
  const touched = new Uint32Array(Math.ceil(rooms.count / 32));
  const taken = new Map<number, number>();
  return {
    taken(room, day) {
      if (((touched[room >> 5]! >>> (room & 31)) & 1) === 0) return 0;
      return taken.get(room * dayCount + day - firstDay) ?? 0;
    },
    apply(readings) {
      for (const { room, day, units } of readings) {
        within(room, 0, rooms.count - 1, () => 'room of the stock');
        within(units, 0, 65_535, () => 'units taken');
        if (day < firstDay || day >= firstDay + dayCount) continue;
        const slot = room * dayCount + day - firstDay;
        taken.set(slot, units);
        touched[room >> 5]! |= 1 << (room & 31);
      }
    },
  };
}
