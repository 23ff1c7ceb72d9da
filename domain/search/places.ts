/** A place as an offer page shows it. */
export interface SearchPlace {
  readonly id: string;
  readonly type: string;
  readonly code: string | null;
  readonly name: string;
  readonly cityName: string;
  readonly countryCode: string;
  readonly lat: number;
  readonly lon: number;
  readonly timeZone: string;
}

/** Where a slice goes from and to. */
export interface SearchEnds {
  readonly from: SearchPlace;
  readonly to: SearchPlace;
  /** Where several were asked: the others, any of which will do as well. */
  readonly alsoFrom?: readonly SearchPlace[];
  readonly alsoTo?: readonly SearchPlace[];
}

export interface NearbyPlace {
  readonly place: SearchPlace;
  readonly km: number;
}

/** What the search needs of the places: exact codes and ids only, and near misses for the way out. */
export interface SearchPlaces {
  resolve(codeOrId: string): { readonly place: SearchPlace; readonly airports: readonly string[] } | undefined;
  /** Airports within reach by land, none of `airports`, the best known and closest first. */
  near(place: SearchPlace, airports: readonly string[]): readonly NearbyPlace[];
  suggest(text: string): readonly { readonly id: string; readonly name: string; readonly code: string | null }[];
}

/** What carrying a search over to another vertical needs of them. */
export interface CodecPlaces extends Pick<SearchPlaces, 'resolve'> {
  /** The city that an airport serves, any other place itself. */
  cityOf(codeOrId: string): Pick<SearchPlace, 'id' | 'code'> | undefined;
}
