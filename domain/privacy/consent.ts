/** What a reader can be asked to agree to. */
export const CONSENT_CATEGORIES = ['strictlyNecessary', 'preferences', 'statistics', 'marketing'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

export interface Consent {
  /** May data be kept or sent for this purpose? Asked before every optional cookie, storage or call. */
  allows(category: ConsentCategory): boolean;
}

/** As long as nobody was asked, the answer to all but the strictly necessary is no. */
export const consentNotAsked: Consent = {
  allows: (category) => category === 'strictlyNecessary',
};
