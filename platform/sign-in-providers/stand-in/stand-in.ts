import { exportJWK, generateKeyPair, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import type { Config } from '#platform/config';
import type { Clock, Random } from '#platform/core';
import type { Outbound, OutboundRequest, OutboundResponse } from '#platform/outbound';
import type { ProviderName } from '../port.ts';
import { STAND_IN_CLIENT, STAND_IN_PATH, standInIssuer } from './config.ts';
import { describeIssuer, fitsRound } from './protocol.ts';

interface Person {
  readonly subject: string;
  readonly email: string;
  readonly name: string;
}

/** Invented, and the only ones: no address that somebody really has is ever called verified here. */
const NAMES = ['Ana Torres', 'Ben Okafor', 'Mei Tanaka'];

function peopleOf(provider: string): readonly Person[] {
  return NAMES.map((name, index) => {
    const [first = ''] = name.toLowerCase().split(' ');
    return { subject: `demo-${index + 1}`, email: `${first}@${provider}.example`, name };
  });
}

/** One way on from the page of a stand-in, as its address or the form that it posts. */
export interface StandInWay {
  readonly to: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** What the page of a stand-in offers. */
export interface StandInRound {
  readonly post: boolean;
  readonly people: readonly (StandInWay & { readonly name: string; readonly email: string })[];
  readonly cancel: StandInWay;
}

export interface StandIn {
  /** Null for what no page of ours asked: another client, or another address to go back to. */
  ask(provider: ProviderName, params: URLSearchParams): Promise<StandInRound | null>;
  /** Our own calls to a stand-in are answered in this process; all others go on. */
  before(outside: Outbound): Outbound;
}

/** What a code stands for. */
interface Grant extends JWTPayload {
  readonly issuer?: string;
  /** The round as it was begun, as a query. */
  readonly asked?: string;
}

interface Needs {
  readonly baseUrl: string;
  readonly clock: Clock;
  readonly random: Random;
  /** Where a browser may be sent back to. */
  readonly mayReturnTo: (provider: ProviderName, address: string) => boolean;
}

const LIVES_S = 300;
const KID = 'demo';

/** Where nobody is configured for a demo: providers of this site, which keep nothing and know invented people alone. */
export function createStandIn(needs: Needs): StandIn {
  const { baseUrl, clock, random } = needs;
  const seals = sealsOf(random.bytes(32), clock);
  let made: ReturnType<typeof newKeys> | undefined;
  const keys = () => (made ??= newKeys());
  const nowS = () => Math.floor(clock.now().getTime() / 1000);

  async function idToken(issuer: string, nonce: string, { subject, ...person }: Person): Promise<string> {
    const iat = nowS();
    const claims = { ...person, email_verified: true, nonce, azp: STAND_IN_CLIENT, iat, exp: iat + LIVES_S };
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: KID })
      .setIssuer(issuer)
      .setAudience(STAND_IN_CLIENT)
      .setSubject(subject)
      .sign((await keys()).privateKey);
  }

  async function token(provider: string, params: URLSearchParams): Promise<OutboundResponse> {
    const issuer = standInIssuer(baseUrl, provider);
    const grant = await seals.open('code', params.get('code') ?? '');
    const asked = new URLSearchParams(grant?.asked);
    const person = peopleOf(provider).find(({ subject }) => subject === grant?.sub);
    if (!person || grant?.issuer !== issuer || !fitsRound(params, asked)) return json({ error: 'invalid_grant' }, 400);
    const nonce = asked.get('nonce');
    return json({
      access_token: await seals.seal('profile', { sub: person.subject }),
      token_type: 'bearer',
      expires_in: LIVES_S,
      ...(nonce !== null && { id_token: await idToken(issuer, nonce, person) }),
    });
  }

  async function answer({ url, body = '', headers = {} }: OutboundRequest): Promise<OutboundResponse> {
    const { pathname } = new URL(url);
    const [provider = '', ...rest] = pathname
      .slice(pathname.indexOf(STAND_IN_PATH) + STAND_IN_PATH.length + 1)
      .split('/');
    switch (rest.join('/')) {
      case '.well-known/openid-configuration':
        return json(describeIssuer(standInIssuer(baseUrl, provider)));
      case 'keys':
        return json({ keys: [(await keys()).jwk] });
      case 'token':
      case 'oauth2.0/token':
        return token(provider, new URLSearchParams(String(body)));
      case 'v1/nid/me':
        return profileOf(seals, provider, headers['authorization'] ?? '');
      default:
        return json({ error: 'not_found' }, 404);
    }
  }

  return {
    ask: asksOf(needs, seals),
    before: (outside) => ({
      request: (request) =>
        request.url.startsWith(`${baseUrl}${STAND_IN_PATH}/`) ? answer(request) : outside.request(request),
    }),
  };
}

