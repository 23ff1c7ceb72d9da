import { expect, test } from 'vitest';
import { providerOrigins, standInOrigins } from './index.ts';

const GOOGLE = { clientId: 'g', clientSecret: 's', issuer: 'https://accounts.google.com' };
const APPLE = { clientId: 'a', teamId: 't', keyId: 'k', privateKey: '', issuer: 'https://appleid.apple.com' };
const NAVER = {
  clientId: 'n',
  clientSecret: 's',
  signInUrl: 'https://nid.naver.com',
  apiUrl: 'https://openapi.naver.com',
};

test('sign-in asks the origins of what is configured and no other', () => {
  expect(providerOrigins({ google: null, apple: null, naver: null })).toEqual([]);
  expect(providerOrigins({ google: GOOGLE, apple: APPLE, naver: NAVER })).toEqual([
    'https://accounts.google.com',
    'https://appleid.apple.com',
    'https://nid.naver.com',
    'https://openapi.naver.com',
    'https://oauth2.googleapis.com',
    'https://openidconnect.googleapis.com',
    'https://www.googleapis.com',
  ]);
  const own = { ...GOOGLE, issuer: 'https://login.example.com/realms/a' };
  expect(providerOrigins({ google: own, apple: null, naver: null })).toEqual(['https://login.example.com']);
});

test('only what is plain http, which production refuses, is exempt from the guard of addresses', () => {
  const local = { ...GOOGLE, issuer: 'http://127.0.0.1:9000' };
  expect(standInOrigins({ google: local, apple: APPLE, naver: NAVER })).toEqual(['http://127.0.0.1:9000']);
});
