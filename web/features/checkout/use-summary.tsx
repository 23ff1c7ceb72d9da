import { useLingui } from '@lingui/react/macro';
import { Icon } from '#design/icon';
import { OrderSummary, type OrderLeg, type OrderSummaryProps } from '#design/order-summary';
import { RouteMap } from '#design/route-map';
import type { SumLine } from '#design/sums';
import { VisuallyHidden } from '#design/visually-hidden';
import type { Price, PriceLine, Slice } from '#contract/search';
import { useFormat } from '../../format.ts';
import { usePartyWords } from '../verticals/flights/use-party-words.ts';
import { useSliceWords } from '../verticals/flights/use-slice-words.ts';
import type { MapPoint } from './load-map.ts';
import type { Purchase } from './purchase.ts';
import styles from './checkout.module.css';
import { useHoldWords } from './use-hold-words.ts';

type Part = 'fares' | 'taxes' | 'bags' | 'seats';

const PART_OF: Readonly<Record<PriceLine['kind'], Part>> = {
  base: 'fares',
  surcharge: 'fares',
  tax: 'taxes',
  fee: 'taxes',
  bag: 'bags',
  seat: 'seats',
};

/** The parts of a price that a buyer thinks in; they add up to its total. */
export function usePriceParts() {
  const { t } = useLingui();
  const format = useFormat();
  const words: Record<Part, string> = {
    fares: t`Fares`,
    taxes: t`Taxes and airport charges`,
    bags: t`Bags`,
    seats: t`Seats`,
  };
  return ({ lines, total }: Price): SumLine[] => {
    const sums = new Map<Part, number>();
    for (const { kind, amountMinor } of lines) {
      const part = PART_OF[kind];
      sums.set(part, (sums.get(part) ?? 0) + amountMinor);
    }
    return (Object.keys(words) as Part[]).flatMap((part) => {
      const amountMinor = sums.get(part);
      return amountMinor === undefined
        ? []
        : [{ text: words[part], amount: format.money({ amountMinor, currency: total.currency }) }];
    });
  };
}

function useLeg() {
  const { t } = useLingui();
  const format = useFormat();
  const words = useSliceWords();
  return (slice: Slice): OrderLeg => {
    const from = slice.segments.at(0)?.departure;
    const to = slice.segments.at(-1)?.arrival;
    const offset = words.dayOffset(slice.dayOffset);
    const day = format.day(from?.local ?? '');
    return {
      carrier: slice.ticketing,
      times: (
        <span className={styles.times}>
          <bdi>{format.time(from?.local ?? '')}</bdi> <Icon name="arrow-right" size="small" />
          <VisuallyHidden>{t`to`}</VisuallyHidden> <bdi>{format.time(to?.local ?? '')}</bdi>
          {offset && (
            <>
              {' '}
              <bdi aria-hidden="true" className={styles.offset}>
                {offset.text}
              </bdi>
              <VisuallyHidden>, {offset.label}</VisuallyHidden>
            </>
          )}
        </span>
      ),
      detail: (
        <>
          {day}, <bdi>{from?.airport}</bdi> {t`to`} <bdi>{to?.airport}</bdi>,{' '}
          {words.stopCount(slice.stops).toLowerCase()}
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
  const hold = useHoldWords(purchase);
  const title = useRouteName()(purchase);
  const { product, price, cancellation } = purchase;
  const who = party.everyone(product.passengers);
  const free = cancellation[0]?.basis === 'full' ? cancellation[0].until : null;
  const props: OrderSummaryProps = {
    title,
    meta: `${who}, ${party.cabin(product.cabin)} ${product.fare.familyName}`,
    sample: product.dataClass === 'demo' ? t`Sample` : undefined,
    legs: product.slices.map(leg),
    lines: parts(price),
    total: { text: t`Total`, amount: format.money(price.total) },
    notes: [
      ...(hold ? [{ icon: 'clock' as const, text: hold }] : []),
      ...(free ? [{ icon: 'check' as const, text: t`Full refund for 24 hours after booking` }] : []),
    ],
    art: map.length > 1 ? <RouteMap points={map} aspect={MAP_ASPECT} /> : undefined,
  };
  return { title, who, total: format.money(price.total), full: <OrderSummary {...props} /> };
}
