export { CONSENT_CATEGORIES, consentNotAsked } from './consent.ts';
export type { Consent, ConsentCategory } from './consent.ts';
