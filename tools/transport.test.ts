import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = ['platform', 'server', 'supply', 'domain', 'tools'];
/** What has a client take a certificate that nobody vouches for. */
const UNCHECKED = /rejectUnauthorized\s*:|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity\s*:/;

test('no code turns the check of certificates off', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .map((path) => join(folder, path)),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((path) => UNCHECKED.test(readFileSync(join(ROOT, path), 'utf8')))).toEqual([]);
});
