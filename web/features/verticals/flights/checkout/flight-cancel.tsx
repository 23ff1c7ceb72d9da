import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CancellationBar, type CancellationStep, joinSteps } from '#design/cancellation-bar';
import type { CancelStep, FlightProduct } from '#contract/booking';
import { useFormat } from '../../../../format.ts';
import { wallClock } from '../../../reader/wall-clock.ts';
import { useLists } from '../../../results/use-lists.ts';
import type { CheckoutParts } from '../../checkout-parts.ts';
import { useKeptCharges } from '../use-kept-charges.ts';

/** What comes back when, on the clock of the first departure. */
export const FlightCancel: CheckoutParts<FlightProduct>['Cancel'] = ({ item, refundPromise: { by, days } }) => {
  const { t } = useLingui();
  const stepOf = useStep();
  const changes = useChanges()(item.product);
  const kept = useKeptCharges()(item);
  const city = item.product.slices.at(0)?.segments.at(0)?.departure.cityName ?? '';
  return (
    <CancellationBar
      label={t`If you cancel`}
      steps={joinSteps(item.cancellation.map(stepOf))}
      note={[
        t`${city} time. ${by} pays refunds to the card you pay with, ${plural(days, { one: 'within # day', other: 'within # days' })}. ${changes}`,
        kept,
      ]
        .filter(Boolean)
        .join(' ')}
    />
  );
};

function useStep() {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  const words: Record<CancelStep['basis'], (refund: string) => string> = {
    full: () => t`Full refund`,
    less_fee: (refund) => t`${refund} back`,
    taxes_only: (refund) => t`Taxes back, ${refund}`,
    nothing: () => t`Nothing back`,
    unknown: () => t`The airline decides`,
  };
  return ({ basis, until, hoursFromBooking: hours, zone, refund }: CancelStep): CancellationStep => {
    const wall = until === null ? '' : wallClock(until, zone);
    return {
      back: basis === 'full' ? 'full' : basis === 'nothing' ? 'nothing' : 'part',
      title: words[basis](refund ? format.money(refund) : ''),
      until:
        until === null
          ? t`after that`
          : hours === undefined
            ? t`until ${lists.facts([format.day(wall), format.time(wall)])}`
            : t`${plural(hours, { one: 'within # hour of booking', other: 'within # hours of booking' })}`,
    };
  };
}

function useChanges() {
  const { t } = useLingui();
  const format = useFormat();
  return ({ fare }: FlightProduct): string => {
    const { change } = fare.conditions;
    if (change.status === 'not_allowed') return t`Changes are not allowed.`;
    if (change.status === 'unknown') return t`Ask the airline about changes.`;
    return change.fee
      ? t`A change costs ${format.money(change.fee)} and the difference in fare.`
      : t`A change costs the difference in fare only.`;
  };
}
