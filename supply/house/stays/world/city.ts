/** A real place in which properties are invented. */
export interface StayCity {
  /** GeoNames id. */
  readonly id: number;
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** First-level division in GeoNames' own coding. */
  readonly admin: string;
  readonly population: number;
  /** Degrees. */
  readonly lat: number;
  readonly lon: number;
  /** IANA. */
  readonly zone: string;
  /** Airports that serve it or are within 100 km. */
  readonly airports: readonly NearAirport[];
  /** Near a much larger city: the town is one area of it, and no direction in it means anything to a traveller. */
  readonly suburb: boolean;
  /** Parts of the city with a real name. */
  readonly quarters: readonly Quarter[];
}

export interface NearAirport {
  readonly code: string;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
  readonly km: number;
  /** Passengers as a share of the busiest airport's. */
  readonly popularity: number;
  /** The city's own airport, however far. */
  readonly own: boolean;
}

export interface Quarter {
  readonly id: number;
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

/** True on land. */
export type IsLand = (lat: number, lon: number) => boolean;
