import type { Params } from 'react-router';
import { booking, bookingAddress } from '#contract/booking';

/** Which order a page is about, and the key that opens it to who did not book it in this browser. */
export interface Access {
  readonly id: string;
  readonly token?: string;
}

export function accessOf(request: Request, params: Params): Access {
  const token = new URL(request.url).searchParams.get('token');
  return { id: params.id ?? '', ...(token && { token }) };
}

export function orderAddress({ id, token }: Access): string {
  return bookingAddress(id, token);
}

/** Where whoever had only a link goes once it is revoked: told so, and asked for what opens the booking without one. */
export const LINKS_RENEWED = '/booking/find?links=renewed';

/** What a page of cancelling is about: which of several things, and the terms that were asked for. */
export interface CancelChoice {
  readonly item?: string | undefined;
  /** Terms of each thing that is to be cancelled. */
  readonly quotes?: readonly string[] | undefined;
  /** The part of it that was pressed, by its place. */
  readonly unit?: number | undefined;
  /** Of several things some were cancelled, and then one was refused. */
  readonly stopped?: boolean | undefined;
}

export function cancelAddress({ id, token }: Access, choice: CancelChoice = {}): string {
  const { item, quotes = [], unit, stopped } = choice;
  const query = queryOf({ item, unit: unit?.toString(), quote: quotes, stopped: stopped ? '1' : undefined, token });
  return `/bookings/${id}/cancel${query}`;
}

export function printAddress({ id, token }: Access): string {
  return `/bookings/${id}/print${queryOf({ token })}`;
}

export function calendarAddress({ id, token }: Access): string {
  return `${booking.calendar.path.replace(':id', id)}${queryOf({ token })}`;
}

export type Paper = 'itinerary' | 'receipt';

/** A paper as a file; a link to one has no prefix that says its language. */
export function paperAddress({ id, token }: Access, paper: Paper, locale: string): string {
  return `${booking.paper.path.replace(':id', id).replace(':paper', paper)}${queryOf({ locale, token })}`;
}

function queryOf(values: Readonly<Record<string, string | readonly string[] | undefined>>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    (typeof value === 'string' ? [value] : (value ?? [])).map((each) => [name, each]),
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}
