import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const FOLDERS = ['domain', 'platform', 'server', 'supply', 'bench', 'migrations'];

/** Test files that run on PostgreSQL too: those that ask for a database, by their name or by how they open a site, and one of the faults. */
export function databaseTests(): string[] {
  const opens = (path: string) => /open(TestDatabase|TestSite|ForTests)\b/.test(readFileSync(join(ROOT, path), 'utf8'));
  const asking = FOLDERS.flatMap(testsIn).filter((path) => path.endsWith('.db.test.ts') || opens(path));
  return [...asking, 'tools/faults/server.test.ts'];
}

function testsIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules'))
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`);
}
