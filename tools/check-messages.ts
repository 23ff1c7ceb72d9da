import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { formatter } from '@lingui/format-po';
import { CATALOGS } from './locales.ts';
import { faultsOf } from './messages/faults.ts';
import { otherTexts } from './messages/other-texts.ts';
import { type Refused, refusedWords, wordingFaults } from './messages/wording.ts';

/**
 * Fails when the committed catalogs do not hold the words of the source, a language lacks some, or a text uses a word that
 * docs/words refuses. Leaves them as they were.
 */
const ROOT = join(import.meta.dirname, '..');
/** Pages and server have catalogs of their own: a build of the one must not wait for the words of the other. */
const SETS = [
  { options: ['--config', 'lingui.config.ts'], folder: join(ROOT, 'web/locales') },
  // Their ids stay when the words change, so the words of the source have to win.
  { options: ['--overwrite', '--config', 'lingui.server.config.ts'], folder: join(ROOT, 'server/locales') },
];
const SOURCE = 'en';

function read(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.po'));
  const known = names.filter((name) => CATALOGS.some((locale) => name.startsWith(`${locale}/`)));
  return new Map(known.map((name) => [join(folder, name), readFileSync(join(folder, name), 'utf8')]));
}

async function messagesOf(filename: string, text: string, locale: string): Promise<Map<string, string>> {
  const catalog = await formatter().parse(text, { locale, sourceLocale: SOURCE, filename });
  return new Map(
    Object.entries(catalog).map(([id, { message, translation }]) => [
      id,
      translation || (locale === SOURCE ? (message ?? '') : ''),
    ]),
  );
}

/** What every other language lacks, a line each: where, which message, what. */
async function incomplete(folder: string, files: ReadonlyMap<string, string>): Promise<string[]> {
  const lines: string[] = [];
  const toldAlready = new Map<string, string>();
  for (const [path, text] of files) {
    const [locale = '', ...rest] = relative(folder, path).split('/');
    if (locale === SOURCE) continue;
    const from = join(folder, SOURCE, ...rest);
    const told = await messagesOf(path, text, locale);
    for (const [id, translation] of told) {
      // The server has all catalogs in one, a page only some: with two translations they would draw two texts.
      const key = `${locale} ${id}`;
      const other = toldAlready.get(key) ?? translation;
      if (other !== translation)
        lines.push(`${relative(ROOT, path)}: “${translation}” is “${other}” in another catalog`);
      toldAlready.set(key, other);
    }
    for (const [id, message] of await messagesOf(from, files.get(from) ?? '', SOURCE)) {
      for (const fault of faultsOf(message, told.get(id) ?? '', locale))
        lines.push(`${relative(ROOT, path)}: “${message}” ${fault}`);
    }
  }
  return lines;
}

/** Catalog entries that use a refused word, a line each. */
async function badlyWorded(files: ReadonlyMap<string, string>, refused: ReadonlyMap<string, readonly Refused[]>) {
  const lines = new Set<string>();
  for (const [path, text] of files) {
    const locale = /\/locales\/(\w+)\//.exec(path)?.[1] ?? SOURCE;
    for (const message of (await messagesOf(path, text, locale)).values())
      for (const fault of wordingFaults(message, refused.get(locale) ?? []))
        lines.add(`${relative(ROOT, path)}: “${message}” ${fault}`);
  }
  return [...lines];
}

const refused = new Map(CATALOGS.map((locale) => [locale as string, refusedWords(locale)]));
let failed = false;
for (const [locale, words] of refused)
  for (const { path, text } of otherTexts(locale))
    for (const fault of wordingFaults(text, words)) {
      process.stdout.write(`${path} ${fault}\n`);
      failed = true;
    }
for (const { options, folder } of SETS) {
  const before = read(folder);
  const done = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules/@lingui/cli/dist/lingui.js'), 'extract', '--clean', '--workers', '1', ...options],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  const stale = [...read(folder)].filter(([path, text]) => before.get(path) !== text).map(([path]) => path);
  for (const [path, text] of before) writeFileSync(path, text);
  if (done.status !== 0) process.stdout.write(done.stdout + done.stderr);
  else if (stale.length > 0) process.stdout.write(`${stale.join(', ')}: out of date, run \`npm run messages\`\n`);
  const lacking = [...(await incomplete(folder, before)), ...(await badlyWorded(before, refused))];
  for (const line of lacking) process.stdout.write(`${line}\n`);
  failed ||= done.status !== 0 || stale.length > 0 || lacking.length > 0;
}
process.exitCode = failed ? 1 : 0;
