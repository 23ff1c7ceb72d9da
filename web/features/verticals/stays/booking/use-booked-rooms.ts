import { useLingui } from '@lingui/react/macro';
import type { Order, OrderItem, StayProduct } from '#contract/booking';
import { isMissing } from '../../../booking/item-kinds.ts';
import { useStayWords } from '../use-stay-words.ts';

export interface BookedRoomRow {
  readonly title: string;
  /** `2 adults`, `1 double bed`, `Breakfast included`. */
  readonly facts: readonly string[];
  /** In whose name; empty while nobody is given. */
  readonly guest: string;
  /** Where it is paid; empty where it is not booked. */
  readonly pay: string;
  readonly cancelled: boolean;
}

/** The rooms of a stay, each with its plan, its meals and its lead guest. */
export function useBookedRooms() {
  const { t } = useLingui();
  const words = useStayWords();
  return (order: Order, item: OrderItem, { rooms }: StayProduct): BookedRoomRow[] => {
    const at = order.items.indexOf(item);
    const guests = order.travellers.filter((traveller) => traveller.item === at);
    const missing = isMissing(order, item);
    return rooms.map(({ need, room, plan }, place) => {
      const nth = place + 1;
      const { givenNames = '', familyName = '' } = guests[place] ?? {};
      const lead = `${givenNames} ${familyName}`.trim();
      return {
        title: rooms.length > 1 ? t`Room ${nth}: ${room.name}` : room.name,
        facts: [words.guests([need]), words.beds(room.beds), words.board(plan.board)],
        guest: lead && t`Lead guest: ${lead}`,
        pay: missing ? '' : plan.payAt === 'now' ? t`Paid with the booking` : t`Paid at the property`,
        cancelled: item.state === 'cancelled' || item.cancelledUnits.includes(place),
      };
    });
  };
}
