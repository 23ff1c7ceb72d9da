import type { RoomLimits } from '#design/rooms-field';

/** What can be chosen here; the search judges. */
export const MOST: RoomLimits & { readonly nights: number } = {
  rooms: 8,
  adults: 9,
  children: 8,
  guests: 9,
  nights: 30,
};

/** How a form says that its days are a proposal. */
export const FLEXIBLE = { name: 'flex', month: 'month' } as const;
