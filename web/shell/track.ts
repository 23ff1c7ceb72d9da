import type { CurrencyChange } from '#contract/layout';

/** What happens on the site, by name, for whoever measures it. */
export interface Tracked {
  'currency-change': CurrencyChange;
}

export type Track = <N extends keyof Tracked>(name: N, detail: Tracked[N]) => void;

let to: Track = () => undefined;

/** Where what happens is told; nobody is told until somebody asked for it. */
export function trackTo(next: Track): void {
  to = next;
}

export const track: Track = (name, detail) => to(name, detail);
