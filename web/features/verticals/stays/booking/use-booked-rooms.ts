import { useLingui } from '@lingui/react/macro';
import type { Order, OrderItem, StayProduct } from '#contract/booking';
import { useFacts } from '../../../../facts.ts';
import { useFormat } from '../../../../format.ts';
import { isMissing } from '../../../booking/item-kinds.ts';
import { useZonedClock } from '../../../booking/use-zoned-clock.ts';
import { useStayWords } from '../use-stay-words.ts';
import type { BookedRoom } from './rooms-left.ts';

export interface BookedRoomRow {
  readonly title: string;
  /** `2 adults`, `1 double bed`, `Breakfast included`. */
  readonly facts: readonly string[];
  /** In whose name; empty while nobody is given. */
  readonly guest: string;
  /** Where it is paid; empty where it is not booked. */
  readonly pay: string;
  readonly cancelled: boolean;
  /** What cancelling this room alone costs nothing until; empty where it is not free now. */
  readonly free: string;
  /** What cancelling this room alone gives back now, as the server says; empty where nothing was charged for it. */
  readonly refund: string;
  readonly place: number;
}

/** The rooms of a stay, each with its plan, its meals and its lead guest. */
export function useBookedRooms() {
  const { t } = useLingui();
  const words = useStayWords();
  const freeOf = useRoomFree();
  const refundOf = useRoomRefund();
  return (order: Order, item: OrderItem, { rooms, property }: StayProduct): BookedRoomRow[] => {
    const at = order.items.indexOf(item);
    const guests = order.travellers.filter((traveller) => traveller.item === at);
    const missing = isMissing(order, item);
    return rooms.map((booked, place) => {
      const { need, room, plan } = booked;
      const nth = place + 1;
      const { givenNames = '', familyName = '' } = guests[place] ?? {};
      const cancelled = item.state === 'cancelled' || item.cancelledUnits.includes(place);
      const lead = `${givenNames} ${familyName}`.trim();
      return {
        title: rooms.length > 1 ? t`Room ${nth}: ${room.name}` : room.name,
        facts: [words.guests([need]), words.beds(room.beds), words.board(plan.board), words.rate(plan)].filter(Boolean),
        guest: lead && t`Lead guest: ${lead}`,
        pay: missing || cancelled ? '' : plan.payAt === 'now' ? t`Paid with the booking` : t`Pay at the property`,
        free: freeOf(booked, property.zone),
        refund: plan.payAt === 'now' ? refundOf(item, place) : '',
        place,
        cancelled,
      };
    });
  };
}

function useRoomFree() {
  const { t } = useLingui();
  const { now } = useFacts();
  const clockOf = useZonedClock();
  const zoneName = t`property time`;
  return ({ cancellation: { freeUntil } }: BookedRoom, zone: string): string => {
    if (freeUntil === null || freeUntil <= now) return '';
    const when = clockOf({ zone, zoneName }).zoned(freeUntil);
    return t`Free cancellation until ${when}`;
  };
}

function useRoomRefund() {
  const { t } = useLingui();
  const format = useFormat();
  return ({ refundsNow }: OrderItem, place: number): string => {
    const refund = refundsNow?.[place];
    if (!refund) return '';
    if (refund.amountMinor === 0) return t`Non-refundable`;
    const amount = format.money(refund);
    return t`Refund now: ${amount}`;
  };
}
