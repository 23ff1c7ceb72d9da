import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noFlags } from '#domain/flags';
import { createFolderMailer, listMail } from '#platform/mail';
import { fixedClock, silentLogger, testCtx } from '#platform/testing';
import { openTestSite, type TestSite } from '../http/testing.ts';
import { brandsOf, readBrandFolders } from './brands.ts';
import { devPart } from './dev.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'wayfold-dev-'));
const brands = brandsOf(readBrandFolders(null));
const config = { mode: 'demo', dataDir } as const;
let site: TestSite;
let id = '';

beforeAll(async () => {
  const folder = join(dataDir, 'mail');
  const mailer = createFolderMailer({ folder, clock: fixedClock(), log: silentLogger });
  const html = '<html><head></head><body><a href="/x">Open</a></body></html>';
  await mailer.send({ key: 'k1', to: 'a@b.example', from: 'c@d.example', subject: 'S', text: 'T', html });
  id = (await listMail(folder))[0]?.id ?? '';
  site = await openTestSite([devPart({ config, brands })], {
    ctxOf: async () => ({ ...testCtx({ db: null as never }), flags: noFlags }),
  });
});

afterAll(async () => {
  await site.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('the brands of the installation are listed, the house first', async () => {
  const { brands: listed } = (await site.app.inject('/i/api/dev/v1/brands')).json<{ brands: { id: string }[] }>();
  expect(listed.map(({ id }) => id)).toEqual(['wayfold', 'juniper', 'kestrel', 'ledger', 'pocket']);
});

test('kept mail is listed and read', async () => {
  const list = await site.app.inject('/i/api/dev/v1/mails');
  expect(list.json()).toMatchObject({ mails: [{ id, subject: 'S' }] });
  const one = await site.app.inject(`/i/api/dev/v1/mails/${id}`);
  expect(one.json()).toMatchObject({ to: 'a@b.example', text: 'T', attachments: [] });
});

test('a mail that is not there is not found, whatever its id looks like', async () => {
  for (const wrong of ['0'.repeat(32), '..%2F..%2Fsecret']) {
    expect((await site.app.inject(`/i/api/dev/v1/mails/${wrong}`)).statusCode).toBe(404);
    expect((await site.app.inject(`/dev/mail/${wrong}/html`)).statusCode).toBe(404);
  }
});

test('[1-08a] all feature flags of a demo are listed; a live site knows no such call', async () => {
  const answer = await site.app.inject('/i/api/dev/v1/flags');
  expect(answer.json()).toMatchObject({
    flags: expect.arrayContaining([expect.objectContaining({ name: 'shell.header' })]),
    refused: [],
  });
  const live = await openTestSite([devPart({ config: { mode: 'production', dataDir }, brands })]);
  expect((await live.app.inject('/i/api/dev/v1/flags')).statusCode).toBe(404);
  await live.close();
});

test('the HTML of a mail runs nothing, fetches nothing, and stands in frames of ours alone', async () => {
  const { headers, body } = await site.app.inject(`/dev/mail/${id}/html`);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toMatch(/sandbox(?!.*allow-scripts)/);
  expect(body).toContain('<base target="_top">');
});

test.for(['production', 'test'] as const)('in mode %s there is no such part', (mode) => {
  expect(devPart({ config: { ...config, mode }, brands })).toEqual({});
});
