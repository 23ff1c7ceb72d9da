import { formatStayPlace } from '#contract/search';
import type { StayAddress } from '#contract/search';

/** The search form with this search in it; its page says what is wrong, if something is. */
export function formAddress({ place, near, checkIn, checkOut, rooms }: StayAddress): string {
  const fields = new URLSearchParams({ edit: '1' });
  fields.set('place', typeof place === 'string' ? place : formatStayPlace(place));
  if (near !== null) fields.set('near', near);
  fields.set('checkIn', checkIn);
  fields.set('checkOut', checkOut);
  for (const { adults, children } of rooms)
    fields.append('room', [adults, ...children.map((age) => age ?? 'x')].join('-'));
  return `/stays?${fields.toString()}`;
}
