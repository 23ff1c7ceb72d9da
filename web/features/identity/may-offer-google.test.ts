import { expect, test } from 'vitest';
import type { Facts, SignInFact } from '../../facts.ts';
import { FACTS } from '../../testing/facts.ts';
import { mayOfferGoogle } from './may-offer-google.ts';

const facts = (signIn: Partial<SignInFact>, more: Partial<Facts> = {}): Facts => ({
  ...FACTS,
  base: '',
  consent: ['functional'],
  ...more,
  chrome: { ...FACTS.chrome, signIn: { allowed: true, links: [], providers: ['google'], ...signIn } },
});

test('One Tap is offered on the front door, to who may sign in and agreed, where Google is configured', () => {
  const told: readonly (readonly [Facts, string, boolean])[] = [
    [facts({}), '/', true],
    [facts({}, { base: '/de-at' }), '/de-at', true],
    [facts({}), '/flights', false],
    [facts({ allowed: false }), '/', false],
    [facts({ providers: ['naver'] }), '/', false],
    [facts({ providers: undefined }), '/', false],
    [facts({}, { consent: undefined }), '/', false],
    [facts({}, { consent: ['analytical', 'advertising'] }), '/', false],
  ];
  expect(told.map(([given, path]) => mayOfferGoogle(given, path))).toEqual(told.map(([, , may]) => may));
});
