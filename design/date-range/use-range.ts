import { useState } from 'react';
import { addDays, type CivilDate } from './civil.ts';
import { nightsBetween, parseTypedDate } from './parse.ts';
import type { DateRangeValue, DateRangeWords } from './types.ts';

export type Edge = 'depart' | 'back';

export interface RangeOptions {
  readonly locale: string;
  readonly today: CivilDate;
  readonly min: CivilDate;
  readonly max: CivilDate;
  readonly value: DateRangeValue;
  readonly oneWay: boolean;
  readonly least?: number;
  readonly words: DateRangeWords;
  readonly onChange: (value: DateRangeValue) => void;
}

/** A first press sets the way out, the next the way back; a day too early for that starts again. */
export function afterPick(
  value: DateRangeValue,
  edge: Edge,
  date: CivilDate,
  oneWay: boolean,
  least = 0,
): { value: DateRangeValue; edge: Edge } {
  if (oneWay) return { value: { depart: date, back: undefined }, edge: 'depart' };
  if (edge === 'back' && value.depart && date >= addDays(value.depart, least))
    return { value: { depart: value.depart, back: date }, edge: 'depart' };
  return { value: { depart: date, back: undefined }, edge: 'back' };
}

/** A typed way out past the way back takes the way back along, so the nights stay. */
export function afterTyping(
  value: DateRangeValue,
  edge: Edge,
  date: CivilDate,
  max: CivilDate,
  least = 0,
): DateRangeValue {
  if (edge === 'back') return { ...value, back: date };
  const { depart, back } = value;
  if (!back || back >= addDays(date, least)) return { depart: date, back };
  const moved = addDays(date, depart ? Math.max(least, nightsBetween(depart, back)) : least);
  return { depart: date, back: moved > max ? undefined : moved };
}

/** The two days with what was typed for one of them, or what is wrong with the text. */
function readTyped(which: Edge, text: string, options: RangeOptions): DateRangeValue | { readonly fault: string } {
  const { locale, today, min, max, value, least = 0, words } = options;
  if (text.trim() === '') return { ...value, [which]: undefined };
  const from = which === 'back' ? (value.depart ?? today) : today;
  const date = parseTypedDate(text, { locale, today, from });
  if (!date) return { fault: words.unknown(text) };
  if (date < min || date > max) return { fault: words.outside(text, date) };
  if (which === 'back' && value.depart && date < addDays(value.depart, least)) return { fault: words.backFirst(text) };
  return afterTyping(value, which, date, max, least);
}

/** What picking and typing do to the two days, and what is wrong with what was typed. */
export function useRange(options: RangeOptions) {
  const { value, oneWay, least = 0, onChange } = options;
  const [edge, setEdge] = useState<Edge>('depart');
  const [faults, setFaults] = useState<Partial<Record<Edge, string>>>({});
  const [typing, setTyping] = useState<DateRangeValue>();

  function put(next: DateRangeValue) {
    setTyping(undefined);
    onChange(next);
  }

  function pick(date: CivilDate) {
    const next = afterPick(value, edge, date, oneWay, least);
    setEdge(next.edge);
    setFaults({});
    put(next.value);
  }

  /** Shows the day that a text means so far; a text on its way to another day leaves the last one in view. */
  function look(which: Edge, text: string) {
    const read = readTyped(which, text, options);
    if (!('fault' in read)) setTyping(read);
  }

  /** Returns whether the text was taken. */
  function type(which: Edge, text: string): boolean {
    const read = readTyped(which, text, options);
    const taken = !('fault' in read);
    setFaults((old) => ({ ...old, [which]: taken ? undefined : read.fault }));
    if (taken) put(read);
    else setTyping(undefined);
    return taken;
  }

  function clear() {
    setEdge('depart');
    setFaults({});
    put({ depart: undefined, back: undefined });
  }
  /** `shown`: the days of the open calendar, with what is being typed. */
  return { edge, setEdge, faults, shown: typing ?? value, pick, look, type, clear };
}
