import { InvalidInput, type DomainProblem } from '#domain/kernel';
import type { FlightQuery, Passengers, PlaceOfSale } from '#contract/search';
import { choosePlaces, listPlaces } from '#contract/search';
import type { RateTable } from '#engine/rates';
import type { Audience } from '../../audience.ts';
import type { SearchEnds, SearchPlaces } from '../../places.ts';
import { termsFor } from './best.ts';
import type { ResolvedFlightQuery } from './types.ts';
import { dateProblems } from './dates.ts';
import { settleField, tellOverlap, type SettledField } from './settle-places.ts';

export interface FlightRules {
  readonly places: SearchPlaces;
  readonly rates: RateTable;
  readonly now: Date;
  /** How many days ahead of today the sources sell. */
  readonly horizonDays: number;
  readonly audience?: Audience | undefined;
  readonly placeOfSale?: PlaceOfSale | undefined;
}

export interface CheckedFlightQuery {
  readonly query: ResolvedFlightQuery;
  readonly places: readonly SearchEnds[];
}

const MOST_SEATS = 9;

/** Settles places and refuses what cannot be flown, every problem at its field. Throws `InvalidInput`. */
export function checkFlightQuery(query: FlightQuery, rules: FlightRules): CheckedFlightQuery {
  const problems: DomainProblem[] = [];
  const settled = query.slices.map((slice, i) => ({
    from: settleField(slice.from, `slices.${i}.from`, rules.places, problems),
    to: settleField(slice.to, `slices.${i}.to`, rules.places, problems),
  }));
  settled.forEach(({ from, to }, i) => {
    if (from && to) tellOverlap(from, to, `slices.${i}.to`, rules.places, problems);
  });
  problems.push(...dateProblems(query, zonesOf(settled[0]?.from), rules));
  checkParty(query.passengers, problems);
  if (!rules.rates.currencies.has(query.currency)) {
    problems.push({ code: 'UNKNOWN_CURRENCY', description: `No currency ${query.currency}`, field: 'currency' });
  }
  const [first, ...rest] = problems;
  if (first) throw new InvalidInput([first, ...rest]);
  const known = settled as { from: SettledField; to: SettledField }[];
  return {
    query: {
      ...query,
      slices: query.slices.map(({ from, to, date }) => ({
        from: choosePlaces(listPlaces(from)),
        to: choosePlaces(listPlaces(to)),
        date,
      })),
      airports: known.map(({ from, to }) => ({ from: from.airports, to: to.airports })),
      best: termsFor(query, rules.rates),
      ...(rules.audience && { audience: rules.audience }),
      ...(rules.placeOfSale && { placeOfSale: rules.placeOfSale }),
    },
    places: known.map(endsOf),
  };
}

function endsOf({ from, to }: { from: SettledField; to: SettledField }): SearchEnds {
  const [first, ...alsoFrom] = from.places;
  const [last, ...alsoTo] = to.places;
  return {
    from: first,
    to: last,
    ...(alsoFrom.length > 0 && { alsoFrom }),
    ...(alsoTo.length > 0 && { alsoTo }),
  };
}

function zonesOf(from: SettledField | undefined): readonly string[] {
  return from ? from.places.map(({ timeZone }) => timeZone) : ['UTC'];
}

function checkParty(party: Passengers, problems: DomainProblem[]): void {
  const { adults, children, infantsInSeat, infantsOnLap } = party;
  const seats = adults + children.length + infantsInSeat;
  const young = children.length + infantsInSeat + infantsOnLap;
  if (seats + infantsOnLap === 0) {
    problems.push({ code: 'NO_PASSENGERS', description: 'Nobody travels', field: 'passengers.adults' });
    return;
  }
  if (seats > MOST_SEATS) {
    const description = `${seats} seats asked, at most ${MOST_SEATS} on one booking`;
    problems.push({
      code: 'TOO_MANY_PASSENGERS',
      description,
      field: 'passengers.adults',
      detail: { most: MOST_SEATS },
    });
  }
  if (adults === 0 && infantsInSeat + infantsOnLap > 0) {
    const description = 'An infant needs an adult';
    problems.push({ code: 'INFANT_WITHOUT_ADULT', description, field: 'passengers.adults', detail: { adults } });
  } else if (adults === 0 && young > 0) {
    problems.push({ code: 'CHILD_WITHOUT_ADULT', description: 'A child needs an adult', field: 'passengers.adults' });
  } else if (infantsOnLap > adults) {
    const description = `${infantsOnLap} infants on the laps of ${adults} adults`;
    problems.push({ code: 'INFANT_WITHOUT_ADULT', description, field: 'passengers.infantsOnLap', detail: { adults } });
  }
}
