import { travellerDefaults, type Gender } from '#contract/booking';

/** What an operator decides about travellers. */
export interface TravelerSettings {
  /** [5-16b] */
  readonly genders: readonly Gender[];
  /** [5-16a] Nobody is older. The lower bound is for adults who book and drive, not for a saved child. */
  readonly oldestAge: number;
}

export const defaultTravelerSettings: TravelerSettings = {
  genders: travellerDefaults.genders,
  oldestAge: travellerDefaults.adultAge.to,
};
