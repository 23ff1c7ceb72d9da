import type { IconName } from '#design/icon';

export interface PlaceOption {
  readonly id: string;
  /** What the input shows once chosen: "London". */
  readonly name: string;
  /** Region and country, or "All airports". */
  readonly detail: string;
  readonly code?: string | undefined;
  readonly icon?: IconName;
  /** "14 km away", when what was typed is a town nearby. */
  readonly distance?: string | undefined;
  /** A row that does something instead of being a place: pressed, its answer takes the place of the list. */
  readonly act?: Suggest;
  /** Said in the list while it does. */
  readonly busy?: string;
}

export interface PlaceGroup {
  /** Empty for the first group where no title is needed. */
  readonly label: string;
  readonly options: readonly PlaceOption[];
  /** Said above the rows, and aloud: why there is nothing, and what to do. */
  readonly note?: string;
}

/** Answers what was typed; an empty text asks for recents. Rejections other than aborts count as no answer. */
export type Suggest = (text: string, signal: AbortSignal) => Promise<readonly PlaceGroup[]>;

/** What a whole name means that several places share: the one that is clearly meant, else the likely ones. */
export type Settle = (text: string) => Promise<readonly PlaceOption[]>;

export interface PlaceWords {
  /** Names the list. */
  readonly list: string;
  /** "7 suggestions", "No suggestion". */
  readonly count: (count: number) => string;
  /** "No place matches 'Lomdon'." */
  readonly unknown: (text: string) => string;
  /** "“Birmingham” can mean several places." */
  readonly several: (text: string) => string;
  /** "Birmingham, United Kingdom": on the button that takes one of them. */
  readonly oneOf: (place: PlaceOption) => string;
  /** "Did you mean London?"; on the button that takes it. */
  readonly didYouMean: (name: string) => string;
  /** "Add another airport or city": a row of the list, and what the empty input asks for. */
  readonly addAnother: string;
  /** Stands in the empty field: `City or airport`. */
  readonly kinds: string;
  /** "Remove London Heathrow (LHR)"; the code may be empty. */
  readonly remove: (name: string, code: string) => string;
  readonly close: string;
  readonly clear: string;
}
