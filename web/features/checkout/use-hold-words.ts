import { useLingui } from '@lingui/react/macro';
import { useHydrated } from '#design/hydrated';
import { useFormat } from '../../format.ts';
import type { Purchase } from './purchase.ts';
import { wallTime } from './wall-time.ts';

/** Until when the seats are kept, as a time: on the reader's clock once that is known, before on the one of departure. */
export function useHoldWords({ hold, product }: Pick<Purchase, 'hold' | 'product'>): string | undefined {
  const { t } = useLingui();
  const format = useFormat();
  const hydrated = useHydrated();
  if (!hold) return undefined;
  const from = product.slices.at(0)?.segments.at(0)?.departure;
  const zone = hydrated ? Intl.DateTimeFormat().resolvedOptions().timeZone : (from?.zone ?? 'UTC');
  const clock = hydrated ? t`your time` : t`${from?.cityName ?? 'UTC'} time`;
  const at = (instant: string) => format.time(wallTime(instant, zone));
  const seats = at(hold.expiresAt);
  const price = at(hold.priceGuaranteedUntil);
  return seats === price
    ? t`Seats and price kept until ${seats}, ${clock}`
    : t`Seats kept until ${seats}, price until ${price}, ${clock}`;
}
