import { resolve } from 'node:path';
import type { LogLevel } from '#platform/logger';
import { EnvReader } from './read.ts';
import { namesOf, type PaymentName, PAYMENTS, type SupplierName, SUPPLIERS } from './registries.ts';
import { refusals } from './refusals.ts';
import { readSignIn, type SignInConfig } from './sign-in.ts';

type Gender = (typeof GENDERS)[number];

const GENDERS = ['M', 'F', 'X', 'unspecified'] as const;

export type Mode = 'demo' | 'production' | 'test';

/** Everything the environment decides, read once. */
export interface Config {
  readonly mode: Mode;
  readonly port: number;
  readonly host: string;
  /** Origin without a trailing slash. */
  readonly baseUrl: string;
  /** As Fastify takes it: nobody, everybody, or addresses. */
  readonly trustProxy: boolean | readonly string[];
  /** First signs, all verify. Empty until `withSecretKeys` in demo and test mode. */
  readonly secretKeys: readonly string[];
  readonly logLevel: LogLevel;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly databaseOwnerUrl: string | null;
  readonly embeddedOk: boolean;
  /** The key that sealed what the database holds is gone for good, and the site starts all the same. */
  readonly lostKeyOk: boolean;
  readonly valkeyUrl: string | null;
  /** smtp: or smtps:, or null for a folder of files. */
  readonly mailUrl: string | null;
  readonly mailFrom: string;
  /** https: or http: address of an S3-style bucket with its keys, or null for a folder. */
  readonly filesUrl: string | null;
  /** Who sells: company, address and register, as mails and receipts have to say it. */
  readonly legalEntity: string | null;
  readonly brandsDir: string | null;
  /** JSON with feature flags; read again when it changes. */
  readonly flagsFile: string | null;
  /** Days after which an unpaid booking that nobody touched loses its personal data. */
  readonly unpaidKeepDays: number;
  /** Places that a session or an account may hold unpaid at a time. */
  readonly mostHeld: number;
  /** Days for which analytics events are kept. */
  readonly eventsKeepDays: number;
  /** Days after which feedback is deleted. */
  readonly feedbackKeepDays: number;
  /** What saved travellers may say of their gender, as their passports do. */
  readonly genders: readonly Gender[];
  /** How readers of the first brand reach help, in pages, mails and errors; null for what the brand says. */
  readonly support: {
    readonly email: string | null;
    readonly phone: string | null;
    readonly helpCenter: string | null;
  };
  /** Where holes are reported, an e-mail address or a page; null for where readers write to. */
  readonly securityContact: string | null;
  /** Brand whose marketing id the hosts of all others take over; null where each keeps to itself. */
  readonly marketingMaster: string | null;
  /** Where dated exchange rates come from each day; null where an operator brings them. */
  readonly ratesUrl: string | null;
  /** Real prices are not converted at rates older than so many days. */
  readonly ratesMaxAgeDays: number;
  /** Names of the suppliers to sell; `house` is built in. */
  readonly suppliers: readonly SupplierName[];
  /** Name of the payment provider; `simulator` is built in. */
  readonly payments: PaymentName;
  readonly signIn: SignInConfig;
  /** The operator's service that reads trips from mailboxes; null where there is none. */
  readonly inbox: { readonly url: string; readonly key: string } | null;
  /** Search threads practise after a start, so that the first searchers need not wait for a compiler. */
  readonly warmUp: boolean;
  /** A demo makes accounts with bookings to try it with, after its first start. */
  readonly demoAccounts: boolean;
}

export interface ConfigProblem {
  readonly variable: string;
  readonly reason: string;
}

/** Start is refused; the message lists every problem at once. */
export class ConfigRefused extends Error {
  override readonly name = 'ConfigRefused';
  readonly problems: readonly ConfigProblem[];

  constructor(problems: readonly ConfigProblem[]) {
    super(['Wayfold did not start:', ...problems.map(({ variable, reason }) => `  ${variable}: ${reason}`)].join('\n'));
    this.problems = problems;
  }
}

