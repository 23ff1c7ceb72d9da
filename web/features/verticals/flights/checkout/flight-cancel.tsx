import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { CancellationBar } from '#design/cancellation-bar';
import type { CancelStep, FlightProduct } from '#contract/booking';
import type { Money } from '#contract/core';
import type { VoidWindow } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import { type TimedStep, useStepSpans } from '../../../booking/use-step-spans.ts';
import { wallClock } from '../../../reader/wall-clock.ts';
import { useLists } from '../../../reader/use-lists.ts';
import type { CheckoutParts } from '../../checkout-parts.ts';
import { seatsOf } from '../asked.ts';
import { useKeptCharges } from '../use-kept-charges.ts';
import { lineOf, useTerms } from '../use-terms.ts';

/** What is refunded when, on the clock of the first departure. */
export const FlightCancel: CheckoutParts<FlightProduct>['Cancel'] = ({ item, refundPromise: { by, days } }) => {
  const { t } = useLingui();
  const stepOf = useStep();
  const spans = useStepSpans();
  const { comma } = useLists();
  const { fare, passengers, slices } = item.product;
  const changes = lineOf(useTerms().change(fare.conditions.change, seatsOf({ passengers }) === 1), comma);
  const kept = useKeptCharges()(item);
  const city = slices.at(0)?.segments.at(0)?.departure.cityName ?? '';
  return (
    <CancellationBar
      label={t`If you cancel`}
      steps={spans(item.cancellation.map((step) => stepOf(step, item.price.total)))}
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
  function spanOf(window: VoidWindow): string {
    if ('midnightIn' in window) {
      const { cityName } = window.midnightIn;
      return t`until midnight in ${cityName} on the day you book`;
    }
    const { hours } = window;
    return t`${plural(hours, { one: 'within # hour of booking', other: 'within # hours of booking' })}`;
  }
  return (step: CancelStep, paid: Money): TimedStep => {
    const { basis, until, window, zone } = step;
    const wall = until === null ? '' : wallClock(until, zone);
    const end = wall && lists.facts([format.day(wall), format.time(wall)]);
    return {
      back: basis === 'full' ? 'full' : basis === 'nothing' ? 'nothing' : 'part',
      title: terms.refund(step, paid).text,
      // Before booking nobody knows the moment at which that ends.
      end: end === '' || window ? undefined : end,
      span: window && spanOf(window),
    };
  };
}
