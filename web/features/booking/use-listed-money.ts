import { useLingui } from '@lingui/react/macro';
import type { OwnBooking } from '#contract/booking';
import { useFormat } from '../../format.ts';

const PAID: readonly OwnBooking['state'][] = ['confirmed', 'partly_confirmed'];

/** How the total of a booking is paid where a property charges a part of it, and what is refunded. */
export function useListedMoney() {
  const { t } = useLingui();
  const { money } = useFormat();
  return ({ state, total, there, refunded }: OwnBooking): string[] => {
    const now = there && { ...total, amountMinor: total.amountMinor - there.amountMinor };
    return [
      ...(now && now.amountMinor > 0 && PAID.includes(state) ? [t`Paid: ${money(now)}`] : []),
      ...(there ? [t`Pay at the property: ${money(there)}`] : []),
      ...(refunded ? [t`Refund: ${money(refunded)}`] : []),
    ];
  };
}
