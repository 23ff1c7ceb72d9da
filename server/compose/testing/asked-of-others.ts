import type { LightMyRequestResponse } from 'fastify';
import { mira } from '../../../domain/travelers/testing/people.ts';
import type { TestBrowser } from '../identity-testing.ts';
import { CART } from './promises.ts';

const BOOKING = '/i/api/booking/v1';
const TRAVELERS = '/i/api/account/traveler/v1';
const METHODS = '/i/api/payments/v1/methods';

/** Somebody, and what is theirs by its id. */
export interface Person {
  readonly browser: TestBrowser;
  /** Acts for no company. */
  readonly personal: boolean;
  /** Is signed in. */
  readonly account: boolean;
  readonly order: string;
  readonly cancelQuote: string;
  readonly quote: string;
  readonly traveller: string | null;
  readonly card: string | null;
  /** What an answer to somebody else must not hold. */
  readonly secrets: readonly string[];
}

export interface Ask {
  readonly what: string;
  readonly send: () => Promise<LightMyRequestResponse>;
}

/** What is answered with all that is theirs. */
export function asksForLists({ browser, account }: Person): readonly Ask[] {
  const get = (what: string, path: string): Ask => ({ what, send: () => browser.get(path) });
  const ofAccounts = [
    get('own orders', `${BOOKING}/own`),
    get('travellers', `${TRAVELERS}/`),
    get('traveller choices', `${TRAVELERS}/choices`),
    get('cards', METHODS),
  ];
  return [get('cart', CART), get('card choices', `${METHODS}/choices`), ...(account ? ofAccounts : [])];
}

/** Each thing of somebody else by its id: to read it, and with `writing` to do something with it. */
export function asksAbout({ browser, personal }: Person, other: Person, writing: boolean): readonly Ask[] {
  const { order, cancelQuote, quote, traveller, card } = other;
  const get = (what: string, path: string): Ask => ({ what, send: () => browser.get(path) });
  const act = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Ask => ({
    what: `${method} ${path}`,
    send: () => browser.send(method, path, body),
  });
  const [ofOrder, ofCancelling] = [`${BOOKING}/orders/${order}`, `${BOOKING}/cancel-quotes/${cancelQuote}`];
  const reads = [
    get('order', ofOrder),
    get('receipt', `${ofOrder}/papers/receipt`),
    get('itinerary', `${ofOrder}/papers/itinerary`),
    get('calendar', `${ofOrder}/calendar.ics`),
    get('cancel quote', ofCancelling),
    ...(traveller ? [get('traveller', `${TRAVELERS}/${traveller}`)] : []),
    // The id of a personal quote is a secret that opens it to whoever acts for themselves.
    ...(other.personal && personal ? [] : [get('quote', `${BOOKING}/quotes/${quote}`)]),
  ];
  if (!writing) return reads;
  return [
    ...reads,
    act('POST', `${ofOrder}/cancel-quotes`, {}),
    act('POST', `${ofOrder}/extend`, {}),
    act('POST', `${ofOrder}/mails`, {}),
    act('POST', `${ofOrder}/links`, {}),
    act('POST', `${ofCancelling}/confirm`, {}),
    ...(card
      ? [
          act('PUT', `${METHODS}/${card}`, { label: 'Mine' }),
          act('POST', `${METHODS}/${card}/prefer`, {}),
          act('DELETE', `${METHODS}/${card}`),
        ]
      : []),
    // Travellers of a company are not worked on yet.
    ...(traveller && personal
      ? [act('PUT', `${TRAVELERS}/${traveller}`, mira), act('DELETE', `${TRAVELERS}/${traveller}`)]
      : []),
  ];
}
