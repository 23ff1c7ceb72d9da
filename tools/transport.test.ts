import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = ['platform', 'server', 'supply', 'domain', 'tools'];
/** What has a client take a certificate that nobody vouches for. */
const UNCHECKED = /rejectUnauthorized\s*:|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity\s*:/;

/** What opens connections, and the only place of each: types, and functions that only read an address, are left out. */
const OPENERS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^import (?!type )(?!\{(?: (?:BlockList|isIP|isIPv4|isIPv6),?)+ \})[^;]*? from '(?:node:)?(?:https?|http2|net|tls|dgram|dns|dns\/promises)'/m,
    /^platform\/outbound\/client\.ts$/,
  ],
  [/(?<![.\w])(?:fetch|WebSocket|EventSource)\(|from 'undici'|import\('(?:node:)?(?:https?|http2|net|tls)'\)/, /^$/],
  [/^import (?!type )[^;]*? from 'pg'/m, /^platform\/database\//],
  [/^import (?!type )[^;]*? from 'iovalkey'/m, /^platform\/cache\/valkey\.ts$/],
  [/^import (?!type )[^;]*? from 'nodemailer'|import\('nodemailer'\)/m, /^platform\/mail\/smtp\.ts$/],
];

function sourcesIn(folders: readonly string[]): readonly (readonly [path: string, text: string])[] {
  const files = folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
      .map((path) => join(folder, path)),
  );
  expect(files.length).toBeGreaterThan(500);
  return files.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]);
}

test('no code turns the check of certificates off', () => {
  const unchecked = sourcesIn(FOLDERS).filter(([, text]) => UNCHECKED.test(text));
  expect(unchecked.map(([path]) => path)).toEqual([]);
});

test('only the one way out, which has a list of what may be asked, and the drivers of database, cache and mail open connections', () => {
  const opened = sourcesIn(['platform', 'server', 'supply', 'domain', 'engine', 'contract', 'reference'])
    .filter(([path]) => !/\/testing\/|\/for-tests/.test(path))
    .flatMap(([path, text]) => OPENERS.flatMap(([opener, place], n) => (opener.test(text) ? { path, n, place } : [])));
  expect(opened.filter(({ path, place }) => !place.test(path)).map(({ path }) => path)).toEqual([]);
  // The patterns find what they are for.
  expect(new Set(opened.map(({ n }) => n))).toEqual(new Set([0, 2, 3, 4]));
});
