import { posix } from 'node:path';
import { type Check, type Finding, findAll, isTest, lineAt, type SourceFile, withoutComments } from './finding.ts';

const IMPORT = /(?:import|export)\s+(type\s)?[^'"`;]*?\sfrom\s+['"]([^'"]+)['"]|import\s*\(?\s*['"]([^'"]+)['"]/g;

/** What each folder may import by value. An arrow may be skipped, never reversed. */
const MAY: Readonly<Record<string, readonly string[]>> = {
  contract: ['contract'],
  engine: ['engine'],
  platform: ['platform'],
  design: ['design'],
  reference: ['reference', 'engine'],
  domain: ['domain', 'engine', 'contract'],
  supply: ['supply', 'engine', 'platform', 'contract', 'domain', 'reference'],
  web: ['web', 'design', 'contract'],
  server: ['server', 'domain', 'contract', 'supply', 'platform'],
  migrations: [],
};

/** What each folder may see the types of besides. */
const MAY_SEE: Readonly<Record<string, readonly string[]>> = {
  // What a list can be narrowed to is what the engine can.
  contract: ['engine'],
  domain: ['platform'],
  // The server calls the page bundle by its shape and never loads its source.
  server: ['web'],
};

/** Wiring takes everything; tests stand outside. */
function isFree(path: string): boolean {
  return path.startsWith('server/compose') || isTest(path);
}

/** Imports go through doors and in one direction, by value and by type, static and dynamic. */
export const checkDoors: Check = (file) => {
  const from = file.path.split('/')[0] ?? '';
  if (!/\.tsx?$/.test(file.path) || !(from in MAY)) return [];
  const text = withoutComments(file.text);
  return [...text.matchAll(IMPORT)].flatMap((match) => {
    const specifier = match[2] ?? match[3] ?? '';
    const fault = faultOf(file.path, specifier, match[1] !== undefined);
    return fault ? [{ path: file.path, line: lineAt(text, match.index), rule: 'doors', message: fault }] : [];
  });
};

function faultOf(path: string, specifier: string, typeOnly: boolean): string | null {
  if (specifier.startsWith('.')) return relativeFault(path, specifier, typeOnly);
  if (!specifier.startsWith('#') || specifier === '#zod') return null;
  const to = specifier.slice(1).split('/')[0] ?? '';
  return directionFault(path, to, typeOnly, specifier);
}

function relativeFault(path: string, specifier: string, typeOnly: boolean): string | null {
  if (isTest(path)) return null;
  const target = posix.normalize(posix.join(posix.dirname(path), specifier));
  const to = target.split('/')[0] ?? '';
  const from = path.split('/')[0] ?? '';
  if (to !== from) return directionFault(path, to, typeOnly, specifier) ?? doorFault(path, specifier, typeOnly);
  const ownModule = moduleOf(path);
  const same = ownModule === moduleOf(target) || !HAS_DOORS.has(from);
  return same ? null : `${specifier} reaches into another module: use its door #${moduleOf(target)}`;
}

/** Folders whose second level is a module with a door. */
const HAS_DOORS = new Set(['contract', 'engine', 'domain', 'platform', 'design', 'reference', 'supply']);

function moduleOf(path: string): string {
  return path.split('/').slice(0, 2).join('/');
}

function doorFault(path: string, specifier: string, typeOnly: boolean): string | null {
  if (isFree(path) || (typeOnly && path.startsWith('server/'))) return null;
  return `${specifier} goes around the door`;
}

function directionFault(path: string, to: string, typeOnly: boolean, specifier: string): string | null {
  const from = path.split('/')[0] ?? '';
  if (isFree(path) || MAY[from]?.includes(to)) return null;
  if (typeOnly && MAY_SEE[from]?.includes(to)) return null;
  return `${from} may not import ${specifier}`;
}

const CLOCKED = /^(domain|engine)\//;

/** Time and chance come from ctx; errors have a class; no drawer for leftovers. */
export const checkHabits: Check = (file: SourceFile): Finding[] => {
  if (!/\.tsx?$/.test(file.path)) return [];
  const bare = { path: file.path, text: withoutComments(file.text) };
  const found: Finding[] = [];
  if (/(^|\/)(utils?|helpers?|common)(\/|\.tsx?$)/.test(file.path)) {
    found.push({ path: file.path, line: 1, rule: 'names', message: 'Name the folder by what it holds' });
  }
  if (isTest(file.path)) return found;
  if (CLOCKED.test(file.path)) {
    found.push(
      ...findAll(bare, /\bDate\.now\(|\bMath\.random\(|\bnew Date\(\)/g, 'clock', 'Time and chance are injected'),
    );
  }
  if (/^(domain|server)\//.test(file.path)) {
    found.push(...findAll(bare, /\bnew Error\(/g, 'errors', 'Throw an error with a class and a code'));
  }
  found.push(...findAll(bare, /^\s*(export\s+)?(const\s+)?enum\s/gm, 'enum', 'No enums'));
  return found;
};
