import type { OneTimeCodes } from '#platform/one-time-codes';
import type { IdentityDeps } from '../deps.ts';

export interface TwoFactorDeps extends IdentityDeps {
  readonly oneTimeCodes: OneTimeCodes;
  /** What a brand is called, for the app that shows the codes. */
  readonly brandName: (brand: string) => string;
}
