import { accountCalls as calls } from '#contract/identity';
import { booking } from '#contract/booking';
import { paymentMethodCalls } from '#contract/payments';
import type { Api } from '#contract/core';

/** What a form of the page sent. */
export type Field = (name: string) => string;
/** A file of it; an empty one where nothing was chosen. */
export type FileField = (name: string) => File;

export interface Act {
  /** Where its form stands and what was done is said. */
  readonly section: SectionId;
  readonly run: (api: Api, field: Field, file: FileField) => Promise<unknown>;
  /** The page around it is another one afterwards. */
  readonly reloads?: true;
}

export type SectionId =
  | 'bookings'
  | 'picture'
  | 'names'
  | 'emails'
  | 'sign-in'
  | 'devices'
  | 'cards'
  | 'notifications'
  | 'privacy'
  | 'secure';

const proofIn = (field: Field) => ({ proofPasswd: field('proofPasswd'), proofCode: field('proofCode') });
const id = (field: Field) => field('id');

/** Every form of the page by its name; each saves alone. */
export const INTENTS = {
  names: {
    section: 'names',
    run: (api, field) =>
      api(calls.setNames, {
        firstName: field('firstName'),
        lastName: field('lastName'),
        displayName: field('displayName'),
      }),
  },
  setPicture: {
    section: 'picture',
    run: (api, _field, file) => api(calls.setPicture, { picture: file('picture') }),
    reloads: true,
  },
  removePicture: { section: 'picture', run: (api) => api(calls.removePicture, {}), reloads: true },
  locale: { section: 'notifications', run: (api, field) => api(calls.setLocale, { locale: field('locale') }) },
  news: { section: 'notifications', run: (api, field) => api(calls.setNews, { news: field('news') !== '' }) },
  addEmail: {
    section: 'emails',
    run: (api, field) => api(calls.addEmail, { email: field('email'), ...proofIn(field) }),
  },
  resendEmail: { section: 'emails', run: (api, field) => api(calls.resendEmail, { id: id(field) }) },
  removeEmail: {
    section: 'emails',
    run: (api, field) => api(calls.removeEmail, { id: id(field), ...proofIn(field) }),
  },
  makePrimary: {
    section: 'emails',
    run: (api, field) => api(calls.makePrimary, { id: id(field), ...proofIn(field) }),
  },
  setPassword: {
    section: 'sign-in',
    run: (api, field) => api(calls.setPassword, { passwd: field('passwd'), ...proofIn(field) }),
  },
  removePassword: { section: 'sign-in', run: (api, field) => api(calls.removePassword, proofIn(field)) },
  endSession: { section: 'devices', run: (api, field) => api(calls.endSession, { id: id(field) }) },
  endOthers: { section: 'devices', run: (api) => api(calls.endOtherSessions, {}) },
  renameCard: {
    section: 'cards',
    run: (api, field) => api(paymentMethodCalls.rename, { methodId: id(field), label: field('label') }),
  },
  preferCard: { section: 'cards', run: (api, field) => api(paymentMethodCalls.prefer, { methodId: id(field) }) },
  removeCard: { section: 'cards', run: (api, field) => api(paymentMethodCalls.remove, { methodId: id(field) }) },
  claim: { section: 'bookings', run: (api) => api(booking.claim, {}) },
  secure: { section: 'secure', run: (api) => api(calls.secure, {}) },
} as const satisfies Readonly<Record<string, Act>>;

export type Intent = keyof typeof INTENTS;

export function intentOf(text: unknown): Intent | null {
  return typeof text === 'string' && Object.hasOwn(INTENTS, text) ? (text as Intent) : null;
}
