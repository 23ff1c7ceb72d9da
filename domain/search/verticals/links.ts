import { flightLinks } from './flights/links.ts';
import { stayLinks } from './stays/links.ts';

/** Searches that others lead to, some weeks ahead for one adult: each a path of this site. */
export interface VerticalLinks {
  readonly toPlace: (asked: { readonly home: string; readonly to: string; readonly now: Date }) => string;
  /** With one carrier alone in the list; left out where nobody carries. */
  readonly withCarrier?: (asked: {
    readonly code: string;
    readonly from: string;
    readonly to: string;
    readonly now: Date;
  }) => string;
}

/** By the names that brands call verticals. */
export const VERTICAL_LINKS: Readonly<Record<string, VerticalLinks>> = { flights: flightLinks, stays: stayLinks };
