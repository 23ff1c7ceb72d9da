import * as oauth from 'openid-client';
import type { NaverConfig } from '#platform/config';
import { identityOf } from './claims.ts';
import { SignInUnavailable } from './errors.ts';
import { inOurWords, isPlainHttp, type ProviderNeeds } from './oidc.ts';
import { outboundFetch } from './outbound-fetch.ts';
import type { SignInProvider } from './port.ts';

/** OAuth 2 with a call for the profile. Nothing is signed, and no address is called verified. */
export function naverProvider(config: NaverConfig, { outbound, timeoutMs }: ProviderNeeds): SignInProvider {
  const server = describe(config, outboundFetch(outbound, timeoutMs));
  return {
    name: 'naver',
    answersBy: 'query',
    begin: ({ redirectUri }) =>
      inOurWords(async () => {
        const secrets = {
          redirectUri: new URL(redirectUri).href,
          state: oauth.randomState(),
          nonce: oauth.randomNonce(),
          verifier: oauth.randomPKCECodeVerifier(),
        };
        const url = oauth.buildAuthorizationUrl(server, {
          redirect_uri: secrets.redirectUri,
          state: secrets.state,
          code_challenge: await oauth.calculatePKCECodeChallenge(secrets.verifier),
          code_challenge_method: 'S256',
        });
        return { url: url.href, secrets };
      }),
    finish: ({ params, secrets }) =>
      inOurWords(async () => {
        const answer = new URL(secrets.redirectUri);
        answer.search = new URLSearchParams(params).toString();
        const { access_token: token } = await oauth.authorizationCodeGrant(
          server,
          answer,
          { expectedState: secrets.state, pkceCodeVerifier: secrets.verifier },
          { state: secrets.state },
        );
        return profileOf(await readProfile(server, config, token));
      }),
  };
}

function describe({ clientId, clientSecret, signInUrl }: NaverConfig, fetch: ReturnType<typeof outboundFetch>) {
  const server = new oauth.Configuration(
    {
      issuer: signInUrl,
      authorization_endpoint: `${signInUrl}/oauth2.0/authorize`,
      token_endpoint: `${signInUrl}/oauth2.0/token`,
    },
    clientId,
    {},
    oauth.ClientSecretPost(clientSecret),
  );
  server[oauth.customFetch] = fetch;
  if (isPlainHttp(signInUrl)) oauth.allowInsecureRequests(server);
  return server;
}

async function readProfile(server: oauth.Configuration, { apiUrl }: NaverConfig, token: string): Promise<unknown> {
  const answer = await oauth.fetchProtectedResource(server, token, new URL(`${apiUrl}/v1/nid/me`), 'GET');
  if (!answer.ok) throw new SignInUnavailable(`the profile answered ${answer.status}`);
  return answer.json().catch(() => null);
}

function profileOf(body: unknown) {
  const { resultcode, response } = (body ?? {}) as { resultcode?: unknown; response?: Record<string, unknown> };
  if (resultcode !== '00' || typeof response !== 'object') throw new SignInUnavailable('no profile came');
  return identityOf('naver', {
    subject: response['id'],
    email: response['email'],
    emailVerified: false,
    name: response['name'],
  });
}