/** Reads the environment; throws ConfigRefused with all problems, never with the first one only. Pure. */
export function loadConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const read = new EnvReader(env);
  const mode = read.oneOf('MODE', ['demo', 'production', 'test'], 'demo');
  const port = read.integer('PORT', 0, 65_535, 3000);
  const { signIn, problems: signInProblems } = readSignIn(read, mode);
  const config: Config = {
    mode,
    port,
    host: read.text('HOST') ?? (mode === 'production' ? '0.0.0.0' : '127.0.0.1'),
    baseUrl: read.origin('BASE_URL') ?? `http://localhost:${port}`,
    trustProxy: read.trustProxy('TRUST_PROXY'),
    secretKeys: read.list('SECRET_KEYS'),
    logLevel: read.oneOf('LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent'], mode === 'test' ? 'error' : 'info'),
    dataDir: resolve(read.text('DATA_DIR') ?? 'data'),
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    databaseOwnerUrl: read.url('DATABASE_OWNER_URL', ['postgres:', 'postgresql:']),
    embeddedOk: read.flag('EMBEDDED_OK', false),
    lostKeyOk: read.flag('LOST_KEY_OK', false),
    valkeyUrl: read.url('VALKEY_URL', ['redis:', 'rediss:', 'valkey:', 'valkeys:']),
    mailUrl: read.url('MAIL_URL', ['smtp:', 'smtps:']),
    mailFrom: read.text('MAIL_FROM') ?? 'bookings@wayfold.example',
    filesUrl: bucketIn(read),
    legalEntity: read.text('LEGAL_ENTITY'),
    brandsDir: read.text('BRANDS_DIR'),
    flagsFile: read.text('FLAGS_FILE'),
    unpaidKeepDays: read.integer('UNPAID_KEEP_DAYS', 1, 365, 14),
    mostHeld: read.integer('MOST_HELD', 1, 1_000, 18),
    eventsKeepDays: read.integer('EVENTS_KEEP_DAYS', 1, 400, 90),
    feedbackKeepDays: read.integer('FEEDBACK_KEEP_DAYS', 1, 3_650, 180),
    genders: read.someOf('GENDERS', GENDERS, ['M', 'F']),
    support: {
      email: read.email('SUPPORT_EMAIL'),
      phone: read.text('SUPPORT_PHONE'),
      helpCenter: read.url('HELP_CENTER_URL', ['https:']),
    },
    securityContact: contactIn(read),
    marketingMaster: read.names('MARKETING_MASTER', [])[0] ?? null,
    ratesUrl: read.url('RATES_URL', ['https:']),
    ratesMaxAgeDays: read.integer('RATES_MAX_AGE_DAYS', 1, 30, 4),
    suppliers: read.someOf('SUPPLIERS', namesOf(SUPPLIERS), ['house']),
    payments: read.oneOf('PAYMENTS', namesOf(PAYMENTS), 'simulator'),
    signIn,
    inbox: inboxIn(read),
    warmUp: read.flag('WARM_UP', true),
    demoAccounts: read.flag('DEMO_ACCOUNTS', true),
  };
  const problems = [...read.problems, ...signInProblems, ...refusals(config, env)];
  if (problems.length > 0) throw new ConfigRefused(problems);
  return config;
}

function contactIn(read: EnvReader): string | null {
  const variable = 'SECURITY_CONTACT';
  return read.text(variable)?.includes(':') ? read.url(variable, ['https:']) : read.email(variable);
}

/** Both or none: without a key anybody could subscribe at it. */
function inboxIn(read: EnvReader): Config['inbox'] {
  const [url, key] = [read.url('INBOX_URL', ['https:']), read.text('INBOX_KEY')];
  if (url !== null && key !== null) return { url, key };
  if (url !== null) read.problems.push({ variable: 'INBOX_KEY', reason: 'is missing; INBOX_URL needs it' });
  if (key !== null) read.problems.push({ variable: 'INBOX_URL', reason: 'is missing; INBOX_KEY needs it' });
  return null;
}

/** `https://KEY:SECRET@host/bucket/prefix?region=`, or none. */
function bucketIn(read: EnvReader): string | null {
  const url = read.url('FILES_URL', ['https:', 'http:']);
  const { username = '', password = '', pathname = '/' } = url === null ? {} : new URL(url);
  if (url === null || (username && password && pathname !== '/')) return url;
  read.problems.push({
    variable: 'FILES_URL',
    reason: 'must name key, secret and bucket, such as https://KEY:SECRET@s3.example.com/bucket?region=eu-central-1',
  });
  return null;
}
