export interface FacetOption {
  readonly value: string;
  /** Carrier names and alliance names; null for words that belong to the page. */
  readonly label: string | null;
  /** Results that pass every other filter and this option alone. */
  readonly count: number;
  readonly fromMinor: number | null;
  readonly selected: boolean;
}

/** As the contract's facets, prices in minor units. */
export type Facet =
  | {
      readonly kind: 'options';
      readonly id: string;
      readonly exact: boolean;
      readonly options: readonly FacetOption[];
    }
  | {
      readonly kind: 'range';
      readonly id: string;
      readonly exact: boolean;
      readonly unit: 'minor' | 'minuteOfDay' | 'minutes';
      readonly min: number;
      readonly max: number;
      /** Results per equal step between min and max, both ends included. */
      readonly histogram: readonly number[];
      readonly selected: readonly [number, number] | null;
    };

/** What removing one filter alone would show, by facet id. */
export interface Relaxation {
  readonly filter: string;
  readonly count: number;
  readonly fromMinor: number | null;
}
