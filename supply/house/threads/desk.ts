/** What a desk is asked and answers; a vertical's own types. */
export interface DeskTypes {
  readonly query: unknown;
  /** A page with limits is of one reader alone. */
  readonly view: { readonly limits?: object | undefined };
  /** What is said of a search once it is opened. */
  readonly opened: object;
  readonly page: unknown;
  readonly found: unknown;
  /** Something by name, for a party. */
  readonly ask: object;
  readonly priced: unknown;
  /** What only this vertical is asked, and its answer. */
  readonly own: object;
  readonly ownAnswer: unknown;
}

/** A search as its owner names it; opened again from this whenever it was put away. */
export interface DeskSpec<Q> {
  readonly id: string;
  readonly query: Q;
  readonly openedAtMs: number;
  /** What whoever asks keeps of the stock, by `stockKey`: it is for sale to them. */
  readonly held?: ReadonlyMap<string, number>;
}

/** What is asked, at the moment of asking. */
export type AskAt<A> = A & { readonly atMs: number };

/** Answers searches on one thread: opens them, keeps the last ones, shows pages and single offers. */
export interface Desk<T extends DeskTypes> {
  open(spec: DeskSpec<T['query']>): T['opened'];
  view(spec: DeskSpec<T['query']>, view: T['view']): T['page'];
  /** Looks at the stock of this moment, not of the opening. */
  offer(spec: DeskSpec<T['query']>, key: string): T['found'] | undefined;
  /** Undefined when this is not sold (any more) for this party. */
  price(ask: AskAt<T['ask']>): T['priced'] | undefined;
  own(ask: AskAt<T['own']>): T['ownAnswer'];
  /** Lays readings of the stock over the ones before, by `stockKey`. */
  applyTaken(taken: ReadonlyMap<string, number>): void;
}
