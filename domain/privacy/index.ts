export { consentNotAsked, withoutSharing } from './consent.ts';
