import { generateKeyPairSync } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { AuthAnswer, ProviderName } from '#contract/identity';
import { codeOf, createAccount, linkOf } from '#domain/identity';
import type { Ctx, TxCtx } from '#domain/kernel';
import { systemClock } from '#platform/clock';
import { loadConfig } from '#platform/config';
import { cryptoRandom } from '#platform/random';
import { createSpeak } from '#platform/words';
import { startLocalProvider } from '../../../platform/sign-in-providers/testing/local-provider.ts';
import { ORIGIN, openTestSite, type TestBase, type TestSite } from '../../http/testing.ts';
import { brandsOf, readBrandFolders } from '../brands.ts';
import { mailLooks } from '../mail-looks.ts';
import { identityDeps, identityPart } from '../identity.ts';
import { identityProvidersPart } from '../identity-providers.ts';

export const PASSWORD = 'four words make it long';

/** The site over a database, with three providers on this machine. Without a socket of its own. */
export async function openProviderSite() {
  const keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const clientKey = { key: keys.publicKey, teamId: 'TEAM', keyId: 'KEY' };
  const [google, apple, naver] = await Promise.all([
    startLocalProvider({ clientId: 'google-client', clientSecret: 'google-secret' }),
    startLocalProvider({ clientId: 'apple-client', clientKey }),
    startLocalProvider({ clientId: 'naver-client', clientSecret: 'naver-secret' }),
  ]);
  const config = loadConfig({
    MODE: 'test',
    SECRET_KEYS: 'a-key-for-tests-that-is-long-enough',
    GOOGLE_CLIENT_ID: 'google-client',
    GOOGLE_CLIENT_SECRET: 'google-secret',
    GOOGLE_ISSUER: google.origin,
    APPLE_CLIENT_ID: 'apple-client',
    APPLE_TEAM_ID: 'TEAM',
    APPLE_KEY_ID: 'KEY',
    APPLE_PRIVATE_KEY: keys.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    APPLE_ISSUER: apple.origin,
    NAVER_CLIENT_ID: 'naver-client',
    NAVER_CLIENT_SECRET: 'naver-secret',
    NAVER_SIGN_IN_URL: naver.origin,
    NAVER_API_URL: naver.origin,
  });
  const clock = { offsetMs: 0, now: () => new Date(systemClock.now().getTime() + clock.offsetMs) };
  const brands = brandsOf(readBrandFolders(null));
  let base: TestBase | undefined;
  const site = await openTestSite(
    (given) => {
      base = given;
      const mailLook = mailLooks(readBrandFolders(null));
      const needs = {
        ...given,
        brands,
        config,
        mailLook,
        speak: createSpeak({}),
        mailer: { send: async () => undefined },
      };
      return [identityPart(needs), identityProvidersPart(needs)];
    },
    { clock },
  );
  if (!base) throw new TypeError('The site has no base');
  const ctx = base as unknown as Ctx;
  const { database } = site;
  const deps = identityDeps({ config, random: cryptoRandom });
  const passwordHash = await deps.passwords.hash(PASSWORD);
  return {
    clock,
    ctx,
    db: database.database,
    locals: { google, apple, naver } satisfies Record<ProviderName, unknown>,
    browser: () => new Browser(site.app),
    /** Somebody who has an account with a password. */
    account: (email: string, { confirmed = true, password = true } = {}) =>
      database.database.transact((tx) => {
        return createAccount({ ...ctx, tx } satisfies TxCtx, {
          email,
          confirmed,
          passwordHash: password ? passwordHash : null,
        });
      }),
    /** What the newest mail of a purpose to an address leads to. */
    linkTo: async (email: string, purpose: string) => linkOf(deps.signer, await newestProof(database, email, purpose)),
    /** The newest code to an address that signs in. */
    codeTo: async (email: string) => codeOf(deps.signer, await newestProof(database, email, 'signIn')),
    async close() {
      await site.close();
      await Promise.all([google, apple, naver].map((local) => local.stop()));
    },
  };
}

function newestProof({ database }: TestSite['database'], email: string, purpose: string) {
  return database.query
    .withTables<{ mail_proof: { id: string; email: string; email_key: string; purpose: string } }>()
    .selectFrom('mail_proof')
    .selectAll()
    .where('email', '=', email)
    .where('purpose', '=', purpose)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}

type Fields = Readonly<Record<string, string>>;

/** What a browser keeps and sends, without a window. */
export class Browser {
  readonly cookies = new Map<string, string>();
  readonly #app: FastifyInstance;
  readonly #agent: Fields;

  constructor(app: FastifyInstance, agent?: string) {
    this.#app = app;
    this.#agent = agent === undefined ? {} : { 'user-agent': agent };
  }

  async send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    { headers = {}, fields, json }: { headers?: Fields; fields?: Fields; json?: object } = {},
  ) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await this.#app.inject({
      method,
      url,
      headers: {
        ...this.#agent,
        ...(cookie && { cookie }),
        ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(fields && { payload: new URLSearchParams(fields).toString() }),
      ...(json && { payload: json }),
    });
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=');
      if (line.includes('Max-Age=0')) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  /** A call of one of our pages. */
  async call(path: string, fields: Fields = {}): Promise<AuthAnswer & Record<string, string>> {
    const { formtoken } = (await this.send('POST', '/s/run/formtoken')).json<{ formtoken: string }>();
    const headers = { 'x-csrf': formtoken, 'sec-fetch-site': 'same-origin', origin: ORIGIN };
    return (await this.send('POST', path, { headers, fields })).json();
  }

  async begin(provider: ProviderName, more: Fields = {}): Promise<string> {
    const answer = await this.call('/k/run/providerauth/begin', { provider, ...more });
    return answer.loginRedirectUrl ?? JSON.stringify(answer);
  }

  /** Comes back from a provider, by address or by a form that its page posts; the address that we send on to. */
  async back(provider: ProviderName, params: Fields): Promise<string> {
    const url = `/k/run/${provider}auth/redirect`;
    if (provider !== 'apple') return this.follow(`${url}?${new URLSearchParams(params)}`);
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://appleid.apple.com' };
    const lax = [...this.cookies].filter(([name]) => name !== '__Host-wf-round');
    for (const [name] of lax) this.cookies.delete(name);
    const posted = await this.send('POST', url, { headers, fields: params });
    for (const [name, value] of lax) this.cookies.set(name, value);
    const on = String(posted.headers.location);
    return on.startsWith(url) ? this.follow(on) : on;
  }

  async follow(url: string): Promise<string> {
    const answer = await this.send('GET', url, { headers: { 'sec-fetch-site': 'cross-site' } });
    return String(answer.headers.location ?? answer.body);
  }
}
