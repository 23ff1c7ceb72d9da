import { foundKey, type StayProduct } from '#contract/booking';
import type { Choosing } from '../choice-of.ts';

export const stayChoosing: Choosing<StayProduct> = {
  choice: ({ product: { rooms } }) => ({
    vertical: 'stays',
    rooms: rooms.map(({ room, plan }) => ({ room: room.key, plan: plan.key })),
  }),
  key({ offerId, checkIn, checkOut, rooms }) {
    const chosen = rooms.map(({ room, plan, need }) => [room.key, plan.key, need.adults, need.children]);
    return [foundKey(offerId), checkIn, checkOut, chosen];
  },
  asked: () => null,
};
