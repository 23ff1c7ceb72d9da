import type { ProviderName } from '#contract/identity';
import type { Transaction } from '#platform/core';
import type { ProviderIdentity, RoundSecrets } from '#platform/sign-in-providers';
import type { IdentityDeps } from '../deps.ts';

export type { ProviderIdentity } from '#platform/sign-in-providers';

/** A provider did not say who somebody is; `code` is what readers are told. */
export class ProviderFailed extends Error {
  override readonly name = 'ProviderFailed';
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** The providers of this installation. Methods throw `ProviderFailed`. */
export interface ProviderDesk {
  readonly names: readonly ProviderName[];
  /** Where the provider sends browsers back to, at the brand's own host. */
  readonly redirectUri: (provider: ProviderName, brand: string) => string;
  readonly begin: (
    provider: ProviderName,
    redirectUri: string,
  ) => Promise<{ readonly url: string; readonly secrets: RoundSecrets }>;
  readonly finish: (
    provider: ProviderName,
    params: Readonly<Record<string, string>>,
    secrets: RoundSecrets,
  ) => Promise<ProviderIdentity>;
  /** Judges a token that the browser got by itself. */
  readonly verify: (provider: ProviderName, credential: string, nonce: string) => Promise<ProviderIdentity>;
}

export interface ProviderDeps extends IdentityDeps {
  readonly providers: ProviderDesk;
  readonly hasPasskey: (tx: Transaction, accountId: string) => Promise<boolean>;
}
