import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkDoors, checkHabits } from './checks/doors.ts';
import { checkStyles } from './checks/styles.ts';
import { checkWords } from './checks/words.ts';

const ROOT = join(import.meta.dirname, '..');
const CANARY = join(ROOT, 'tools/canary');
const canaries = readdirSync(CANARY, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'));

/** Modules that import each other: at run time, through their doors, and by types alone. */
const CIRCLES = {
  'engine/circle/one.ts': "import { two } from './two.ts';\nexport const one = () => two;\n",
  'engine/circle/two.ts': "import { one } from './one.ts';\nexport const two = () => one;\n",
  'contract/left/index.ts': "import { right } from '#contract/right';\nexport const left = () => right;\n",
  'contract/right/index.ts': "import { left } from '#contract/left';\nexport const right = () => left;\n",
  'engine/types/one.ts': "import type { Two } from './two.ts';\nexport interface One { readonly two: Two }\n",
  'engine/types/two.ts': "import type { One } from './one.ts';\nexport interface Two { readonly one: One | null }\n",
};

let folder = '';
let lintOutput = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'canary-'));
  cpSync(CANARY, folder, { recursive: true });
  for (const [path, text] of Object.entries(CIRCLES)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const { imports } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { imports: object };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ type: 'module', imports }));
  const config = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')) as Record<string, unknown>;
  writeFileSync(join(folder, '.oxlintrc.json'), JSON.stringify({ ...config, ignorePatterns: [], options: {} }));
  const lint = spawnSync(process.execPath, [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '-f', 'unix'], {
    cwd: folder,
    encoding: 'utf8',
  });
  lintOutput = lint.stdout + lint.stderr;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('there are canaries for every folder that has a rule', () => {
  const folders = new Set(canaries.map((path) => path.split('/')[0]));
  expect(folders).toEqual(
    new Set(['contract', 'design', 'domain', 'engine', 'platform', 'reference', 'server', 'supply', 'web']),
  );
});

test('modules do not import each other in a circle at run time; types may', () => {
  const circular = [...lintOutput.matchAll(/([\w/]+\.ts):\d+:\d+: .*no-cycle/g)].map(([, path]) => path);
  expect(new Set(circular)).toEqual(new Set(Object.keys(CIRCLES).filter((path) => !path.includes('types'))));
});

/** The doors check knows our folders only; packages and dynamic imports are the business of lint and of it in turn. */
const ONLY_LINT = [
  'web/uses-shared-messages.ts',
  'web/reads-files.ts',
  'contract/imports-zod-itself.ts',
  'engine/reads-files.ts',
];
const ONLY_DOORS = ['web/imports-engine-late.ts'];

test.for(canaries.filter((path) => !ONLY_DOORS.includes(path)))('lint refuses %s', (path) => {
  expect(lintOutput).toMatch(new RegExp(`${path}:\\d+:\\d+: .*no-restricted-imports`));
});

test.for(canaries.filter((path) => !ONLY_LINT.includes(path)))('the doors check refuses %s', (path) => {
  expect(checkDoors({ path, text: readFileSync(join(CANARY, path), 'utf8') })).not.toEqual([]);
});

