import type { ReactNode } from 'react';
import type { CivilDate } from './civil.ts';

export interface DateRangeValue {
  readonly depart: CivilDate | undefined;
  /** Left out for one way. */
  readonly back: CivilDate | undefined;
}

export interface DayPrice {
  /** Without currency, rounded: "1,684". */
  readonly text: string;
  /** "from 1,684 euro"; joins the name of the day. */
  readonly label: string;
  /** In the lowest third. */
  readonly low: boolean;
}

export interface DateRangeWords {
  readonly title: string;
  readonly depart: string;
  readonly back: string;
  /** Stands in a field without a day. */
  readonly empty: string;
  readonly close: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly clear: string;
  readonly done: string;
  /** Join the name of a day: "way out", "way back", "low". */
  readonly departDay: string;
  readonly backDay: string;
  readonly low: string;
  /** Under the months: "Tue 9 to Tue 23 March, 14 nights", or what to do next. Said after each pick. */
  readonly summary: (range: DateRangeValue, nights: number | undefined) => string;
  /** Cause and cure: "“soon” is no date. Type it like 9 Mar or 2027-03-09." */
  readonly unknown: (typed: string) => string;
  readonly outside: (typed: string, day: string) => string;
  readonly backFirst: (typed: string) => string;
  /** Behind the label of the second day: "3 nights". */
  readonly nights?: (count: number) => string;
}

/** Whether the days are fixed. The first option is; each other is said beside the way out and posted by its value. */
export interface Flexibility {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly options: readonly [Flexible, Flexible, ...Flexible[]];
  readonly onChange: (value: string) => void;
}

interface Flexible {
  readonly value: string;
  /** "± 3 days". */
  readonly text: string;
  /** Where a sign is read badly: "3 days earlier or later". */
  readonly label?: string;
}

export interface DateRangeProps {
  readonly locale: string;
  /** The visitor's day; typed days without a year follow it. */
  readonly today: CivilDate;
  readonly min: CivilDate;
  readonly max: CivilDate;
  readonly value: DateRangeValue;
  readonly oneWay: boolean;
  /** Nights between the two at least; none when left out. */
  readonly least?: number;
  readonly names: { readonly depart: string; readonly back: string };
  readonly ids?: { readonly depart: string; readonly back: string };
  readonly words: DateRangeWords;
  readonly flexible?: Flexibility;
  /** Faults that the server found. */
  readonly errors?: { readonly depart?: string | undefined; readonly back?: string | undefined };
  readonly prices?: ReadonlyMap<CivilDate, DayPrice>;
  /** Under the months: what the prices hold. */
  readonly note?: ReactNode;
  readonly onChange: (value: DateRangeValue) => void;
  readonly onMonth?: (month: CivilDate) => void;
}
