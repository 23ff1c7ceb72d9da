import type { Consent } from '#contract/privacy';

/** As long as nobody was asked, the answer to all but the strictly necessary is no. */
export const consentNotAsked: Consent = {
  allows: (category) => category === 'strictlyNecessary',
};
