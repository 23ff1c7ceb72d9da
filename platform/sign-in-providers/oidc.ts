import { createRemoteJWKSet, customFetch as joseFetch, jwtVerify, type JWTPayload } from 'jose';
import * as oidc from 'openid-client';
import type { Clock } from '#platform/core';
import type { Outbound } from '#platform/outbound';
import { identityOf } from './claims.ts';
import { refusalOf, SignInRefused } from './errors.ts';
import { outboundFetch } from './outbound-fetch.ts';
import type { ProviderIdentity, ProviderName, Round, SignInProvider } from './port.ts';

export interface ProviderNeeds {
  readonly outbound: Outbound;
  readonly clock: Clock;
  /** For one exchange with a provider; 5 s unless given. */
  readonly timeoutMs?: number | undefined;
}

interface OidcSettings {
  readonly name: ProviderName;
  readonly issuer: string;
  readonly clientId: string;
  readonly authenticate: oidc.ClientAuth;
  readonly answersBy: SignInProvider['answersBy'];
  readonly scope: string;
  /** More parameters of the first address. */
  readonly ask: Readonly<Record<string, string>>;
  /** Where the name stands when it is not a claim. */
  readonly nameIn?: (params: Readonly<Record<string, string>>) => unknown;
}

/** How long the provider's own description of itself is believed. */
const DESCRIPTION_MS = 12 * 3_600_000;
/** Signed by the provider with a key that it publishes; never `none`, never a shared secret. */
const ALGORITHM = 'RS256';
/** A token that a browser was given is shown to us at once. */
const OLDEST_CREDENTIAL = '10 minutes';
const TOLERANCE_S = 30;
const LONGEST_CREDENTIAL = 8_192;

/** OpenID Connect by code with PKCE, state and nonce; the token's signature is checked although it comes over TLS. */
export function createOidcProvider(settings: OidcSettings, needs: ProviderNeeds): SignInProvider {
  const { name, clientId, scope, answersBy, ask } = settings;
  const described = descriptions(settings, needs);
  return {
    name,
    answersBy,
    begin: ({ redirectUri }) =>
      inOurWords(async (): Promise<Round> => {
        const secrets = {
          redirectUri: new URL(redirectUri).href,
          state: oidc.randomState(),
          nonce: oidc.randomNonce(),
          verifier: oidc.randomPKCECodeVerifier(),
        };
        const url = oidc.buildAuthorizationUrl((await described()).config, {
          redirect_uri: secrets.redirectUri,
          scope,
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(secrets.verifier),
          code_challenge_method: 'S256',
          ...(answersBy === 'form_post' && { response_mode: 'form_post' }),
          ...ask,
        });
        return { url: url.href, secrets };
      }),
    finish: ({ params, secrets }) =>
      inOurWords(async () => {
        const answer = new URL(secrets.redirectUri);
        answer.search = new URLSearchParams(params).toString();
        const tokens = await oidc.authorizationCodeGrant((await described()).config, answer, {
          expectedState: secrets.state,
          expectedNonce: secrets.nonce,
          pkceCodeVerifier: secrets.verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        refuseOtherParty(claims?.['azp'], clientId);
        return ofClaims(settings, claims, params);
      }),
    verify: ({ credential, nonce }) =>
      inOurWords(async () => {
        const payload = await verifyCredential(credential, nonce, clientId, (await described()).keys, settings.issuer);
        return ofClaims(settings, payload, {});
      }),
  };
}

/** The audience is checked to be ours alone: a token made for another client is no answer to us. */
async function verifyCredential(
  credential: string,
  nonce: string,
  clientId: string,
  keys: ReturnType<typeof createRemoteJWKSet>,
  issuer: string,
): Promise<JWTPayload> {
  if (credential.length > LONGEST_CREDENTIAL) throw new SignInRefused('PROVIDER_ANSWER_INVALID', 'a long token');
  const { payload } = await jwtVerify(credential, keys, {
    issuer,
    audience: clientId,
    algorithms: [ALGORITHM],
    requiredClaims: ['iss', 'sub', 'aud', 'exp', 'iat', 'nonce'],
    maxTokenAge: OLDEST_CREDENTIAL,
    clockTolerance: TOLERANCE_S,
  });
  const audiences = [payload.aud].flat();
  if (clientId === '' || audiences.length !== 1 || audiences[0] !== clientId) {
    throw new SignInRefused('PROVIDER_ANSWER_INVALID', 'another audience');
  }
  refuseOtherParty(payload['azp'], clientId);
  if (nonce === '' || payload['nonce'] !== nonce) throw new SignInRefused('PROVIDER_ANSWER_INVALID', 'another nonce');
  return payload;
}

/** The party that a token was made for, where it names one besides its audience. */
function refuseOtherParty(azp: unknown, clientId: string): void {
  if (azp !== undefined && azp !== clientId) throw new SignInRefused('PROVIDER_ANSWER_INVALID', 'another party');
}

function ofClaims(
  { name, nameIn }: OidcSettings,
  claims: Readonly<Record<string, unknown>> | undefined,
  params: Readonly<Record<string, string>>,
): ProviderIdentity {
  return identityOf(name, {
    subject: claims?.['sub'],
    email: claims?.['email'],
    emailVerified: claims?.['email_verified'],
    name: nameIn ? nameIn(params) : claims?.['name'],
  });
}

interface Description {
  readonly config: oidc.Configuration;
  readonly keys: ReturnType<typeof createRemoteJWKSet>;
}

/** Asked for once and kept; a failure is not kept. */
function descriptions(settings: OidcSettings, needs: ProviderNeeds): () => Promise<Description> {
  const { clock } = needs;
  let kept: { readonly until: number; readonly description: Promise<Description> } | undefined;
  return () => {
    const now = clock.now().getTime();
    if (kept && now < kept.until) return kept.description;
    const description = describe(settings, needs);
    const mine = { until: now + DESCRIPTION_MS, description };
    kept = mine;
    description.catch(() => {
      if (kept === mine) kept = undefined;
    });
    return description;
  };
}

async function describe({ issuer, clientId, authenticate }: OidcSettings, { outbound, timeoutMs }: ProviderNeeds) {
  const fetch = outboundFetch(outbound, timeoutMs);
  const config = await oidc.discovery(
    new URL(issuer),
    clientId,
    { id_token_signed_response_alg: ALGORITHM, [oidc.clockTolerance]: TOLERANCE_S },
    authenticate,
    {
      [oidc.customFetch]: fetch,
      execute: [oidc.enableNonRepudiationChecks, ...(isPlainHttp(issuer) ? [oidc.allowInsecureRequests] : [])],
    },
  );
  const keysUrl = config.serverMetadata().jwks_uri;
  if (keysUrl === undefined) throw new SignInRefused('PROVIDER_DENIED', 'it publishes no keys');
  return { config, keys: createRemoteJWKSet(new URL(keysUrl), { [joseFetch]: fetch }) };
}

/** Reached in tests and demos only: the configuration refuses it elsewhere. */
export function isPlainHttp(address: string): boolean {
  return address.startsWith('http:');
}

export async function inOurWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw refusalOf(error);
  }
}
