/** A country in one of its languages. */
export interface CountryLink {
  /** BCP 47. */
  readonly locale: string;
  /** In the language itself. */
  readonly name: string;
  /** What has to be known of it beforehand. */
  readonly note: string;
  readonly href: string;
  readonly active: boolean;
}

export interface CountryRow {
  /** ISO 3166-1. */
  readonly id: string;
  /** In the reader's language. */
  readonly text: string;
  /** In its own languages. */
  readonly names: readonly { readonly language: string; readonly name: string }[];
  /** Address of a picture. */
  readonly flag: string;
  readonly links: readonly CountryLink[];
  readonly active: boolean;
}

export interface CountryWords {
  readonly search: string;
  readonly placeholder: string;
  /** In how many languages a country can be read. */
  readonly languages: (count: number) => string;
  readonly count: (shown: number, all: number) => string;
  readonly none: { readonly title: string; readonly text: (search: string) => string };
}
