import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkDoors, checkHabits } from './checks/doors.ts';
import type { Finding, SourceFile } from './checks/finding.ts';
import { checkFloors } from './checks/floors.ts';
import { checkLogs } from './checks/logs.ts';
import { checkParts } from './checks/parts.ts';
import { checkStrips } from './checks/strips.ts';
import { checkStubs } from './checks/stubs.ts';
import { checkStyles } from './checks/styles.ts';
import { checkWords } from './checks/words.ts';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = [
  'contract',
  'engine',
  'domain',
  'supply',
  'platform',
  'server',
  'web',
  'design',
  'reference',
  'migrations',
];
const CHECKS = [
  checkDoors,
  checkHabits,
  checkWords,
  checkStyles,
  checkLogs,
  checkParts,
  checkFloors,
  checkStrips,
  checkStubs,
];

function* filesIn(folder: string): Generator<SourceFile> {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesIn(path);
    else if (/\.(tsx?|css|po)$/.test(entry.name)) yield { path, text: readFileSync(join(ROOT, path), 'utf8') };
  }
}

const found: Finding[] = [];
let files = 0;
for (const file of FOLDERS.flatMap((folder) => [...filesIn(folder)])) {
  files += 1;
  for (const check of CHECKS) found.push(...check(file));
}
for (const { path, line, rule, message } of found) process.stdout.write(`${path}:${line}: ${message} [${rule}]\n`);
process.stdout.write(`${files} files, ${found.length} findings\n`);
process.exitCode = found.length > 0 ? 1 : 0;
