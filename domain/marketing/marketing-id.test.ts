import { expect, test } from 'vitest';
import type { Actor, Ctx } from '#domain/kernel';
import { fixedClock, testCtx } from '#platform/testing';
import { type MarketingDeps, readMarketingConfig, setMarketingId, syncMarketingId } from './marketing-id.ts';

const clock = fixedClock('2027-03-03T12:00:00Z');
const ORIGIN = 'https://juniper.example';
const deps: MarketingDeps = {
  master: { brand: 'wayfold', host: 'wayfold.example' },
  originOf: (brand) => `https://${brand}.example`,
  signer: { sign: (text) => `signed-${text.replaceAll('\n', '_')}`.replaceAll('.', ','), verify: () => false },
};
deps.signer.verify = (text, signature) => signature === deps.signer.sign(text);
const agreed = { allows: () => true, dataSharingOptOut: false };
const ID = 'a'.repeat(22);
const OTHER = 'b'.repeat(22);

function ctxOf(overrides: Partial<Ctx> = {}): Ctx {
  const { actor, ...base } = testCtx({ db: null as never, clock });
  return { ...base, actor, brand: 'juniper', consent: agreed, ...overrides };
}
const master = (overrides: Partial<Ctx> = {}) => ctxOf({ brand: 'wayfold', ...overrides });
const configFor = (ctx: Ctx, kept: string | null = null, given = deps) =>
  readMarketingConfig(given)({ ctx, input: { kept } });
const sync = (ctx: Ctx, input: Partial<Parameters<ReturnType<typeof syncMarketingId>>[0]['input']>) =>
  syncMarketingId(deps)({ ctx, input: { suggestedKmkid: ID, kept: null, pass: null, origin: ORIGIN, ...input } });

test('[3-24] the config names the master host, suggests an id and says that the sync is to run, where the reader agreed', async () => {
  const config = await configFor(ctxOf());
  expect(config).toMatchObject({ masterHost: 'wayfold.example', runSyncScript: true });
  expect(config.suggestedKmkid).toMatch(/^[\w-]{22}$/);
  expect((await configFor(ctxOf())).suggestedKmkid).not.toBe(config.suggestedKmkid);
});

test('[3-24] nothing runs where the host has its id, where there is no master host, and nothing is suggested without consent', async () => {
  const nothing = { runSyncScript: false, pass: null };
  expect(await configFor(ctxOf(), ID)).toEqual({ masterHost: 'wayfold.example', suggestedKmkid: ID, ...nothing });
  const alone = { masterHost: null, suggestedKmkid: null, ...nothing };
  expect(await configFor(ctxOf(), null, { ...deps, master: null })).toEqual(alone);
  const consent = { ...agreed, allows: (category: string) => category !== 'advertising' };
  expect(await configFor(ctxOf({ consent }), ID)).toEqual({ ...alone, masterHost: 'wayfold.example' });
});

test('the master host keeps its own id of a browser and takes the suggested one where it has none', async () => {
  const { pass, suggestedKmkid } = await configFor(ctxOf());
  const asked = { pass, suggestedKmkid: suggestedKmkid ?? '' };
  expect(await sync(master(), asked)).toEqual({ kmkid: suggestedKmkid });
  expect(await sync(master(), { ...asked, kept: OTHER })).toEqual({ kmkid: OTHER });
  expect(await sync(master(), { ...asked, kept: 'no id' })).toEqual({ kmkid: suggestedKmkid });
});

test('without a pass for this page, this id and this minute the master host answers nobody', async () => {
  const { pass, suggestedKmkid } = await configFor(ctxOf());
  const good = { pass, suggestedKmkid: suggestedKmkid ?? '' };
  const refused = { status: 403, code: 'INVALID_FORM_TOKEN' };
  await expect(sync(master(), { ...good, pass: null })).rejects.toMatchObject(refused);
  await expect(sync(master(), { ...good, pass: `${pass}.x` })).rejects.toMatchObject(refused);
  await expect(sync(master(), { ...good, origin: 'https://ledger.example' })).rejects.toMatchObject(refused);
  await expect(sync(master(), { ...good, origin: null })).rejects.toMatchObject(refused);
  await expect(sync(master(), { ...good, suggestedKmkid: OTHER })).rejects.toMatchObject(refused);
  const later = fixedClock('2027-03-03T12:05:01Z');
  await expect(sync(master({ clock: later }), good)).rejects.toMatchObject(refused);
});

test('a device that asks for no sharing is not synced, even with a pass; a host that is not the master knows nothing', async () => {
  const { pass, suggestedKmkid } = await configFor(ctxOf());
  const good = { pass, suggestedKmkid: suggestedKmkid ?? '' };
  const consent = { ...agreed, dataSharingOptOut: true };
  await expect(sync(master({ consent }), good)).rejects.toMatchObject({ code: 'CONSENT_REQUIRED' });
  await expect(sync(ctxOf(), good)).rejects.toMatchObject({ status: 404 });
});

test('an id is kept only with consent, only a well-formed one, and never for a machine', async () => {
  expect(await setMarketingId({ ctx: ctxOf(), input: { kmkid: ID } })).toEqual({ kmkid: ID });
  const consent = { ...agreed, allows: (category: string) => category !== 'advertising' };
  await expect(setMarketingId({ ctx: ctxOf({ consent }), input: { kmkid: ID } })).rejects.toMatchObject({
    status: 403,
  });
  await expect(setMarketingId({ ctx: ctxOf(), input: { kmkid: 'a; Domain=x' } })).rejects.toMatchObject({
    status: 422,
  });
  const actor: Actor = { job: 'x' };
  const refused = { code: 'NOT_ALLOWED' };
  await expect(setMarketingId({ ctx: ctxOf({ actor }), input: { kmkid: ID } })).rejects.toMatchObject(refused);
  await expect(sync(master({ actor }), {})).rejects.toMatchObject(refused);
});
