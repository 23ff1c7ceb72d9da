import type { PasskeyVerifier } from '#platform/passkeys';
import type { IdentityDeps } from '../deps.ts';

/** Where passkeys of a brand are at home, from its data and never from a request. */
export interface PasskeySite {
  /** Host name that keys are bound to. */
  readonly rpId: string;
  readonly rpName: string;
  /** Whose pages may use them here. */
  readonly origins: readonly string[];
}

export interface PasskeyDeps extends IdentityDeps {
  readonly passkeys: PasskeyVerifier;
  /** Null where a brand has no host name that keys could be bound to. */
  readonly siteOf: (brand: string) => PasskeySite | null;
}
