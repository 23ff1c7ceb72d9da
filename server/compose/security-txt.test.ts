import { expect, test } from 'vitest';
import { loadConfig } from '#platform/config';
import { fixedClock } from '#platform/testing';
import { openTestSite } from '../http/testing.ts';
import { brandsOf, readBrandFolders } from './brands.ts';
import { securityTxtPart } from './security-txt.ts';

async function textOf(env: Readonly<Record<string, string>>): Promise<string> {
  const config = loadConfig({ BASE_URL: 'https://travel.example.com', ...env });
  const clock = fixedClock('2027-03-01T12:00:00Z');
  const site = await openTestSite([securityTxtPart({ brands: brandsOf(readBrandFolders(null)), clock, config })]);
  const answer = await site.app.inject('/.well-known/security.txt');
  await site.close();
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  return answer.body;
}

test('security.txt says where to report a hole, for half a year from now', async () => {
  expect(await textOf({ SUPPORT_EMAIL: 'desk@operator.example' })).toBe(
    [
      'Contact: mailto:desk@operator.example',
      'Expires: 2027-08-28T00:00:00.000Z',
      'Preferred-Languages: en',
      'Canonical: https://travel.example.com/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test.for([
  ['holes@operator.example', 'mailto:holes@operator.example'],
  ['https://operator.example/report', 'https://operator.example/report'],
])('a contact for holes alone, %s, goes before that of support', async ([SECURITY_CONTACT = '', contact]) => {
  expect(await textOf({ SECURITY_CONTACT, SUPPORT_EMAIL: 'desk@operator.example' })).toContain(`Contact: ${contact}\n`);
});

test.for(['nobody', 'http://operator.example/report', 'a@b.example\nEvil: x'])('a contact %j is refused', (contact) => {
  expect(() => loadConfig({ SECURITY_CONTACT: contact })).toThrow('SECURITY_CONTACT');
});
