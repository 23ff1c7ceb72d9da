import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const SHIPPED = ['contract', 'design', 'domain', 'engine', 'platform', 'reference', 'server', 'supply', 'web'];
const LIBRARY = `(?:node:)?crypto|@node-rs/argon2|aws4fetch|jose|openid-client|otpauth|@simplewebauthn/[a-z]+`;
const USE = new RegExp(
  String.raw`(?:from|import|require\()\s*\(?\s*['"](?:${LIBRARY})(?:/[\w/-]+)?['"]|\bcrypto\.(?:subtle|getRandomValues|randomUUID)\b`,
);
const NO_PRODUCT = /\.(?:test|e2e)\.tsx?$|(?:^|\/)testing(?:\/|\.ts$)/;

/** Files of what is shipped that use cryptography. */
function users(): readonly string[] {
  return SHIPPED.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.tsx?$/.test(path) && !NO_PRODUCT.test(path) && !path.includes('node_modules'))
      .filter((path) => USE.test(readFileSync(join(ROOT, path), 'utf8'))),
  ).toSorted();
}

const page = readFileSync(join(ROOT, 'docs/cryptography.md'), 'utf8');
const listed = [...page.matchAll(/^\| `([\w./-]+\/[\w./-]+\.tsx?)`/gm)].map((match) => match[1] ?? '');

test('docs/cryptography.md lists every file that uses cryptography, once, and no other', () => {
  expect(listed.toSorted()).toEqual(users());
});

test('docs/cryptography.md has a key for each use that needs one, and a way to change each key', () => {
  const tables = page.split('\n## ');
  const rows = (table = '') =>
    [...table.matchAll(/^\| (?!-|Key |File )(.+?) \|$/gm)].map(([, row = '']) =>
      row.split(' | ').map((cell) => cell.trim()),
    );
  const keys = rows(tables[1]);
  expect(keys.filter((row) => row.length !== 5 || row.includes(''))).toEqual([]);
  const names = [...keys.map(([name = '']) => name), 'none', 'a salt each', 'signed by the signer'];
  const uses = rows(tables[2]);
  expect(uses.length).toBeGreaterThan(20);
  expect(uses.map((row) => row[4] ?? '').filter((key) => !names.some((name) => key.includes(name)))).toEqual([]);
});

test.for([
  "import { createHash } from 'node:crypto';",
  "const { verify } = await import('@node-rs/argon2');",
  "import * as jose from 'jose';",
  "import { importPKCS8 } from 'jose/key/import';",
  'const hash = await crypto.subtle.digest(name, bytes);',
])('a use of cryptography is seen: %s', (line) => {
  expect(USE.test(line)).toBe(true);
});
