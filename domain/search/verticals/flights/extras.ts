import { extrasOnSale, type ExtrasScope, type FlightExtras, type FlightExtrasOffered } from '#contract/booking';
import { type DomainProblem, InvalidInput } from '#domain/kernel';

/**
 * Everything that can be chosen, with what is chosen: the bags asked for unless `chosen` says otherwise. Throws `InvalidInput` at the
 * field that says it.
 */
export function offerExtras(scope: ExtrasScope, chosen: FlightExtras, field: string): FlightExtrasOffered {
  const { bags, seats } = extrasOnSale(scope);
  const problems: DomainProblem[] = [];
  for (const [index, choice] of chosen.bags.entries()) {
    const option = bags.find((each) => samePlace(each, choice) && each.kind === choice.kind);
    const most = option?.sold.prices.length ?? 0;
    if (option && choice.bought <= most) option.bought = choice.bought;
    else if (option || choice.bought > 0) problems.push(notSold(`${field}.bags.${index}`, most));
  }
  for (const [index, choice] of chosen.seats.entries()) {
    const option = seats.find((each) => samePlace(each, choice));
    if (option?.preferences.includes(choice.preference)) option.chosen = choice.preference;
    else if (choice.preference !== 'none') problems.push(notSold(`${field}.seats.${index}`, 0));
  }
  const [first, ...rest] = problems;
  if (first) throw new InvalidInput([first, ...rest]);
  return { vertical: 'flights', bags, seats };
}

/** The choice behind the options, complete: what a supplier is told and what is stored. */
export function chosenExtras(offered: FlightExtrasOffered): FlightExtras {
  return {
    bags: offered.bags.map(({ traveller, slice, kind, bought }) => ({ traveller, slice, kind, bought })),
    seats: offered.seats.map(({ traveller, slice, chosen }) => ({ traveller, slice, preference: chosen })),
  };
}

function samePlace(a: { traveller: number; slice: number }, b: { traveller: number; slice: number }): boolean {
  return a.traveller === b.traveller && a.slice === b.slice;
}

function notSold(field: string, max: number): DomainProblem {
  return {
    code: 'EXTRA_NOT_SOLD',
    description: `Not sold for this traveller and slice beyond ${max}`,
    field,
    detail: { max },
  };
}
