import { useLingui } from '@lingui/react/macro';
import type { OwnBooking } from '#contract/booking';
import { useFormat } from '../../format.ts';

const PAID: readonly OwnBooking['state'][] = ['confirmed', 'partly_confirmed'];

/** How the total of a booking is paid where a property charges a part of it, and what is refunded or will be; never what could be. */
export function useListedMoney() {
  const { t } = useLingui();
  const { money } = useFormat();
  return ({ state, total, there, paid, refunded, refunding }: OwnBooking): string[] => {
    const now = there && { ...total, amountMinor: total.amountMinor - there.amountMinor };
    return [
      ...(now && now.amountMinor > 0 && PAID.includes(state) ? [t`Paid: ${money(now)}`] : []),
      ...(there ? [t`Pay at the property: ${money(there)}`] : []),
      ...(refunded && paid ? [t`Refunded: ${money(refunded)} of ${money(paid)}`] : []),
      ...(refunding && paid ? [t`Refund on its way: ${money(refunding)} of ${money(paid)}`] : []),
    ];
  };
}