/** Each way on holds its code already: what is pressed leads straight back. */
function asksOf({ baseUrl, mayReturnTo }: Needs, seals: Seals): StandIn['ask'] {
  return async (provider, params) => {
    const back = params.get('redirect_uri') ?? '';
    if (params.get('client_id') !== STAND_IN_CLIENT || !mayReturnTo(provider, back)) return null;
    const issuer = standInIssuer(baseUrl, provider);
    const said = { state: params.get('state') ?? '', ...(params.has('nonce') && { iss: issuer }) };
    const post = params.get('response_mode') === 'form_post';
    const way = (fields: Readonly<Record<string, string>>): StandInWay =>
      post ? { to: back, fields } : { to: `${back}?${new URLSearchParams(fields)}`, fields: {} };
    const kept = new URLSearchParams({ redirect_uri: back, code_challenge: params.get('code_challenge') ?? '' });
    if (params.has('nonce')) kept.set('nonce', params.get('nonce') ?? '');
    const people = peopleOf(provider).map(async ({ subject, name, email }) => {
      const code = await seals.seal('code', { sub: subject, issuer, asked: kept.toString() });
      const [firstName, lastName] = name.split(' ');
      const user = { ...(post && { user: JSON.stringify({ name: { firstName, lastName }, email }) }) };
      return { name, email, ...way({ ...said, code, ...user }) };
    });
    return { post, people: await Promise.all(people), cancel: way({ ...said, error: 'access_denied' }) };
  };
}

/** As Naver tells it. */
async function profileOf(seals: Seals, provider: string, authorization: string): Promise<OutboundResponse> {
  const grant = await seals.open('profile', authorization.replace(/^Bearer /i, ''));
  const person = peopleOf(provider).find(({ subject }) => subject === grant?.sub);
  if (!person) return json({ resultcode: '024', message: 'failed' }, 401);
  const { subject, email, name } = person;
  return json({ resultcode: '00', message: 'success', response: { id: subject, email, name } });
}

/** Whether any provider of `config` is one of this site. */
export function hasStandIn({ baseUrl, signIn }: Pick<Config, 'baseUrl' | 'signIn'>): boolean {
  const addresses = [signIn.google?.issuer, signIn.apple?.issuer, signIn.naver?.signInUrl];
  return addresses.some((address) => address?.startsWith(`${baseUrl}${STAND_IN_PATH}/`));
}

type Seals = ReturnType<typeof sealsOf>;

/** Codes and access tokens hold what they stand for, so that nothing has to be kept. */
function sealsOf(secret: Uint8Array, clock: Clock) {
  return {
    seal(audience: string, claims: Grant): Promise<string> {
      const exp = Math.floor(clock.now().getTime() / 1000) + LIVES_S;
      return new SignJWT({ ...claims, exp }).setProtectedHeader({ alg: 'HS256' }).setAudience(audience).sign(secret);
    },
    async open(audience: string, text: string): Promise<Grant | null> {
      const options = { audience, algorithms: ['HS256'], currentDate: clock.now() };
      return jwtVerify<Grant>(text, secret, options).then(
        ({ payload }) => payload,
        () => null,
      );
    },
  };
}

async function newKeys() {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  return { privateKey, jwk: { ...(await exportJWK(publicKey)), kid: KID, alg: 'RS256', use: 'sig' } };
}

function json(value: unknown, status = 200): OutboundResponse {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}
