import type { Traveller } from '#contract/booking';
import type { Fare, FlightDetail, FlightQuery, FlightOffer, PriceLine, Slice } from '#contract/search';

/** Something to book whose stock is nobody else's. */
export function askNamed(name: string): SampleAsk {
  return { flight: name };
}

export interface SampleAsk {
  /** Names the flight: its stock is nobody else's. */
  readonly flight: string;
  readonly baseMinor?: number;
  readonly taxMinor?: number;
  readonly adults?: number;
  readonly children?: readonly number[];
  readonly infantsOnLap?: number;
  readonly bags?: number;
  readonly refund?: Fare['conditions']['refund'];
  readonly currency?: string;
  /** Left out: as long as the house holds in general. */
  readonly holdMinutes?: number | null;
}

/** Flights and a fare as a search would show them, and what it was asked. */
export interface SampleOffer {
  readonly offer: FlightOffer;
  readonly fare: Fare;
  readonly query: FlightQuery;
  readonly offerKey: string;
  readonly fareKey: string;
}

/** London to Singapore on 3 March 2027, out only, as a search would show it. */
export function sampleOffer(ask: SampleAsk): SampleOffer {
  const { flight, adults = 1, children = [], infantsOnLap = 0, bags = 0, currency = 'EUR' } = ask;
  const query: FlightQuery = {
    slices: [{ from: 'LHR', to: 'SIN', date: '2027-03-03' }],
    passengers: { adults, children: [...children], infantsInSeat: 0, infantsOnLap },
    cabin: 'economy',
    bags: { cabin: 1, checked: bags },
    currency,
  };
  const seated = adults + children.length;
  const fare = sampleFare(ask, seated);
  const offer: FlightOffer = {
    id: `s1.house.${flight}`,
    key: flight,
    supplier: 'house',
    dataClass: 'demo',
    price: fare.price,
    slices: [slice(flight)],
    fare: {
      family: fare.family,
      familyName: fare.familyName,
      bookingClasses: fare.bookingClasses,
      bags: fare.bags,
      conditions: fare.conditions,
    },
    tickets: 1,
    totals: { durationMinutes: 790, stops: 0, co2eGrams: 600_000, co2eVersusRoutePercent: null },
    seatsLeft: null,
    validity: { createdAt: '2026-11-20T09:00:00.000Z', expiresAt: '2030-01-01T00:00:00.000Z' },
    rank: { reason: 'listed', score: 1 },
  };
  return { offer, fare, query, offerKey: flight, fareKey: 'light' };
}

/** Of the first checked bag, the second and the third. */
const BAG_PRICES = [4_800, 5_900, 7_100] as const;

function sampleFare(
  { flight, baseMinor = 40_000, taxMinor = 11_550, bags = 0, refund, currency = 'EUR', holdMinutes }: SampleAsk,
  seated: number,
): Fare {
  const lines: PriceLine[] = [
    { kind: 'base', code: 'FARE', name: 'Fare', amountMinor: baseMinor * seated, currency },
    {
      kind: 'tax',
      code: 'GB',
      name: 'Air Passenger Duty',
      jurisdiction: 'GB',
      amountMinor: taxMinor * seated,
      currency,
    },
  ];
  const bagsMinor = BAG_PRICES.slice(0, bags).reduce((sum, price) => sum + price, 0) * seated;
  if (bagsMinor > 0)
    lines.push({ kind: 'bag', code: 'BAG-CHECKED', name: 'Checked bag', amountMinor: bagsMinor, currency });
  const total = { amountMinor: lines.reduce((sum, line) => sum + line.amountMinor, 0), currency };
  return {
    id: `s1.house.${flight}!light`,
    family: 'light',
    familyName: 'Light',
    price: { total, perPerson: total, lines, rates: null },
    delta: { amountMinor: 0, currency },
    bookingClasses: [['K']],
    bags: [
      {
        cabin: { included: { pieces: 1, weightKg: 8 }, asked: 1, bought: 0, sold: { weightKg: null, prices: [] } },
        checked: {
          included: { pieces: 0, weightKg: null },
          asked: bags,
          bought: bags,
          sold: { weightKg: 23, prices: BAG_PRICES.map((amountMinor) => ({ amountMinor, currency })) },
        },
      },
    ],
    seat: { choice: 'fee', from: { amountMinor: 1_200, currency } },
    conditions: {
      refund: refund ?? { status: 'not_allowed', fee: null, untilHoursBefore: null },
      change: { status: 'unknown', fee: null, untilHoursBefore: null },
    },
    cancellation: [],
    milesPercent: 25,
    ...(holdMinutes !== undefined && { holdMinutes }),
    co2eGrams: 600_000,
    seatsLeft: null,
  };
}

function slice(flight: string): Slice {
  const carrier = { code: 'X-SPC', name: 'Straits Pacific' };
  return {
    durationMinutes: 790,
    stops: 0,
    dayOffset: 1,
    co2eGrams: 600_000,
    ticketing: carrier,
    connections: [],
    segments: [
      {
        marketing: { carrier: carrier.code, name: carrier.name, number: flight },
        operating: carrier,
        aircraft: { code: '359', name: 'Airbus A350-900' },
        cabin: 'economy',
        departure: {
          airport: 'LHR',
          airportName: 'Heathrow',
          cityName: 'London',
          countryCode: 'GB',
          terminal: '2',
          local: '2027-03-03T22:05',
          zone: 'Europe/London',
          instant: '2027-03-03T22:05:00.000Z',
        },
        arrival: {
          airport: 'SIN',
          airportName: 'Changi',
          cityName: 'Singapore',
          countryCode: 'SG',
          terminal: '3',
          local: '2027-03-04T19:15',
          zone: 'Asia/Singapore',
          instant: '2027-03-04T11:15:00.000Z',
        },
        durationMinutes: 790,
        distanceKm: 10_885,
        dayOffset: 1,
        co2eGrams: 600_000,
      },
    ],
  };
}

export function sampleTraveller(changes: Partial<Traveller> = {}): Traveller {
  return {
    givenNames: 'Mira Leela',
    familyName: 'Anand',
    dateOfBirth: '1990-05-17',
    gender: 'F',
    nationality: 'IE',
    document: { type: 'passport', number: 'PA1234567', issuedBy: 'IE', expiresOn: '2031-02-02' },
    knownTravellerNumber: null,
    loyalty: null,
    assistance: [],
    assistanceNote: '',
    ...changes,
  };
}

/** The same as the search answers when asked for it. */
export function sampleDetail({ offer, fare, query }: SampleOffer): FlightDetail {
  return { vertical: 'flights', offer, fares: [fare], query, places: [] };
}
