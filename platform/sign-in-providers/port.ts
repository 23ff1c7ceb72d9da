export type ProviderName = 'google' | 'apple' | 'naver';

/** What a provider says of a person. The e-mail address is a claim of the provider's; only a verified one says whose it is. */
export interface ProviderIdentity {
  readonly provider: ProviderName;
  /** Stable and unique within the provider; the only thing that names the person. */
  readonly subject: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly name: string | null;
}

/** Kept by us until the answer comes, for one browser and one use. */
export interface RoundSecrets {
  readonly redirectUri: string;
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

export interface Round {
  /** Where the browser goes. */
  readonly url: string;
  readonly secrets: RoundSecrets;
}

export interface SignInProvider {
  readonly name: ProviderName;
  /** How the browser brings the answer: in the address, or in a form posted from the provider's page. */
  readonly answersBy: 'query' | 'form_post';
  begin(start: { readonly redirectUri: string }): Promise<Round>;
  /** Throws `SignInRefused` or `SignInUnavailable`. */
  finish(answer: {
    readonly params: Readonly<Record<string, string>>;
    readonly secrets: RoundSecrets;
  }): Promise<ProviderIdentity>;
  /** Judges a token that the browser got by itself (One Tap). Absent where the provider hands none out. */
  readonly verify?: (given: { readonly credential: string; readonly nonce: string }) => Promise<ProviderIdentity>;
}

export type SignInProviders = ReadonlyMap<ProviderName, SignInProvider>;
