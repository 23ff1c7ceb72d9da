import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FlightFact } from '#design/flight-card';
import { useFormat } from '../../../../format.ts';
import { useLists } from '../../../reader/use-lists.ts';
import type { ListedOffer, ListedSlice } from '../listed.ts';
import { useAudienceWords } from '../use-audience-words.ts';
import { usePercent } from '../use-percent.ts';
import { isAlone, useTermFacts } from '../use-term-facts.ts';

/** From here on a difference in emissions is worth a word. */
const NOTEWORTHY_PERCENT = 5;
/** Up to so long the time between the flights of a round trip says more than its days. */
const SHORT_STAY_MINUTES = 24 * 60;
/** Less than this between two flights is no stay, and a late first flight costs the second. */
const HASTY_MINUTES = 4 * 60;

/** What the price includes and what it does not, bag by bag and rule by rule. */
export function useOfferFacts() {
  const { t } = useLingui();
  const format = useFormat();
  const percentOf = usePercent();
  const there = useTimeThere();
  const termsOf = useTermFacts();
  const audienceOf = useAudienceWords();
  const lists = useLists();

  function cabinBag({ bags: { cabin }, price }: ListedOffer): FlightFact {
    if (cabin.how === 'included') return { text: t`Cabin bag included` };
    if (cabin.how === 'bought') return { text: t`Cabin bag added` };
    if (!cabin.from) return { text: t`Small bag only` };
    const from = format.wholeMoney(cabin.from);
    return { text: isAlone(price) ? t`Cabin bag from ${from}` : t`Cabin bag from ${from} each` };
  }

  function checkedBag({ bags: { checked }, price }: ListedOffer): FlightFact {
    if (checked.how === 'included') return { text: t`Checked bag included` };
    if (checked.how === 'bought') return { text: t`Checked bag added` };
    if (!checked.from) return { text: t`No checked bags` };
    const from = format.wholeMoney(checked.from);
    return { text: isAlone(price) ? t`Checked from ${from}` : t`Checked from ${from} each` };
  }

  /** Airlines that fly under the ticket of another. */
  function others(slices: readonly ListedSlice[]): FlightFact[] {
    const operators = slices.flatMap(({ flights }) => flights.map(({ operator }) => operator));
    const names = new Set(operators.flatMap((operator) => operator ?? []));
    if (names.size === 0) return [];
    const all = lists.all([...names]);
    return [{ text: operators.includes(undefined) ? t`Part operated by ${all}` : t`Operated by ${all}` }];
  }

  const tickets = (count: number): string => t`${plural(count, { one: '# ticket', other: '# tickets' })}`;

  function emissions({ totals }: ListedOffer): FlightFact[] {
    const percent = totals.co2eVersusRoutePercent;
    if (percent === null || Math.abs(percent) < NOTEWORTHY_PERCENT) return [];
    const share = percentOf(Math.abs(percent));
    return percent < 0
      ? [{ text: t`${share} less CO₂e than usual`, icon: 'leaf', tone: 'good' }]
      : [{ text: t`${share} more CO₂e than usual`, minor: true }];
  }

  /**
   * Of a flight out alone, time at the destination follows from the flight back, which is not chosen yet; tickets are those of the trip that
   * the price is of. `shown`: the flights that the card is about. Who flies them comes first: a narrow card has it on the line of the airline.
   */
  return (offer: ListedOffer, whole = true, shown = offer.slices): FlightFact[] => [
    ...others(shown),
    ...(whole ? there(offer) : []),
    ...[audienceOf(offer.fare)].flatMap((text) => (text ? [{ text }] : [])),
    cabinBag(offer),
    checkedBag(offer),
    ...termsOf(offer),
    ...(offer.tickets > 1 ? [{ text: tickets(offer.tickets) }] : []),
    ...emissions(offer),
  ];
}

/** Of a round trip within a day: how long is left, with a warning where it is little. */
function useTimeThere() {
  const { t } = useLingui();
  const format = useFormat();
  return (offer: ListedOffer): FlightFact[] => {
    const minutes = minutesThere(offer);
    if (!(minutes < SHORT_STAY_MINUTES)) return [];
    const tone = minutes < HASTY_MINUTES ? 'warn' : undefined;
    const time = format.duration(minutes);
    return [{ text: t`${time} at the destination`, ...(tone && { icon: 'clock', tone }) }];
  };
}

/** Between landing on the way out and leaving on the way back, both by the clocks of the place; not a number without a way back. */
function minutesThere({ slices: [out, back] }: ListedOffer): number {
  const at = (point?: { readonly local: string }) => Date.parse(`${point?.local}Z`) / 60_000;
  return at(back?.departure) - at(out?.arrival);
}
