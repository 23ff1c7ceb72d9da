import { useLingui } from '@lingui/react/macro';
import type { OrderItem } from '#contract/booking';
import { isNotBooked } from './item-kinds.ts';
import type { StateWords } from './use-state-words.ts';

type Badge = StateWords['badge'];

/** How one thing of an order stands, beside its name. */
export function useItemState() {
  const { t } = useLingui();
  return (item: OrderItem): Badge => {
    const { state, cancelledUnits } = item;
    if (isNotBooked(item)) return { text: t`Not booked, not charged`, tone: 'bad', icon: 'circle-alert' };
    switch (state) {
      case 'confirmed':
        return cancelledUnits.length > 0
          ? { text: t`Confirmed, partly cancelled`, tone: 'good', icon: 'check' }
          : { text: t`Confirmed`, tone: 'good', icon: 'check' };
      case 'cancelled':
        return { text: t`Cancelled`, tone: 'neutral', icon: 'undo-2' };
      case 'cancelling':
        return { text: t`Being cancelled`, tone: 'work', icon: 'clock' };
      case 'committing':
        return { text: t`Being booked`, tone: 'work', icon: 'clock' };
      case 'commit_unknown':
        return { text: t`Being checked`, tone: 'warn', icon: 'clock' };
      default:
        return { text: t`Not booked yet`, tone: 'warn', icon: 'clock' };
    }
  };
}
