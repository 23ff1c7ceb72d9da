import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/booking';

/** The label of invented inventory, so that it fits beside what is said about seats. */
export function useSampleWords({ state }: Order): string {
  const { t } = useLingui();
  return state === 'confirmed' ? t`Sample booking, no seat is held` : t`Sample, not real travel`;
}
