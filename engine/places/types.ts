export type PlaceType = 'airport' | 'metro' | 'city';
export const PLACE_TYPES: readonly PlaceType[] = ['airport', 'metro', 'city'];

/** One place as the builder wants it. */
export interface PlaceInput {
  readonly type: PlaceType;
  /** IATA or metro letters, or the GeoNames id of a city; with the type, the place's id. */
  readonly key: string;
  /** Shown and typed code; absent for cities and for metros whose letters belong to an airport. */
  readonly code?: string;
  /** Further codes that mean this place. */
  readonly codeAliases?: readonly string[];
  readonly name: string;
  readonly cityName: string;
  /** GeoNames id of that city, where it is among the places: it lends its names. */
  readonly cityKey?: string;
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string;
  /** Degrees, WGS 84. */
  readonly lat: number;
  readonly lon: number;
  /** IANA. */
  readonly timeZone: string;
  /** Popularity, 0 or more; answers come in this order. */
  readonly weight: number;
  /** Other names; a language tag marks the name that readers of that language know, a second one of an airport tells it apart in its city. */
  readonly names: readonly PlaceName[];
  /** Airports of a metro or city, the busiest first, or the nearest ones of a city without an airport. */
  readonly airports: readonly PlaceAirport[];
  /** The airports above are near it, not its own. */
  readonly airportsAreNearby: boolean;
}

export interface PlaceName {
  readonly text: string;
  /** Two-letter ISO 639-1, or none for a name in no particular language. */
  readonly lang?: string;
  /** What is looked up of it, where it has words that everything of its kind has: `München` of `Flughafen München`. */
  readonly sought?: string;
}

export interface PlaceAirport {
  /** IATA. */
  readonly code: string;
  /** Kilometres from the place. */
  readonly km: number;
}

/** One place as read back. */
export interface Place {
  readonly id: string;
  readonly type: PlaceType;
  readonly code?: string;
  /** In the asked language where it is known. */
  readonly name: string;
  readonly cityName: string;
  readonly countryCode: string;
  readonly lat: number;
  readonly lon: number;
  readonly timeZone: string;
  readonly weight: number;
  readonly airports: readonly PlaceAirport[];
  readonly airportsAreNearby: boolean;
}
