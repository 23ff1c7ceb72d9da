import { z } from '#zod';
import { contractExports } from './doors.ts';

/** Shapes whose name in the contract says too little beside those of other modules. */
const RENAMED: Readonly<Record<string, string>> = {
  allowance: 'BagAllowance',
  document: 'BookingDocument',
  ends: 'SliceEnds',
  event: 'MeasuredEvent',
  hold: 'OrderHold',
  mail: 'DevMail',
  mailSummary: 'DevMailSummary',
  relax: 'RelaxedFilter',
  travelerInput: 'TravelerFields',
};

/** Names of the contract's own shapes: `flightOfferSchema` is `FlightOffer`. */
export function namedShapes(): ReadonlyMap<z.ZodType, string> {
  const names = new Map<z.ZodType, string>();
  const taken = new Map<string, z.ZodType>();
  for (const [name, value] of contractExports()) {
    if (!name.endsWith('Schema') || !(value instanceof z.ZodType)) continue;
    const own = name.slice(0, -'Schema'.length);
    const shown = RENAMED[own] ?? capital(own);
    const other = taken.get(shown);
    if (other !== undefined && other !== value) throw new TypeError(`Two shapes of the contract are named ${shown}`);
    taken.set(shown, value);
    names.set(value, shown);
  }
  return names;
}

/** What several calls answer and the contract has no name for. */
const ANSWERS: readonly (readonly [name: string, ...calls: string[]])[] = [
  ['AccountDeletion', 'account.requestDeletion', 'account.keep'],
  ['FooterLinks', 'layout.privacyMenu'],
  ['InboxSubscription', 'inbox.request', 'inbox.subscribe'],
  ['NewsStanding', 'news.readLink', 'news.stop', 'news.again'],
  ['PasskeyParams', 'passkeys.autofillParams', 'passkeys.loginParams', 'passkeys.newCredentialParams'],
];

export function nameOfAnswer(call: string): string {
  return ANSWERS.find(([, ...calls]) => calls.includes(call))?.[0] ?? `${nameOfCall(call)}Answer`;
}

/** `booking.createQuote` is `BookingCreateQuote`. */
export function nameOfCall(call: string): string {
  return call.split('.').map(capital).join('');
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
