import { type FlightProduct, foundKey } from '#contract/booking';
import {
  DEFAULT_BAGS,
  type FlightAddress,
  type FlightLeg,
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
  const [out, ...later] = slices.map(legOf);
  const [back] = later;
  const isHome = back?.from.join() === out?.to.join() && back?.to.join() === out?.from.join();
  const home = later.length === 1 && isHome ? back : undefined;
  return {
    from: out?.from ?? [],
    to: out?.to ?? [],
    depart: out?.date ?? '',
    return: home?.date ?? null,
    ...(!home && later.length > 0 && { further: later }),
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

function legOf({ segments }: FlightProduct['slices'][number]): FlightLeg {
  const [first, last] = [segments.at(0)?.departure, segments.at(-1)?.arrival];
  return { from: [first?.airport ?? ''], to: [last?.airport ?? ''], date: first?.local.slice(0, 10) ?? '' };
}

export function flightSearchPath(product: FlightProduct): string {
  return formatFlightAddress(addressOf(product));
}

/** The fares of the same flights. */
export function faresPath(product: FlightProduct): string {
  return formatOfferAddress(addressOf(product), foundKey(product.offerId));
}

/** Others in the place of one of the flights, with those before it as they are. */
export function flightPath(product: FlightProduct, at: number): string {
  const { whole: _whole, out: _out, ...address } = addressOf(product);
  const before = foundKey(product.offerId).split('~').slice(0, at).join('~');
  return formatFlightAddress({ ...address, ...(before && { out: before }), show: PAGE_SIZE, skip: 0 });
}

/**
 * Places to stay where and while these flights are there: from landing to flying back. Where nobody flies back the form is filled as far
 * as it goes, for the reader to say until when.
 */
export function besideFlights({ search, slices, passengers: { adults, children, ...infants } }: FlightProduct): string {
  const [out, back] = slices;
  const landed = out?.segments.at(-1)?.arrival;
  const [path = '', query = ''] = search?.split('?') ?? [];
  const asked = parseFlightAddress(path, query)?.to ?? [];
  const place = asked.length === 1 ? asked[0] : landed?.airport;
  const ages = [...children, ...Array<number>(infants.infantsInSeat + infants.infantsOnLap).fill(0)];
  const checkOut = back?.segments.at(0)?.departure.local.slice(0, 10) ?? '';
  const fields = new URLSearchParams({
    ...(checkOut === '' && { edit: '1' }),
    place: place ?? '',
    as: 'city',
    checkIn: landed?.local.slice(0, 10) ?? '',
    checkOut,
    room: [adults, ...ages].join('-'),
  });
  return `/stays?${fields.toString()}`;
}
