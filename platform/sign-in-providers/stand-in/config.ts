import { generateKeyPairSync } from 'node:crypto';
import type { Config, SignInConfig } from '#platform/config';

/** Where the stand-ins have their pages, under the address of the site. */
export const STAND_IN_PATH = '/dev/sign-in-with';
export const STAND_IN_CLIENT = 'wayfold-demo';

type Given = Pick<Config, 'mode' | 'baseUrl' | 'signIn'>;

export function standInIssuer(baseUrl: string, provider: string): string {
  return `${baseUrl}${STAND_IN_PATH}/${provider}`;
}

/** In a demo each provider that is not configured is one of this site; in every other mode nothing changes. */
export function withStandIns<C extends Given>(config: C): C {
  if (config.mode !== 'demo') return config;
  const { google, apple, naver } = config.signIn;
  const issuer = (provider: keyof SignInConfig) => standInIssuer(config.baseUrl, provider);
  const client = { clientId: STAND_IN_CLIENT, clientSecret: 'not asked: tokens never leave the process' };
  const signIn: SignInConfig = {
    google: google ?? { ...client, issuer: issuer('google') },
    apple: apple ?? {
      clientId: STAND_IN_CLIENT,
      teamId: 'DEMO',
      keyId: 'DEMO',
      privateKey: demoKey(),
      issuer: issuer('apple'),
    },
    naver: naver ?? { ...client, signInUrl: issuer('naver'), apiUrl: issuer('naver') },
  };
  return { ...config, signIn };
}

function demoKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}
