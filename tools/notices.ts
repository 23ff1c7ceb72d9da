import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const TARGET = join(ROOT, 'THIRD_PARTY_NOTICES');

interface Locked {
  readonly version?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly license?: string;
}

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly text: string;
}

/** Licences that a distributor of this product can pass on. Anything else stops the check and wants a decision. */
const ACCEPTED =
  /^\(?(MIT|MIT-0|ISC|BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|0BSD|CC0-1\.0|CC-BY-4\.0|ODC-By-1\.0|OFL-1\.1|Unlicense|BlueOak-1\.0\.0|PostgreSQL|Python-2\.0|Unicode-3\.0|Unicode-DFS-2016|MPL-2\.0)\)?$/;

/** Everything that ships: all packages of the lock file that are not only for development. */
function shippedPackages(): Package[] {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const packages = new Map<string, Package>();
  for (const [path, locked] of Object.entries(lock.packages)) {
    if (path === '' || locked.dev || locked.optional) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const version = locked.version ?? '';
    const text = licenceText(path);
    packages.set(`${name}@${version}`, { name, version, license: locked.license ?? namedIn(text), text });
  }
  return [...packages.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
}

/** A package that names no licence may still carry the text of one. */
function namedIn(text: string): string {
  return text.startsWith('MIT License\n') ? 'MIT' : 'unknown';
}

function licenceText(path: string): string {
  const folder = join(ROOT, path);
  if (!existsSync(folder)) return '';
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)([.-].*)?$/i.test(file));
  return files
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim())
    .join('\n\n');
}

function isAccepted(license: string): boolean {
  return license
    .replace(/^\(|\)$/g, '')
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((part) => ACCEPTED.test(part)));
}

/** Packages with the same text share it, so that the file stays readable. */
function render(packages: readonly Package[]): string {
  const byText = new Map<string, Package[]>();
  for (const entry of packages) byText.set(entry.text, [...(byText.get(entry.text) ?? []), entry]);
  const sections = [...byText].map(([text, group]) => {
    const names = group.map(({ name, version, license }) => `${name} ${version} (${license})`).join('\n');
    return `${names}\n\n${text || 'No licence file in the package; the licence named above applies.'}`;
  });
  const head = 'Wayfold includes the following third-party software. Made by `node tools/notices.ts`.';
  return `${[head, ...sections].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

const packages = shippedPackages();
const refused = packages.filter(({ license }) => !isAccepted(license));
for (const { name, license } of refused) process.stdout.write(`${name}: licence ${license} is not on the list\n`);
const text = render(packages);
const checking = process.argv.includes('--check');
const same = existsSync(TARGET) && readFileSync(TARGET, 'utf8') === text;
if (checking && !same) process.stdout.write('THIRD_PARTY_NOTICES is out of date: run `npm run notices`\n');
if (!checking) writeFileSync(TARGET, text);
process.exitCode = refused.length > 0 || (checking && !same) ? 1 : 0;
