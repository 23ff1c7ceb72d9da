export { CONSENT_CATEGORIES } from './consent.ts';
export type { Consent, ConsentCategory } from './consent.ts';
