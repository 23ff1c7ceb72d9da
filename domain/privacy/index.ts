export { consentNotAsked } from './consent.ts';
