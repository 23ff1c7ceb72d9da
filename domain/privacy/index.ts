export { ConsentRequired } from './errors.ts';
export { consentNotAsked, withoutSharing } from './consent.ts';
