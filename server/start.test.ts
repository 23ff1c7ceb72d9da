import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');

/** Prints every module that loading `first` takes, then what loading `then` takes besides. */
const LIST = `
import { registerHooks } from 'node:module';
let seen = [];
registerHooks({ load: (url, context, next) => (seen.push(url), next(url, context)) });
const lists = [];
for (const path of process.argv.slice(1)) {
  seen = [];
  await import(path);
  lists.push(seen);
}
console.log(JSON.stringify(lists));
`;

async function modulesOf(...paths: readonly string[]): Promise<readonly string[][]> {
  const files = paths.map((path) => join(ROOT, path));
  const child = spawn(process.execPath, ['--input-type=module', '-e', LIST, ...files], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(await text(child.stdout)) as string[][];
}

function holding(modules: readonly string[] | undefined, part: string): readonly string[] {
  return (modules ?? []).filter((url) => url.includes(part));
}

test('the database begins to open before pages, calls, engines and their packages are loaded', async () => {
  const [first, rest] = await modulesOf('server/compose/begin.ts', 'server/compose.ts');
  expect(holding(first, '/platform/database/')).not.toEqual([]);
  for (const part of ['/domain/', '/supply/', '/engine/', '/contract/', 'node_modules/fastify/', 'node_modules/zod/'])
    expect(holding(first, part), part).toEqual([]);
  expect(holding(rest, '/server/http/app.ts')).toHaveLength(1);
});

test('a start loads no builder, no mail, no search engine, no Vite', async () => {
  const [all] = await modulesOf('server/compose.ts');
  const idle = [
    'node_modules/nodemailer/',
    'node_modules/vite/',
    'node_modules/iovalkey/',
    '/supply/house/network/generate.ts',
    '/reference/airports/',
    '/reference/cities/',
    '/supply/house/search/desk.ts',
  ];
  for (const part of idle) expect(holding(all, part), part).toEqual([]);
});
