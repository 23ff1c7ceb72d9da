import type { CodecPlaces } from '../places.ts';

/** A search as every vertical can say it: where, when and for whom. */
export interface NeutralSearch {
  readonly places: {
    /** Where it begins; null in a vertical that has no beginning. */
    readonly from: readonly string[] | null;
    /** Where it is about: codes or place ids, of which any will do. */
    readonly to: readonly string[];
  };
  /** Days `YYYY-MM-DD`; without an end for one way. */
  readonly dates: { readonly start: string; readonly end: string | null };
  readonly party: { readonly adults: number; readonly childAges: readonly number[] };
}

/** How a vertical writes a search as the address of its page, and reads it back. */
export interface VerticalCodec {
  /** As brands and tabs call it: `flights`. */
  readonly vertical: string;
  /** Undefined for an address that is none of its results pages. */
  readonly parse: (pathname: string, query: string) => NeutralSearch | undefined;
  /** Undefined where the vertical cannot ask this: what it needs is missing. */
  readonly format: (search: NeutralSearch, places: CodecPlaces) => string | undefined;
}
