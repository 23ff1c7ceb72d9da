import type { LightMyRequestResponse } from 'fastify';
import type { AuthAnswer } from '#contract/identity';
import type { Brands } from '#domain/brands';
import { createJobRunner } from '#platform/jobs';
import type { Logger, MailDraft } from '#platform/core';
import { type FixedClock, fixedClock, silentLogger, solveWork } from '#platform/testing';
import { createSpeak } from '#platform/words';
import { memoryStore } from '../../platform/files/testing/memory-store.ts';
import { type Around, openTestSite, ORIGIN, type TestBase, type TestSite } from '../http/testing.ts';
import { brandsOf, readBrandFolders } from './brands.ts';
import { whereSignInIsOpen } from './sign-in-gate.ts';
import { identityPart, type IdentityNeeds } from './identity.ts';
import { mailLooks } from './mail-looks.ts';
import type { Part } from './part.ts';

export const PASSWORD = 'four tigers paint my boat';

/** One browser: keeps its cookie and a form token, and says who it is. */
export interface TestBrowser {
  cookie(): string;
  post(path: string, fields?: Readonly<Record<string, string>>): Promise<LightMyRequestResponse>;
  get(path: string): Promise<LightMyRequestResponse>;
  /** With a body of JSON, by any method; without a key each time under one of its own. */
  send(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object, key?: string): Promise<LightMyRequestResponse>;
  /** `post` with its answer read. */
  ask(path: string, fields?: Readonly<Record<string, string>>): Promise<AuthAnswer>;
}

interface From {
  readonly ip?: string;
  readonly agent?: string;
}

export interface IdentitySite extends TestSite {
  readonly clock: FixedClock;
  readonly mails: readonly MailDraft[];
  browser(from?: From): Promise<TestBrowser>;
  /** Sends what is owed. */
  deliver(): Promise<void>;
  /** The newest mail to an address. */
  mailTo(email: string): MailDraft;
  /** An account with `PASSWORD` whose address is confirmed, in a browser that is signed in to it. */
  signedUp(email: string): Promise<TestBrowser>;
}

/** What parts of the site are given; files are kept in memory. */
type TestNeeds = IdentityNeeds & TestBase & { readonly files: ReturnType<typeof memoryStore> };

/** The site with the identity part, and others, over a test database; mails are kept in a list. */
export async function openIdentitySite(
  more: (needs: TestNeeds) => readonly Part[] = () => [],
  brands: Brands = brandsOf(readBrandFolders(null)),
  log: Logger = silentLogger,
  around: Around = {},
): Promise<IdentitySite> {
  const clock = fixedClock('2027-03-01T12:00:00Z');
  const mails: MailDraft[] = [];
  let parts: readonly Part[] = [];
  const site = await openTestSite((base) => (parts = [...partsOf({ ...base, brands }, mails, more)]), {
    clock,
    log,
    around,
    trustProxy: true,
  });
  const deliver = async (): Promise<void> => {
    const handlers = Object.assign({}, ...parts.map(({ jobs = {} }) => jobs)) as NonNullable<Part['jobs']>;
    await createJobRunner({
      database: site.database.database,
      clock,
      log,
      handlers,
      crons: parts.flatMap(({ crons = [] }) => crons),
      // One after the other, so that the newest mail is the one that was caused last.
      concurrency: 1,
    }).drain();
  };
  const mailTo = (email: string): MailDraft => {
    const mail = mails.findLast(({ to }) => to === email);
    if (!mail) throw new TypeError(`No mail to ${email}`);
    return mail;
  };
  const browser = (from: From = {}) => openBrowser(site, from);
  return {
    ...site,
    clock,
    mails,
    browser,
    deliver,
    mailTo,
    signedUp: (email) => signUp({ browser, deliver, mailTo }, email),
  };
}

