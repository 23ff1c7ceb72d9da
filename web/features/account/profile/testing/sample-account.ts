import type { OwnBooking } from '#contract/booking';
import type { AccountData } from '../types.ts';

const point = (code: string | null, name: string, local = '2027-03-24T10:00') => ({
  code,
  name,
  countryCode: 'IE',
  local,
  zone: 'Europe/Dublin',
  instant: `${local}:00Z`,
});
/** Of an account: flights that are ahead, with a room that was cancelled. */
export const SAMPLE_BOOKING: OwnBooking = {
  id: 'o1',
  reference: 'WF-7K2QX9',
  state: 'confirmed',
  items: [
    {
      vertical: 'flights',
      begins: point('DUB', 'Dublin'),
      ends: point('LIS', 'Lisbon'),
      over: { day: '2027-03-28', instant: '2027-03-28T10:00:00Z' },
    },
  ],
  total: { amountMinor: 49_466, currency: 'EUR' },
  people: 2,
  cancelled: ['Hequan Inn', 'Double room'],
  claimable: false,
};
export const SIGNED_IN_AT = '2027-03-01T09:12:00.000Z';
const session = { device: 'Firefox, Linux', network: '198.51.100.*', country: 'IE', method: 'password' } as const;
/** An account with three addresses, two devices and one booking. */
export const SAMPLE_ACCOUNT: AccountData = {
  account: {
    firstName: 'Ines',
    lastName: 'Moreau',
    displayName: '',
    image: null,
    locale: 'en-IE',
    locales: ['en-IE', 'de-DE'],
    emails: [
      { id: 'e1', email: 'ines@a.example', primary: true, confirmed: true },
      { id: 'e2', email: 'second@a.example', primary: false, confirmed: true },
      { id: 'e3', email: 'waits@a.example', primary: false, confirmed: false },
    ],
    password: { set: true, since: SIGNED_IN_AT, removable: false },
    sessions: [
      { ...session, id: 's1', current: false, signedInAt: SIGNED_IN_AT, lastUsedAt: SIGNED_IN_AT },
      { ...session, id: 's2', current: true, signedInAt: SIGNED_IN_AT, lastUsedAt: SIGNED_IN_AT },
    ],
    news: false,
    newsSince: null,
    fresh: true,
  },
  bookings: [SAMPLE_BOOKING],
  cards: { methods: [], offered: true },
  providers: [],
  passkeys: { count: 0, possible: true },
  twoStep: false,
  languages: [
    { value: 'en-IE', text: 'English' },
    { value: 'de-DE', text: 'Deutsch' },
  ],
  countries: { IE: 'Ireland' },
  formtoken: 'a.b',
  adding: false,
  done: null,
  refused: undefined,
};
