import type { ReactNode } from 'react';
import type { Person } from '#design/avatar';

export interface PersonRow {
  readonly id: string;
  readonly person: Person;
  readonly name: string;
  /** "Research, flight cap €780. Allows you". */
  readonly detail: string;
  /** Whether documents are complete, and what follows. */
  readonly fact?:
    | { readonly tone: 'good' | 'warn'; readonly text: string; readonly note?: string | undefined }
    | undefined;
  /** Cannot be chosen, and why; a way to ask may stand beside it. */
  readonly closed?: { readonly reason: string; readonly way?: ReactNode } | undefined;
}

export interface PersonWords {
  readonly search: string;
  readonly placeholder: string;
  /** Names the list. */
  readonly list: string;
  /** "5 found", said once the typing rests. */
  readonly found: string;
  readonly pending: string;
  readonly none: { readonly title: string; readonly text: string };
  /** Names those who cannot be chosen: "Not open to you". */
  readonly closed: string;
  /** "Choosing…": in the row that was taken. */
  readonly choosing: string;
}

export interface PersonPickerProps {
  readonly people: readonly PersonRow[];
  readonly text: string;
  readonly words: PersonWords;
  /** Whoever is chosen. */
  readonly chosen?: string | undefined;
  /** The choice is on its way. */
  readonly choosing?: string | undefined;
  /** The answer to what was typed is on its way; the people before it stay. */
  readonly pending?: boolean;
  /** What failed, and who holds now. */
  readonly error?: string | undefined;
  /** Stands below: "You see whether documents are complete, never their numbers." */
  readonly note?: ReactNode;
  /** Where the choice of a person leads before scripts run. */
  readonly hrefOf?: (id: string) => string;
  readonly onType: (text: string) => void;
  readonly onPick: (id: string) => void;
}