function partsOf(
  base: TestBase & { readonly brands: Brands },
  mails: MailDraft[],
  more: (needs: TestNeeds) => readonly Part[],
) {
  const needs = {
    ...base,
    config: {
      secretKeys: ['a key for tests, of more than 32 characters'],
      baseUrl: ORIGIN,
      mailFrom: 'post@w.example',
      signIn: { google: null, apple: null, naver: null },
      support: { email: 'help@w.example', phone: null, helpCenter: null },
    },
    speak: createSpeak({}),
    files: memoryStore(),
    mailLook: mailLooks(readBrandFolders(null)),
    mailer: { send: async (mail: MailDraft) => void mails.push(mail) },
  };
  return [whereSignInIsOpen(base.brands, identityPart(needs)), ...more(needs)];
}

type Means = Pick<IdentitySite, 'browser' | 'deliver' | 'mailTo'>;

async function signUp({ browser, deliver, mailTo }: Means, email: string): Promise<TestBrowser> {
  const own = await browser();
  await own.ask('/k/run/auth/register', { username: email, passwd: PASSWORD, consent: 'on' });
  await deliver();
  await own.ask('/k/run/auth/link', { link: linkIn(mailTo(email)) });
  return own;
}

/** What the button of a mail leads to. */
export function linkIn({ text }: Pick<MailDraft, 'text'>): string {
  return decodeURIComponent(/link\?link=(\S+)/.exec(text)?.[1] ?? '');
}

export function codeIn({ text }: Pick<MailDraft, 'text'>): string {
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}

/** The code of a mail that is typed in any browser. */
export function longCodeIn({ text }: Pick<MailDraft, 'text'>): string {
  return /^(?:[0-9A-Z]{4}-){2}[0-9A-Z]{4}$/m.exec(text)?.[0] ?? '';
}

/** Asks, and works for it where that is asked. */
export async function askWorking(
  browser: Pick<TestBrowser, 'ask'>,
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<AuthAnswer> {
  const answer = await browser.ask(path, fields);
  if (answer.errorCode !== 'CAPTCHA_REQUIRED' || !answer.errorAction) return answer;
  return browser.ask(path, { ...fields, captcha: solveWork(answer.errorAction) });
}

let addresses = 0;

/** Browsers stand behind addresses of their own unless a test says otherwise. */
function anotherAddress(): string {
  addresses += 1;
  return `198.51.${addresses >> 8}.${addresses & 255}`;
}

async function openBrowser({ app }: TestSite, { ip = anotherAddress(), agent = '' }: From): Promise<TestBrowser> {
  let cookie = '';
  const headers = () => ({
    'x-forwarded-for': ip,
    'user-agent': agent,
    'sec-fetch-site': 'same-origin',
    ...(cookie && { cookie }),
  });
  const keep = (answer: LightMyRequestResponse): LightMyRequestResponse => {
    for (const each of answer.cookies) if (each.name === '__Host-wf') cookie = `${each.name}=${each.value}`;
    return answer;
  };
  const token = async (): Promise<string> => {
    const answer = keep(await app.inject({ method: 'POST', url: '/s/run/formtoken', headers: headers() }));
    return answer.json<{ formtoken: string }>().formtoken;
  };
  const post = async (url: string, fields: Readonly<Record<string, string>> = {}) => {
    const csrf = await token();
    const payload = new URLSearchParams(fields).toString();
    const type = 'application/x-www-form-urlencoded';
    return keep(
      await app.inject({
        method: 'POST',
        url,
        headers: { ...headers(), 'x-csrf': csrf, 'content-type': type },
        payload,
      }),
    );
  };
  await token();
  let sent = 0;
  return {
    cookie: () => cookie,
    post,
    get: async (url) => {
      const csrf = await token();
      return keep(await app.inject({ method: 'GET', url, headers: { ...headers(), 'x-csrf': csrf } }));
    },
    send: async (method, url, body, key) => {
      const csrf = await token();
      sent += 1;
      const all = { ...headers(), 'x-csrf': csrf, 'idempotency-key': key ?? `sent-number-${sent}` };
      return keep(await app.inject({ method, url, headers: all, ...(body && { payload: body }) }));
    },
    ask: async (url, fields) => (await post(url, fields)).json<AuthAnswer>(),
  };
}
