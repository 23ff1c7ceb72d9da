import { useState } from 'react';
import { add, move, remove } from './arrange.ts';
import { type AskedLeg, type FormStart, NO_LEG } from './form-state.ts';

/** A flight of the form; its key stays when it moves. */
interface KeyedLeg extends AskedLeg {
  readonly key: number;
}

export interface Legs {
  readonly all: readonly [KeyedLeg, ...KeyedLeg[]];
  set(at: number, change: Partial<AskedLeg>): void;
  /** The places of a field; what was typed there is one of them, or given up. */
  choose(at: number, name: 'from' | 'to', places: AskedLeg['from']): void;
  /** What stands in a field and is no place yet. */
  type(at: number, name: 'from' | 'to', text: string): void;
  swap(at: number): void;
  add(): void;
  move(at: number, by: 1 | -1): void;
  remove(at: number): void;
  /** Which flight was taken away last, until anything else is changed. */
  readonly removed: number | undefined;
  /** Puts it back. */
  restore(): void;
  /** Makes a journey of it: the way back, where a day for it is chosen, is its second flight. */
  several(back: string | undefined): void;
  /** Does the field hold what was sent? Only then its fault still stands. */
  isAsked(at: number, name: 'from' | 'to' | 'date'): boolean;
}

interface Held {
  readonly all: Legs['all'];
  readonly next: number;
  /** The flights before one was taken away, and which it was. */
  readonly before?: { readonly all: Legs['all']; readonly at: number };
}

function swapped<L extends AskedLeg>(leg: L): L {
  return { ...leg, from: leg.to, to: leg.from, typed: { from: leg.typed.to, to: leg.typed.from } };
}

/** The flights of the form and what can be done with them. */
export function useLegs(start: FormStart['legs']): Legs {
  const [first, ...more] = start.map((leg, key): KeyedLeg => ({ ...leg, key }));
  const [{ all, next, before }, setLegs] = useState<Held>({
    all: [first ?? { ...NO_LEG, key: 0 }, ...more],
    next: start.length,
  });
  const arrange = (change: (legs: readonly KeyedLeg[], next: number) => readonly KeyedLeg[]) =>
    setLegs((legs) => {
      const [one = legs.all[0], ...others] = change(legs.all, legs.next);
      return { all: [one, ...others], next: legs.next + 1 };
    });
  const take = (at: number) =>
    setLegs((legs) => {
      const [one = legs.all[0], ...others] = remove(legs.all, at);
      return { all: [one, ...others], next: legs.next, before: { all: legs.all, at } };
    });
  const onward = (last: KeyedLeg): KeyedLeg => ({ ...NO_LEG, from: last.to, key: next });

  const set: Legs['set'] = (at, change) =>
    arrange((legs) => {
      const before = legs[at]?.to;
      return legs.map((leg, nth) => {
        if (nth === at) return { ...leg, ...change };
        // The next flight begins where this one ends, unless it is said to begin elsewhere.
        const follows = nth === at + 1 && change.to && (leg.from.length === 0 || leg.from === before);
        return follows && !leg.typed.from ? { ...leg, from: change.to ?? [] } : leg;
      });
    });
  const typed = (at: number, name: 'from' | 'to', text: string): Pick<AskedLeg, 'typed'> => ({
    typed: { ...(all[at] ?? NO_LEG).typed, [name]: text },
  });

  return {
    all,
    set,
    choose: (at, name, places) => set(at, { [name]: places, ...(places.length > 0 && typed(at, name, '')) }),
    type: (at, name, text) =>
      setLegs((legs) => {
        const [one, ...others] = legs.all.map((leg, nth) =>
          nth === at ? { ...leg, typed: { ...leg.typed, [name]: text } } : leg,
        );
        return { ...legs, all: [one ?? legs.all[0], ...others] };
      }),
    swap: (at) => arrange((legs) => legs.map((leg, nth) => (nth === at ? swapped(leg) : leg))),
    add: () => arrange((legs) => add(legs, onward)),
    move: (at, by) => arrange((legs) => move(legs, at, by, (leg, { date }) => ({ ...leg, date }))),
    remove: take,
    removed: before?.at,
    restore: () => setLegs((legs) => ({ all: legs.before?.all ?? legs.all, next: legs.next })),
    several: (back) => {
      if (all.length > 1) return;
      arrange((legs) => add(legs, (last) => ({ ...onward(last), ...(back && { to: last.from, date: back }) })));
    },
    isAsked: (at, name) => all[at]?.[name] === start[all[at]?.key ?? -1]?.[name] && all[at]?.key === at,
  };
}
