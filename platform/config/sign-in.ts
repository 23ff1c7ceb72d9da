import { createPrivateKey } from 'node:crypto';
import type { ConfigProblem, Mode } from './config.ts';
import { isThisMachine } from './private-hosts.ts';
import type { EnvReader } from './read.ts';

export interface GoogleConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
}

export interface AppleConfig {
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** PEM of the key that signs our client secrets (P-256). */
  readonly privateKey: string;
  readonly issuer: string;
}

export interface NaverConfig {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where people and codes go; where profiles are asked for. */
  readonly signInUrl: string;
  readonly apiUrl: string;
}

/** Other sites that people may sign in with; null where one is not configured. */
export interface SignInConfig {
  readonly google: GoogleConfig | null;
  readonly apple: AppleConfig | null;
  readonly naver: NaverConfig | null;
}

const GOOGLE = { clientId: 'GOOGLE_CLIENT_ID', clientSecret: 'GOOGLE_CLIENT_SECRET' } as const;
const APPLE = {
  clientId: 'APPLE_CLIENT_ID',
  teamId: 'APPLE_TEAM_ID',
  keyId: 'APPLE_KEY_ID',
  privateKey: 'APPLE_PRIVATE_KEY',
} as const;
const NAVER = { clientId: 'NAVER_CLIENT_ID', clientSecret: 'NAVER_CLIENT_SECRET' } as const;

export function readSignIn(read: EnvReader, mode: Mode): { signIn: SignInConfig; problems: readonly ConfigProblem[] } {
  const problems: ConfigProblem[] = [];
  const address = (variable: string, fallback: string) => {
    const given = read.origin(variable);
    if (given !== null && !mayStandIn(given, mode)) {
      problems.push({
        variable,
        reason: `is plain http${mode === 'production' ? '' : ' to another machine'}; whoever is in between could sign in as anybody`,
      });
    }
    return given ?? fallback;
  };
  const google = whole(read, GOOGLE, problems);
  const apple = whole(read, APPLE, problems);
  const naver = whole(read, NAVER, problems);
  const privateKey = apple && pemOf(apple.privateKey, problems);
  const signIn = {
    google: google && { ...google, issuer: address('GOOGLE_ISSUER', 'https://accounts.google.com') },
    apple:
      apple && privateKey !== null
        ? { ...apple, privateKey, issuer: address('APPLE_ISSUER', 'https://appleid.apple.com') }
        : null,
    naver: naver && {
      ...naver,
      signInUrl: address('NAVER_SIGN_IN_URL', 'https://nid.naver.com'),
      apiUrl: address('NAVER_API_URL', 'https://openapi.naver.com'),
    },
  };
  return { signIn, problems };
}

/** All of the variables or none: half a provider would be a button that fails. */
function whole<K extends string>(
  read: EnvReader,
  names: Readonly<Record<K, string>>,
  problems: ConfigProblem[],
): Readonly<Record<K, string>> | null {
  const entries = Object.entries<string>(names).map(([key, variable]) => ({
    key,
    variable,
    value: read.text(variable),
  }));
  const given = entries.filter(({ value }) => value !== null);
  if (given.length === 0) return null;
  const missing = entries.filter(({ value }) => value === null);
  for (const { variable } of missing) {
    problems.push({
      variable,
      reason: `is missing beside ${given[0]?.variable}; set all of ${Object.values(names).join(', ')}, or none`,
    });
  }
  if (missing.length > 0) return null;
  return Object.fromEntries(entries.map(({ key, value }) => [key, value])) as Record<K, string>;
}

/** Line ends may be written as \n, since many tools keep a variable on one line. */
function pemOf(text: string, problems: ConfigProblem[]): string | null {
  const pem = text.replaceAll('\\n', '\n');
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1') return pem;
  } catch {
    // Said below; what was given stays out of the reason.
  }
  problems.push({ variable: 'APPLE_PRIVATE_KEY', reason: 'must be the P-256 key that Apple gave, as PEM' });
  return null;
}

function mayStandIn(origin: string, mode: Mode): boolean {
  if (origin.startsWith('https:')) return true;
  return mode !== 'production' && isThisMachine(new URL(origin).hostname);
}
