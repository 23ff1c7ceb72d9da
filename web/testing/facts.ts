import type { Chrome, Facts } from '../facts.ts';

/** Of a brand that says nothing about it. */
export const PLAIN_CHROME: Chrome = {
  presentation: 'site',
  drawer: { kind: 'menu', open: false },
  signIn: { allowed: false, links: [] },
  primary: [{ url: '/', verticalName: 'flights' }],
  secondary: [],
  feedback: true,
  support: { email: '', phone: null, help: '/help' },
  banner: null,
};

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
