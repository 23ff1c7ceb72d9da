import type { FieldProps } from '#design/field';

export interface ManyOption {
  readonly id: string;
  readonly text: string;
  /** "48 people": beside the name. */
  readonly detail?: string | undefined;
  readonly disabled?: boolean;
}

export interface ManyWords {
  /** Names the list: "Policy groups". */
  readonly list: string;
  /** In the field while nothing is typed: "Add a group". */
  readonly placeholder: string;
  /** "Remove Design". */
  readonly remove: (text: string) => string;
  /** How many the list has, said while typing: "4 groups". */
  readonly count: (count: number) => string;
  /** "No group matches “dezign”". */
  readonly none: (typed: string) => string;
  /** While options are on their way. */
  readonly pending: string;
}

export interface ManyComboboxProps extends Omit<FieldProps, 'label'> {
  readonly label: string;
  /** A form posts it once for each chosen option. */
  readonly name: string;
  readonly options: readonly ManyOption[];
  readonly value: readonly ManyOption[];
  readonly words: ManyWords;
  readonly disabled?: boolean;
  /** Options are being asked for. */
  readonly pending?: boolean;
  /** Where the server finds the options; else those given are narrowed here. */
  readonly onType?: (text: string) => void;
  readonly onChange: (value: readonly ManyOption[]) => void;
}
