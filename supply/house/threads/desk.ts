/** What a desk is asked and answers; a vertical's own types. */
export interface DeskTypes {
  /** A search as its owner names it; opened again from this whenever it was put away. */
  readonly spec: { readonly id: string };
  readonly view: unknown;
  readonly page: unknown;
  readonly found: unknown;
  /** Something by name, for a party, at a moment. */
  readonly ask: unknown;
  readonly priced: unknown;
}

/** Answers searches on one thread: opens them, keeps the last ones, shows pages and single offers. */
export interface Desk<T extends DeskTypes> {
  open(spec: T['spec']): void;
  view(spec: T['spec'], view: T['view']): T['page'];
  /** Looks at the stock of this moment, not of the opening. */
  offer(spec: T['spec'], key: string): T['found'] | undefined;
  /** Undefined when this is not sold (any more) for this party. */
  price(ask: T['ask']): T['priced'] | undefined;
  /** Lays readings of the stock over the ones before, by `stockKey`. */
  applyTaken(taken: ReadonlyMap<string, number>): void;
}
