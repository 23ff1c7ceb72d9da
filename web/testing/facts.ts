import { type Facts, PLAIN_CHROME } from '../facts.ts';

/** A reader in Ireland with nothing chosen, on the house brand; a test says only what it is about. */
export const FACTS: Facts = {
  locale: 'en-GB',
  lang: 'en-GB',
  dir: 'ltr',
  country: 'IE',
  base: '',
  currency: 'EUR',
  brand: { id: 'wayfold', name: 'Wayfold' },
  look: { logo: { src: '/brands/wayfold/logo.svg', width: 80 }, font: null },
  chrome: PLAIN_CHROME,
  mode: 'demo',
  theme: 'system',
  now: '2026-11-20T12:00:00.000Z',
  requestId: 'r',
  origin: 'https://w.example',
};
