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
  const { id, type, code, countryName, airports = [], distanceKm } = place;
  const name = nameOf(place);
  // In full where the city alone does not say it.
  const where = name === place.cityName && name !== place.name ? place.name + comma + countryName : countryName;
  return {
    id: code ?? id,
    name,
    detail: allAirports && type !== 'airport' && airports.length > 1 ? allAirports + comma + countryName : where,
    code: code ?? airports[0],
    icon: type === 'airport' ? 'plane' : 'building-2',
    distance: distanceKm === undefined ? undefined : `${distanceKm} km`,
  };
}

/** An airport by its city and what tells it apart there: `London Heathrow`; where nothing must, by the city alone. */
function nameOf({ name, shortName, cityName }: PlaceSuggestion): string {
  if (shortName === undefined) return name;
  return shortName.includes(cityName) ? shortName : `${cityName} ${shortName}`;
}
