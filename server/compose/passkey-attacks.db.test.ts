import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHALLENGES, MIXED_UP, NEW_KEYS, SIGN_INS } from './testing/hostile-passkeys.ts';
import { openPasskeySite, type PasskeyPeople, passkeyPeople } from './testing/passkey-site.ts';

let people: PasskeyPeople;
beforeAll(async () => {
  people = await passkeyPeople(await openPasskeySite());
});
afterAll(() => people.site.close());

test.for(SIGN_INS)('[S8] nobody is let in by $what', async ({ run }) => {
  expect(await run(people)).toEqual([]);
});

test.for(CHALLENGES)('[S8] nobody is let in by a challenge $what', async ({ run }) => {
  expect(await run(people)).toEqual([]);
});

test.for(NEW_KEYS)('[S8] no passkey is made with $what', async ({ run }) => {
  expect(await run(people)).toEqual([]);
});

test.for(MIXED_UP)('[S8] $what', async ({ run }) => {
  expect(await run(people)).toEqual([]);
});
