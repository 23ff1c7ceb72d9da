import { useLingui } from '@lingui/react/macro';
import type { OwnBooking } from '#contract/booking';
import { useFormat } from '../../format.ts';

const PAID: readonly OwnBooking['state'][] = ['confirmed', 'partly_confirmed'];

/** What a booking costs, named by what it is: all of it paid, what is left of that after refunds, or a total of which a part is due. */
export function useListedTotal() {
  const { t } = useLingui();
  const { money } = useFormat();
  return ({ state, total, there, paid, refunded, refunding }: OwnBooking): { name: string; amount: string } => {
    if (there) return { name: t`Total`, amount: money(total) };
    if (paid) {
      const back = (refunded?.amountMinor ?? 0) + (refunding?.amountMinor ?? 0);
      const left = { ...paid, amountMinor: paid.amountMinor - back };
      return { name: t`Paid after refunds`, amount: money(left) };
    }
    return { name: PAID.includes(state) ? t`Paid` : t`Total`, amount: money(total) };
  };
}

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
