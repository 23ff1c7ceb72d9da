import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFolderMailer, listMail } from '#platform/mail';
import { fixedClock, silentLogger } from '#platform/testing';
import { openTestSite, type TestSite } from '../http/testing.ts';
import { devPart } from './dev.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'wayfold-dev-'));
const config = { mode: 'demo', dataDir } as const;
let site: TestSite;
let id = '';

beforeAll(async () => {
  const folder = join(dataDir, 'mail');
  const mailer = createFolderMailer({ folder, clock: fixedClock(), log: silentLogger });
  const html = '<html><head></head><body><a href="/x">Open</a></body></html>';
  await mailer.send({ key: 'k1', to: 'a@b.example', from: 'c@d.example', subject: 'S', text: 'T', html });
  id = (await listMail(folder))[0]?.id ?? '';
  site = await openTestSite([devPart({ config })]);
});

afterAll(async () => {
  await site.close();
  rmSync(dataDir, { recursive: true, force: true });
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

test('the HTML of a mail runs nothing, fetches nothing, and stands in frames of ours alone', async () => {
  const { headers, body } = await site.app.inject(`/dev/mail/${id}/html`);
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).toMatch(/sandbox(?!.*allow-scripts)/);
  expect(body).toContain('<base target="_top">');
});

test.for(['production', 'test'] as const)('in mode %s there is no such part', (mode) => {
  expect(devPart({ config: { ...config, mode } })).toEqual({});
});
