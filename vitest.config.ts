import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { databaseTests } from './tools/database-tests.ts';
import { LongFirst } from './tools/long-first.ts';

const nodeFolders = 'contract,engine,domain,supply,platform,server,reference,migrations,tools,bench';

/**
 * Left to itself Vitest leaves one core free, which on two is half of them. All projects say the same, so their files are one queue and no
 * worker waits for the end of a project.
 */
const maxWorkers = Math.max(2, availableParallelism() - 1);

/** How long a test waits for what is on its way: on a busy machine a lazy module takes seconds. Only a failure waits as long. */
const expectPatiently = { poll: { timeout: 20_000 } };

/** Replaces a module, which the others of its process may have loaded already. */
const APART = ['server/compose/third-vertical.db.test.ts', 'server/compose/without-scope.db.test.ts'];

/** A PostgreSQL whose database tests run in the same run as those of the embedded database: `npm test` names it. */
const alsoOn = process.env['TEST_ALSO_ON'];

/** Freeing code of WebAssembly beside the embedded database's thread can end V8 (https://github.com/nodejs/node/issues/64500). */
const KEEP_CODE = '--no-wasm-code-gc';

type Settings = NonNullable<TestProjectInlineConfiguration['test']>;

/** Does not extend the Vite file: its `web` condition closes #domain, which these tests are about. */
const nodeProject = (settings: Settings): TestProjectInlineConfiguration => ({
  test: {
    environment: 'node',
    maxWorkers,
    execArgv: [KEEP_CODE],
    globalSetup: ['platform/testing/prepare.ts'],
    // Opening a database takes a second, on a busy machine ten.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: expectPatiently,
    ...settings,
  },
});

/**
 * A process for each file spent half of its time on loading the same modules and opening the same database. So a file leaves nothing behind
 * in modules and globals; what it mocks and stubs it puts back.
 */
const together = { isolate: false, exclude: ['**/node_modules/**', 'tools/canary/**', ...APART] };

function onServer(url: string): TestProjectInlineConfiguration[] {
  const [include, env] = [databaseTests(), { TEST_DATABASE_URL: url }];
  const apart = include.filter((path) => APART.includes(path));
  return [
    nodeProject({ name: 'server', include, env, ...together }),
    nodeProject({ name: 'server-apart', include: apart, env }),
  ];
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongFirst },
    projects: [
      nodeProject({ name: 'apart', include: APART }),
      nodeProject({ name: 'node', include: [`{${nodeFolders}}/**/*.test.ts`], ...together }),
      ...(alsoOn === undefined ? [] : onServer(alsoOn)),
      {
        extends: './vite.config.ts',
        // Conditions of the ssr environment are not inherited; without `web` the doors stand open.
        resolve: { conditions: ['web', 'browser', 'module', 'development'] },
        test: {
          name: 'web',
          environment: 'jsdom',
          // A new jsdom for each file is a third of the time; a virtual machine context keeps files apart for less.
          pool: 'vmThreads',
          maxWorkers,
          include: ['{web,design}/**/*.test.{ts,tsx}'],
          // A thousand random messages, or axe over a long page, take their time on a busy machine.
          testTimeout: 30_000,
          expect: expectPatiently,
          setupFiles: ['design/testing/setup.ts'],
          exclude: ['**/node_modules/**'],
        },
      },
      {
        test: {
          name: 'e2e',
          environment: 'node',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: ['e2e/setup.ts'],
          setupFiles: ['e2e/before-file.ts'],
          // Each worker has a site and a browser of its own, each visit its own profile.
          maxWorkers,
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          expect: expectPatiently,
        },
      },
    ],
  },
});
