import type { Party } from './party.ts';

export interface Cabin {
  readonly value: string;
  readonly text: string;
}

interface StepWords {
  readonly label: string;
  readonly hint: string;
  readonly less: string;
  readonly more: string;
}

export interface TravellersWords {
  /** Names the cell and the panel. */
  readonly title: string;
  readonly adults: StepWords;
  readonly children: StepWords;
  readonly infantsInSeat: StepWords;
  readonly infantsOnLap: StepWords;
  /** "Age of child 1". */
  readonly childAge: (at: number) => string;
  /** "8 years". */
  readonly years: (age: number) => string;
  /** "Preset to 8 years: choose the age at travel." */
  readonly presetAge: (age: string) => string;
  /** "No child"; in the selects that stand in before scripts run. */
  readonly noChild: string;
  readonly cabin: string;
  /** Why no more can be added: "9 travellers at most in one booking. Larger groups: book twice." */
  readonly full: string;
  /** "1 lap infant for each adult." */
  readonly laps: string;
  /** "2 adults, 1 child". */
  readonly summary: (party: Party) => string;
  readonly done: string;
}

export interface TravellersValue {
  readonly party: Party;
  readonly cabin: string;
}

export interface TravellersProps {
  readonly id?: string;
  readonly value: TravellersValue;
  readonly cabins: readonly Cabin[];
  readonly words: TravellersWords;
  readonly error?: string | undefined;
  readonly onChange: (value: TravellersValue) => void;
}
