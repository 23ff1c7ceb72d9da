import type { FlightProduct } from '#contract/booking';
import {
  DEFAULT_BAGS,
  type FlightAddress,
  formatFlightAddress,
  formatOfferAddress,
  PAGE_SIZE,
  parseFilters,
  parseFlightAddress,
} from '#contract/search';

/** The search in which the flights were chosen; where it is not known, one from airport to airport on these days. */
function addressOf({ search, slices, passengers, cabin }: FlightProduct): FlightAddress {
  const [path = '', query = ''] = search?.split('?') ?? [];
  const chosenIn = parseFlightAddress(path, query);
  if (chosenIn) return chosenIn;
  const [out, back] = slices;
  const first = out?.segments.at(0)?.departure;
  return {
    from: [first?.airport ?? ''],
    to: [out?.segments.at(-1)?.arrival.airport ?? ''],
    depart: first?.local.slice(0, 10) ?? '',
    return: back?.segments.at(0)?.departure.local.slice(0, 10) ?? null,
    passengers,
    cabin,
    bags: DEFAULT_BAGS,
    sort: 'best',
    filters: parseFilters(''),
    flexDays: 0,
    show: PAGE_SIZE,
    skip: 0,
  };
}

export function flightSearchPath(product: FlightProduct): string {
  return formatFlightAddress(addressOf(product));
}

/** The fares of the same flights. */
export function faresPath(product: FlightProduct): string {
  const key = product.offerId.slice(product.offerId.indexOf('.') + 1);
  return formatOfferAddress(addressOf(product), key);
}

/** The form of another vertical's search, filled with where and when these flights lead: from landing to flying back. */
export function besideFlights({ search, slices, passengers: { adults, children, ...infants } }: FlightProduct): string {
  const [out, back] = slices;
  const landed = out?.segments.at(-1)?.arrival;
  const [path = '', query = ''] = search?.split('?') ?? [];
  const asked = parseFlightAddress(path, query)?.to ?? [];
  const place = asked.length === 1 ? asked[0] : landed?.airport;
  const ages = [...children, ...Array<number>(infants.infantsInSeat + infants.infantsOnLap).fill(0)];
  const fields = new URLSearchParams({
    edit: '1',
    place: place ?? '',
    as: 'city',
    checkIn: landed?.local.slice(0, 10) ?? '',
    checkOut: back?.segments.at(0)?.departure.local.slice(0, 10) ?? '',
    room: [adults, ...ages].join('-'),
  });
  return `/stays?${fields.toString()}`;
}
