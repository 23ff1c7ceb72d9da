import type { StayDetail, StayFilters } from '#contract/search';
import { type ListedStay, listedStay } from '../listed.ts';
import { cheapestRooms, planFilters } from '../property/asked-plans.ts';
import { joinCancellations, sumPrices } from '../property/sums.ts';

/**
 * A place as the list with these filters would have it: with the cheapest rooms of the plans that were asked for. Undefined where
 * no rooms meet them.
 */
export function placeUnder({ offer, needs }: StayDetail, filters: StayFilters): ListedStay | undefined {
  const [stay, asked] = [listedStay(offer), planFilters(filters)];
  if (!asked || !offer.price) return stay;
  const rooms = cheapestRooms(needs, asked);
  if (!rooms) return undefined;
  const { total, there, incomplete } = sumPrices(rooms);
  const cancellation = joinCancellations(rooms.map((room) => room.cancellation));
  return {
    ...stay,
    rooms: rooms.map(({ room, plan }) => ({
      room: { name: room.name, beds: room.beds },
      plan: { board: plan.board, audience: plan.audience },
    })),
    price: {
      total,
      atProperty: there.amountMinor > 0 ? there : null,
      incomplete,
    },
    perNight: { ...total, amountMinor: Math.ceil(total.amountMinor / offer.nights) },
    cancellation: cancellation
      ? { freeUntil: cancellation.freeUntil, kept: cancellation.steps[0]?.kept ?? cancellation.noShow }
      : null,
    freeCancellationFrom: asked.freeCancellation ? undefined : stay.freeCancellationFrom,
  };
}
