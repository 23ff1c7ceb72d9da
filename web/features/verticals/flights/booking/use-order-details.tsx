import { useLingui } from '@lingui/react/macro';
import type { ReviewRow } from '#design/review-list';
import type { FlightProduct, Order } from '#contract/booking';
import { useFormat } from '../../../../format.ts';
import { seatsOf } from '../asked.ts';
import { lineOf, useTerms } from '../use-terms.ts';
import { useExtraWords } from './use-extra-words.ts';
import { useTravellerWords } from './use-traveller-words.ts';

/** Who travels, with what, on which rules. */
export function useFlightDetails() {
  const { t } = useLingui();
  const format = useFormat();
  const travellersOf = useTravellerWords();
  const extrasOf = useExtraWords();
  const terms = useTerms();
  return ({ fare, slices, passengers }: FlightProduct, order: Order, at: number): ReviewRow[] => {
    const travellers = order.travellers.filter(({ item }) => item === at);
    const item = order.items[at];
    const extras = item?.extras ?? { bags: [], seats: [] };
    // Its rules ended with it; what it gave back stands among the refunds.
    const later = item?.cancellation.find(({ hoursFromBooking }) => hoursFromBooking === undefined);
    const rules =
      item?.state === 'cancelled'
        ? []
        : [
            t`Change: ${lineOf(terms.change(fare.conditions.change, seatsOf({ passengers }) === 1))}`,
            ...(item && later ? [t`Refund: ${terms.refund(later, item.price.total, true).text}`] : []),
          ];
    return [
      ...travellers.map((traveller, i) => ({
        label: travellers.length > 1 ? t`Traveller ${format.number(i + 1)}` : t`Traveller`,
        lines: [
          <b key="name">{`${traveller.givenNames} ${traveller.familyName}`}</b>,
          ...travellersOf(traveller),
          ...extrasOf(slices.length, extras, i),
        ],
      })),
      {
        label: t`Fare`,
        lines: [<b key="fare">{fare.familyName}</b>, ...rules],
      },
    ];
  };
}
