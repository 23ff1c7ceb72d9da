import { InvalidInput, type DomainProblem } from '#domain/kernel';
import type { FlightQuery, Passengers } from '#contract/search';
import type { SearchPlace, SearchPlaces } from '../../places.ts';
import type { ResolvedFlightQuery } from '../../ports.ts';
import { addDays, civilDayIn, isCivilDay } from './civil-day.ts';

export interface FlightRules {
  readonly places: SearchPlaces;
  readonly isCurrency: (code: string) => boolean;
  readonly now: Date;
  /** How many days ahead of today the sources sell. */
  readonly horizonDays: number;
}

export interface CheckedFlightQuery {
  readonly query: ResolvedFlightQuery;
  readonly places: readonly { readonly from: SearchPlace; readonly to: SearchPlace }[];
}

const MOST_SEATS = 9;

/** Settles places and refuses what cannot be flown, every problem at its field. Throws `InvalidInput`. */
export function checkFlightQuery(query: FlightQuery, rules: FlightRules): CheckedFlightQuery {
  const problems: DomainProblem[] = [];
  const settled = query.slices.map((slice, i) => ({
    from: settlePlace(slice.from, `slices.${i}.from`, rules, problems),
    to: settlePlace(slice.to, `slices.${i}.to`, rules, problems),
  }));
  settled.forEach(({ from, to }, i) => {
    if (from && to && from.airports.some((code) => to.airports.includes(code))) {
      problems.push({
        code: 'SAME_PLACE',
        description: `${from.place.name} and ${to.place.name} are the same place`,
        field: `slices.${i}.to`,
        detail: { name: to.place.name },
      });
    }
  });
  checkDates(query, settled[0]?.from?.place.timeZone ?? 'UTC', rules, problems);
  checkParty(query.passengers, problems);
  if (!rules.isCurrency(query.currency)) {
    problems.push({ code: 'UNKNOWN_CURRENCY', description: `No currency ${query.currency}`, field: 'currency' });
  }
  const [first, ...rest] = problems;
  if (first) throw new InvalidInput([first, ...rest]);
  const known = settled as { from: Settled; to: Settled }[];
  return {
    query: { ...query, airports: known.map(({ from, to }) => ({ from: from.airports, to: to.airports })) },
    places: known.map(({ from, to }) => ({ from: from.place, to: to.place })),
  };
}

type Settled = NonNullable<ReturnType<SearchPlaces['resolve']>>;

function settlePlace(text: string, field: string, rules: FlightRules, problems: DomainProblem[]): Settled | undefined {
  const found = rules.places.resolve(text);
  if (found && found.airports.length > 0) return found;
  problems.push({
    code: 'UNKNOWN_PLACE',
    description: `No place with an airport matches '${text}'`,
    field,
    detail: { text, suggestions: rules.places.suggest(text).slice(0, 3) },
  });
  return undefined;
}

function checkDates(query: FlightQuery, zone: string, rules: FlightRules, problems: DomainProblem[]): void {
  const today = civilDayIn(zone, rules.now);
  const latest = addDays(today, rules.horizonDays);
  query.slices.forEach(({ date }, i) => {
    const field = `slices.${i}.date`;
    const before = query.slices[i - 1]?.date;
    if (!isCivilDay(date)) {
      problems.push({ code: 'DATE_UNKNOWN', description: `${date} is not a day`, field, detail: { date } });
    } else if (i === 0 && date < today) {
      problems.push({ code: 'DATE_PAST', description: `${date} is over`, field, detail: { date, earliest: today } });
    } else if (before !== undefined && date < before) {
      problems.push({
        code: 'RETURN_BEFORE_DEPARTURE',
        description: `${date} is before ${before}`,
        field,
        detail: { date, earliest: before },
      });
    } else if (date > latest) {
      problems.push({ code: 'DATE_TOO_FAR', description: `Sold until ${latest}`, field, detail: { date, latest } });
    }
  });
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
