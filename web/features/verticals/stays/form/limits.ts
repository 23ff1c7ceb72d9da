import type { RoomLimits } from '#design/rooms-field';

/** What can be chosen here; the search judges. */
export const MOST: RoomLimits & { readonly nights: number } = {
  rooms: 8,
  adults: 9,
  children: 8,
  guests: 9,
  nights: 30,
};
