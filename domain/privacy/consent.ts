import type { Consent } from '#contract/privacy';

/** As long as nobody was asked, the answer to all but the strictly necessary is no. */
export const consentNotAsked: Consent = {
  allows: (category) => category === 'strictlyNecessary',
  dataSharingOptOut: false,
};

/** The same for somebody whose device asks that nothing be shared (`Sec-GPC: 1`): no yes to advertising counts against that. */
export function withoutSharing(consent: Consent): Consent {
  return {
    allows: (category) => category !== 'advertising' && consent.allows(category),
    dataSharingOptOut: true,
  };
}