test.for(['client', 'ssr'])('the %s build stops at a closed door', async (environment) => {
  const { createBuilder } = await import('vite');
  const input = [join(CANARY, 'web/imports-domain.ts')];
  // In place of all pages: a list given as an option would be added to theirs.
  const canaryAlone: Plugin = {
    name: 'canary-alone',
    configEnvironment: {
      order: 'post',
      handler: (_, options) => void Object.assign(options.build?.rolldownOptions ?? {}, { input }),
    },
  };
  const builder = await createBuilder({
    root: ROOT,
    logLevel: 'silent',
    environments: { [environment]: { build: { write: false } } },
    plugins: [canaryAlone],
  });
  const chosen = builder.environments[environment];
  if (!chosen) throw new TypeError(`No environment ${environment}`);
  await expect(builder.build(chosen)).rejects.toThrow(/#domain\/kernel/);
});

const at = (path: string, text: string) => ({ path, text });
const rules = (findings: { rule: string }[]) => findings.map(({ rule }) => rule);

test('a module is entered by its door', () => {
  expect(rules(checkDoors(at('domain/search/x.ts', "import { a } from '../kernel/verb.ts';")))).toEqual(['doors']);
  expect(rules(checkDoors(at('web/x.ts', "import { a } from '../contract/core/call.ts';")))).toEqual(['doors']);
  expect(rules(checkDoors(at('domain/search/flights/x.ts', "import { a } from '../places.ts';")))).toEqual([]);
});

test('an arrow is not reversed, not even by a type', () => {
  expect(rules(checkDoors(at('contract/x/a.ts', "import type { A } from '#domain/kernel';")))).toEqual(['doors']);
  expect(rules(checkDoors(at('domain/x/a.ts', "import type { Clock } from '#platform/core';")))).toEqual([]);
  expect(rules(checkDoors(at('domain/x/a.ts', "import { Clock } from '#platform/core';")))).toEqual(['doors']);
  expect(rules(checkDoors(at('web/x.ts', "// import { a } from '#domain/kernel';")))).toEqual([]);
});

test('time and chance are injected in domain and engine', () => {
  expect(rules(checkHabits(at('engine/x/a.ts', 'const t = Date.now();')))).toEqual(['clock']);
  expect(rules(checkHabits(at('domain/x/a.ts', 'const t = new Date(); Math.random()')))).toEqual(['clock', 'clock']);
  expect(rules(checkHabits(at('domain/x/a.test.ts', 'const t = Date.now();')))).toEqual([]);
  expect(rules(checkHabits(at('domain/x/a.ts', "throw new Error('no')")))).toEqual(['errors']);
  expect(rules(checkHabits(at('domain/utils/a.ts', '')))).toEqual(['names']);
});

test.for([
  'Only 3 seats left',
  'Only {count} left',
  '12 people are looking at this',
  'Hurry!',
  'Hotels coming soon',
  'No, I don’t want to save',
])('no reader is told "%s"', (text) => {
  expect(rules(checkWords(at('web/a.tsx', `<p>${text}</p>`)))).toEqual(['words']);
});

test('the server says sentences as messages only; a log, an error and a tag are no sentence', () => {
  const said = (text: string) => rules(checkWords(at('domain/notifications/x.ts', text)));
  expect(said("const a = 'Your flights are booked';")).toEqual(['message']);
  for (const path of ['refusals', 'stays/refusals', 'stays/telling-house', 'tell-item'])
    expect(rules(checkWords(at(`domain/search/verticals/${path}.ts`, "const a = 'Your stay is booked';")))).toEqual([
      'message',
    ]);
  expect(said('const a = { intro: `Hello dear ${name}` };')).toEqual(['message']);
  expect(said("i18n._({ id: 'a.b', message: 'Your flights are booked' })")).toEqual([]);
  expect(said("i18n._({\n  id: 'a.b',\n  message:\n    'Your flights are booked',\n})")).toEqual([]);
  expect(
    said("log.warn('no answer came');\nif ('a' in value && 'b' in value) throw new Error('not a number');"),
  ).toEqual([]);
  expect(said('`<p class="foot open">${text}</p>`')).toEqual([]);
});

test('no box is ticked before its reader did it', () => {
  expect(rules(checkWords(at('web/a.tsx', '<input type="checkbox" name="news" defaultChecked />')))).toEqual([
    'pre-ticked',
  ]);
  expect(rules(checkWords(at('web/a.tsx', '<input type="checkbox" defaultChecked={chosen} />')))).toEqual([]);
});

test('styles have logical sides, tokens and a layer', () => {
  const css = (body: string) => at('web/a.module.css', `@layer pages { .a { ${body} } }`);
  expect(rules(checkStyles(css('margin-left: 1rem;')))).toEqual(['sides']);
  expect(rules(checkStyles(css('text-align: right;')))).toEqual(['sides']);
  expect(rules(checkStyles(css('color: #fff;')))).toEqual(['tokens']);
  expect(rules(checkStyles(at('web/a.module.css', '.a { margin-inline: 1rem; }')))).toEqual(['layer']);
  expect(rules(checkStyles(css('margin-inline-start: 1rem; color: var(--text);')))).toEqual([]);
});
