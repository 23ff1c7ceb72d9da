import { useLingui } from '@lingui/react/macro';
import { Icon } from '#design/icon';
import { OrderSummary, type OrderLeg, type OrderSummaryProps } from '#design/order-summary';
import { RouteMap } from '#design/route-map';
import { VisuallyHidden } from '#design/visually-hidden';
import type { Slice } from '#contract/search';
import { useFormat } from '../../format.ts';
import { usePartyWords } from '../verticals/flights/use-party-words.ts';
import { usePriceParts } from '../verticals/flights/use-price-parts.ts';
import { useLists } from '../results/use-lists.ts';
import { useSliceWords } from '../verticals/flights/use-slice-words.ts';
import type { MapPoint } from './load-map.ts';
import type { Purchase } from './purchase.ts';
import styles from './checkout.module.css';
import { useHoldWords } from './use-hold-words.ts';
import { wallTime } from './wall-time.ts';

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
      carrier: slice.ticketing,
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

/** `London to Singapore`. */
export function useRouteName() {
  const { t } = useLingui();
  return ({ product }: Purchase): string => {
    const segments = product.slices.at(0)?.segments ?? [];
    const from = segments.at(0)?.departure.cityName ?? '';
    const to = segments.at(-1)?.arrival.cityName ?? '';
    return t`${from} to ${to}`;
  };
}

const MAP_ASPECT = 2.65;

/** The order in a few lines, and the same as a bar for narrow screens. */
export function useSummary(purchase: Purchase, map: readonly MapPoint[]) {
  const { t } = useLingui();
  const format = useFormat();
  const party = usePartyWords();
  const parts = usePriceParts();
  const leg = useLeg();
  const lists = useLists();
  const hold = useHoldWords(purchase);
  const title = useRouteName()(purchase);
  const { product, price, cancellation } = purchase;
  const who = party.everyone(product.passengers);
  const [cabin, fare] = [party.cabin(product.cabin), product.fare.familyName];
  const [first] = cancellation;
  const free = first?.basis === 'full' && first.until ? wallTime(first.until, first.zone) : null;
  const moment = free && lists.facts([format.day(free), format.time(free)]);
  const props: OrderSummaryProps = {
    title,
    meta: lists.facts([who, t`${cabin} ${fare}`]),
    sample: product.dataClass === 'demo' ? t`Sample` : undefined,
    legs: product.slices.map(leg),
    lines: parts(price),
    total: { text: t`Total`, amount: format.money(price.total) },
    notes: [
      ...(hold ? [{ icon: 'clock' as const, text: hold }] : []),
      ...(free ? [{ icon: 'check' as const, text: t`Full refund until ${moment}` }] : []),
    ],
    art: map.length > 1 ? <RouteMap points={map} aspect={MAP_ASPECT} /> : undefined,
  };
  return { title, who, total: format.money(price.total), full: <OrderSummary {...props} /> };
}
