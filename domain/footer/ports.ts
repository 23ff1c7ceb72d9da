import type { BrandFooter, Brands } from '#domain/brands';

export interface NetworkCity {
  /** What a search is asked with: a metro code or an airport's. */
  readonly code: string;
  readonly countryCode: string;
  readonly lat: number;
  readonly lon: number;
}

export interface NetworkAirline {
  readonly code: string;
  readonly name: string;
  /** Codes of a pair that it flies often. */
  readonly from: string;
  readonly to: string;
}

/** What is sold, the busiest first. */
export interface FooterNetwork {
  readonly cities: readonly NetworkCity[];
  /** With the most flights from a country first. */
  readonly airlinesFrom: (countryCode: string) => readonly NetworkAirline[];
  /** Name of a city in a language (BCP 47). */
  readonly cityName: (code: string, locale: string) => string;
}

export interface FooterDeps {
  readonly brands: Brands;
  /** Its drawing, null for none. */
  readonly logoOf: (brandId: string) => { readonly src: string; readonly width: number } | null;
  /** Asked for with the first footer: counting the network takes a moment. */
  readonly network: () => FooterNetwork;
  readonly footerOf: (brandId: string) => BrandFooter;
  /** Origin of a brand's own site. */
  readonly originOf: (brandId: string) => string;
}
