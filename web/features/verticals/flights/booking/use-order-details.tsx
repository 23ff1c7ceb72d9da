import { useLingui } from '@lingui/react/macro';
import type { ReviewRow } from '#design/review-list';
import { flightExtras, type FlightProduct, type Order, type OrderItem } from '#contract/booking';
import { useFacts } from '../../../../facts.ts';
import { useFormat } from '../../../../format.ts';
import { useZonedClock } from '../../../booking/use-zoned-clock.ts';
import { useLists } from '../../../reader/use-lists.ts';
import { seatsOf } from '../asked.ts';
import { useAudienceWords } from '../use-audience-words.ts';
import { lineOf, useTerms } from '../use-terms.ts';
import { useVoidEnd } from './use-void-end.ts';
import { journeyOf } from './journey-of.ts';
import { useExtraWords } from './use-extra-words.ts';
import { useTravellerWords } from './use-traveller-words.ts';

interface Where {
  /** Place of the item in the order. */
  readonly at: number;
  /** Else bags and seats stand above, with the flights. */
  readonly onPaper: boolean;
}

/** Who travels, with what, on which rules. */
export function useFlightDetails() {
  const { t } = useLingui();
  const format = useFormat();
  const travellersOf = useTravellerWords();
  const extrasOf = useExtraWords();
  const terms = useTerms();
  const refundOf = useRefundRules();
  const { comma } = useLists();
  const audienceOf = useAudienceWords();
  return (product: FlightProduct, order: Order, { at, onPaper }: Where): ReviewRow[] => {
    const { fare, slices, passengers } = product;
    const travellers = order.travellers.filter(({ item }) => item === at);
    const item = order.items[at];
    const extras = flightExtras(item?.extras);
    // Its rules ended with it; what it gave back stands among the refunds.
    const rules =
      item?.state === 'cancelled'
        ? []
        : [
            t`Change: ${lineOf(terms.change(fare.conditions.change, seatsOf({ passengers }) === 1), comma)}`,
            ...(item ? refundOf(product, item) : []),
          ];
    return [
      ...travellers.map((traveller, i) => ({
        label: travellers.length > 1 ? t`Traveller ${format.number(i + 1)}` : t`Traveller`,
        lines: [
          <b key="name">{`${traveller.givenNames} ${traveller.familyName}`}</b>,
          ...travellersOf(traveller),
          ...(onPaper ? extrasOf(slices, extras, i) : []),
        ],
      })),
      {
        label: t`Fare`,
        lines: [<b key="fare">{fare.familyName}</b>, ...[audienceOf(fare)].filter(Boolean), ...rules],
      },
    ];
  };
}

/** What the fare refunds, and before it what holds at first after booking. */
function useRefundRules() {
  const { t } = useLingui();
  const { now } = useFacts();
  const terms = useTerms();
  const clockOf = useZonedClock();
  const endOf = useVoidEnd();
  return (product: FlightProduct, { cancellation, price }: OrderItem): string[] => {
    const later = cancellation.find(({ window }) => !window);
    const first = cancellation.find((step) => step.window && (step.until ?? '') > now);
    const { from } = journeyOf(product);
    const clock = clockOf({ zone: from.zone, zoneName: t`${from.cityName} time` });
    const ofFare = later && terms.refund(later, price.total, true).text;
    if (!first?.until) return ofFare ? [t`Refund: ${ofFare}`] : [];
    return [
      t`Free cancellation until ${endOf(first, first.until, clock)}`,
      ...(ofFare ? [t`Refund after that: ${ofFare}`] : []),
    ];
  };
}
