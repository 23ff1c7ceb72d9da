import { useLingui } from '@lingui/react/macro';
import { Icon } from '#design/icon';
import { type OrderLeg, OrderThing } from '#design/order-summary';
import { RouteMap } from '#design/route-map';
import { VisuallyHidden } from '#design/visually-hidden';
import type { FlightProduct } from '#contract/booking';
import type { Slice } from '#contract/search';
import { useFormat } from '../../../../format.ts';
import { useLists } from '../../../reader/use-lists.ts';
import type { CheckoutParts } from '../../checkout-parts.ts';
import { useAudienceWords } from '../use-audience-words.ts';
import { useFlightItemWords } from '../item-words.ts';
import { usePartyWords } from '../use-party-words.ts';
import { useSliceWords } from '../use-slice-words.ts';
import styles from './flight-thing.module.css';

function useLeg() {
  const { t } = useLingui();
  const format = useFormat();
  const words = useSliceWords();
  const lists = useLists();
  return (slice: Slice): OrderLeg => {
    const from = slice.segments.at(0)?.departure;
    const to = slice.segments.at(-1)?.arrival;
    const [start, end] = [from?.airport ?? '', to?.airport ?? ''];
    const offset = words.dayOffset(slice.dayOffset);
    const day = format.day(from?.local ?? '');
    return {
      sign: slice.ticketing,
      times: (
        <span className={styles.times}>
          <bdi>{format.time(from?.local ?? '')}</bdi> <Icon name="arrow-right" size="small" />
          <VisuallyHidden>{t({ context: 'between two times, spoken', message: 'to' })}</VisuallyHidden>{' '}
          <bdi>{format.time(to?.local ?? '')}</bdi>
          {offset && (
            <>
              {' '}
              <bdi aria-hidden="true" className={styles.offset}>
                {offset.text}
              </bdi>
              <VisuallyHidden>
                {lists.comma}
                {offset.label}
              </VisuallyHidden>
            </>
          )}
        </span>
      ),
      detail: (
        <>
          <bdi>{day}</bdi>
          {lists.comma}
          <bdi>{t`${start} to ${end}`}</bdi>
          {lists.comma}
          <bdi>{words.stopCount(slice.stops, 'in a line')}</bdi>
        </>
      ),
    };
  };
}

const MAP_ASPECT = 2.65;

/** Flights in a few lines, and where they go. */
export const FlightThing: CheckoutParts<FlightProduct>['Thing'] = ({ product, map }) => {
  const { t } = useLingui();
  const words = useFlightItemWords();
  const party = usePartyWords();
  const leg = useLeg();
  const audienceOf = useAudienceWords();
  const lists = useLists();
  const [cabin, fare] = [party.cabin(product.cabin), product.fare.familyName];
  return (
    <OrderThing
      title={words.name(product)}
      meta={lists.facts([words.who(product), t`${cabin} ${fare}`, audienceOf(product.fare)])}
      sample={product.dataClass === 'demo' ? t`Sample` : undefined}
      legs={product.slices.map(leg)}
      art={map.length > 1 ? <RouteMap points={map} aspect={MAP_ASPECT} /> : undefined}
    />
  );
};
