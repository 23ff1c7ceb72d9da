import type { MouseEventHandler, ReactNode } from 'react';
import type { Selection } from './selection.ts';

export interface DataSort {
  /** The address with the rows in that order. */
  readonly href: string;
  /** The order in force; left out where the rows are in another column's. */
  readonly now?: 'ascending' | 'descending' | undefined;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
}

export interface DataColumn<Row> {
  readonly id: string;
  /** Names the column; on a phone it stands beside each value. */
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  readonly sort?: DataSort;
  /** Figures end at one edge. */
  readonly figures?: boolean;
  /** On a phone behind "more"; three fields are enough to know a row. */
  readonly secondary?: boolean;
}

/** Rows that can be selected; `name` is what a form posts before scripts run. */
export interface RowChoice {
  readonly selection: Selection;
  readonly name: string;
  readonly onSelect: (ids: readonly string[], on: boolean) => void;
}

export interface DataTableWords {
  /** "Select Ade Bello". */
  readonly select: (name: string) => string;
  /** "Select all 15 on this page". */
  readonly selectPage: string;
  /** "More about Ade Bello": on a phone. */
  readonly more: (name: string) => string;
  /** Names the column of buttons. */
  readonly actions: string;
}
