import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CancellationBar, type CancellationStep, joinSteps } from '#design/cancellation-bar';
import type { CancelStep, FlightProduct } from '#contract/booking';
import type { Money } from '#contract/core';
import { useFormat } from '../../../../format.ts';
import { wallClock } from '../../../reader/wall-clock.ts';
import { useLists } from '../../../results/use-lists.ts';
import type { CheckoutParts } from '../../checkout-parts.ts';
import { seatsOf } from '../asked.ts';
import { useKeptCharges } from '../use-kept-charges.ts';
import { lineOf, useTerms } from '../use-terms.ts';

/** What is refunded when, on the clock of the first departure. */
export const FlightCancel: CheckoutParts<FlightProduct>['Cancel'] = ({ item, refundPromise: { by, days } }) => {
  const { t } = useLingui();
  const stepOf = useStep();
  const { comma } = useLists();
  const { fare, passengers, slices } = item.product;
  const changes = lineOf(useTerms().change(fare.conditions.change, seatsOf({ passengers }) === 1), comma);
  const kept = useKeptCharges()(item);
  const city = slices.at(0)?.segments.at(0)?.departure.cityName ?? '';
  return (
    <CancellationBar
      label={t`If you cancel`}
      steps={joinSteps(item.cancellation.map((step) => stepOf(step, item.price.total)))}
      note={[
        t`${city} time. ${by} pays refunds to the card you pay with, ${plural(days, { one: 'within # day', other: 'within # days' })}. Change: ${changes}.`,
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
  const terms = useTerms();
  return (step: CancelStep, paid: Money): CancellationStep => {
    const { basis, until, hoursFromBooking: hours, zone } = step;
    const wall = until === null ? '' : wallClock(until, zone);
    return {
      back: basis === 'full' ? 'full' : basis === 'nothing' ? 'nothing' : 'part',
      title: terms.refund(step, paid).text,
      until:
        until === null
          ? t`after that`
          : hours === undefined
            ? t`until ${lists.facts([format.day(wall), format.time(wall)])}`
            : t`${plural(hours, { one: 'within # hour of booking', other: 'within # hours of booking' })}`,
    };
  };
}
