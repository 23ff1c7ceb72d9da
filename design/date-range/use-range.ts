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

/** What picking and typing do to the two days, and what is wrong with what was typed. */
export function useRange({ locale, today, min, max, value, oneWay, least = 0, words, onChange }: RangeOptions) {
  const [edge, setEdge] = useState<Edge>('depart');
  const [faults, setFaults] = useState<Partial<Record<Edge, string>>>({});

  function pick(date: CivilDate) {
    const next = afterPick(value, edge, date, oneWay, least);
    setEdge(next.edge);
    setFaults({});
    onChange(next.value);
  }

  /** Returns whether the text was taken. */
  function type(which: Edge, text: string): boolean {
    const fault = (said: string | undefined) => setFaults((old) => ({ ...old, [which]: said }));
    if (text.trim() === '') {
      fault(undefined);
      onChange({ ...value, [which]: undefined });
      return true;
    }
    const from = which === 'back' ? (value.depart ?? today) : today;
    const date = parseTypedDate(text, { locale, today, from });
    if (!date) fault(words.unknown(text));
    else if (date < min || date > max) fault(words.outside(text));
    else if (which === 'back' && value.depart && date < addDays(value.depart, least)) fault(words.backFirst(text));
    else {
      fault(undefined);
      onChange(afterTyping(value, which, date, max, least));
      return true;
    }
    return false;
  }

  function clear() {
    setEdge('depart');
    setFaults({});
    onChange({ depart: undefined, back: undefined });
  }
  return { edge, setEdge, faults, pick, type, clear };
}
