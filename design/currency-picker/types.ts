export interface CurrencyRow {
  /** ISO 4217. */
  readonly code: string;
  readonly name: string;
  /** Null where the code is its own symbol. */
  readonly symbol: string | null;
}

export interface CurrencyWords {
  readonly search: string;
  readonly placeholder: string;
  readonly list: string;
  readonly top: string;
  readonly all: string;
  readonly none: { readonly title: string; readonly text: (search: string) => string };
}
