import { roomsFrom } from '#design/rooms-field';
import { parseStayPlace, type StayAddress, type StayPlace } from '#contract/search';
import type { Facts } from '../../../../facts.ts';
import { dayOf, placesOf, textOf } from '../../../search-form/typed.ts';
import { FLEXIBLE } from './limits.ts';

export interface AskedStay extends Pick<StayAddress, 'checkIn' | 'checkOut' | 'rooms' | 'near'> {
  /** As typed or chosen: a text, a code or a place id. */
  readonly typed: string;
  /** An airport stands for its city: of flights, a place to stay is looked for where they lead. */
  readonly as: 'city' | undefined;
  /** A point or a piece of the map, which is no name to look up. */
  readonly onMap: Exclude<StayPlace, string> | null;
  readonly typedCheckIn: string;
  readonly typedCheckOut: string;
  /** Any day of the month of arrival would do. */
  readonly flexible: boolean;
}

/** The search form as any browser sends it, typed days included. Undefined when nothing was asked yet. */
export function readForm(fields: URLSearchParams, facts: Pick<Facts, 'locale' | 'now'>): AskedStay | undefined {
  if (!fields.has('place')) return undefined;
  const typed = placesOf(fields, 'place')[0] ?? '';
  const where = typed.startsWith('@') ? parseStayPlace(typed) : undefined;
  const onMap = where === undefined || typeof where === 'string' ? null : where;
  const [typedCheckIn, typedCheckOut] = [textOf(fields, 'checkIn'), textOf(fields, 'checkOut')];
  const checkIn = dayOf(typedCheckIn, facts);
  const rooms = roomsFrom(fields, 'room').map((room) => ({ ...room, children: [...room.children] }));
  return {
    typed,
    as: textOf(fields, 'as') === 'city' ? 'city' : undefined,
    onMap,
    near: onMap === null ? null : textOf(fields, 'near') || null,
    checkIn,
    checkOut: dayOf(typedCheckOut, facts, checkIn),
    typedCheckIn,
    typedCheckOut,
    flexible: textOf(fields, FLEXIBLE.name) === FLEXIBLE.month,
    rooms: rooms.length > 0 ? rooms : [{ adults: 2, children: [] }],
  };
}
