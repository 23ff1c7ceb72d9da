/** What a reader can be asked to agree to; all but the first are optional. */
export const CONSENT_CATEGORIES = ['strictlyNecessary', 'functional', 'advertising', 'analytical'] as const;
export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number];

export interface Consent {
  /** May data be kept or sent for this purpose? Asked before every optional cookie, storage or call. */
  allows(category: ConsentCategory): boolean;
  /** Whether the reader, or the device for them, says that nothing about them is shared. */
  readonly dataSharingOptOut: boolean;
}
