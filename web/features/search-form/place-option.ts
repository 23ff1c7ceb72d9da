import type { PlaceOption } from '#design/place-combobox';
import type { PlaceSuggestion } from '#contract/places';

export interface PlaceWords {
  /** Of a city; absent where airports are not what is chosen among. */
  readonly allAirports?: string;
  /** Between two facts in one line. */
  readonly comma: string;
}

/** A place as a row of the list and as the chosen value. */
export function placeOption(place: PlaceSuggestion, { allAirports, comma }: PlaceWords): PlaceOption {
  const { id, type, code, name, cityName, countryName, airports = [], distanceKm } = place;
  const where = type === 'airport' && cityName !== name ? cityName + comma + countryName : countryName;
  return {
    id: code ?? id,
    name,
    detail: allAirports && type !== 'airport' && airports.length > 1 ? allAirports + comma + countryName : where,
    code: code ?? airports[0],
    icon: type === 'airport' ? 'plane' : 'building-2',
    distance: distanceKm === undefined ? undefined : `${distanceKm} km`,
  };
}
