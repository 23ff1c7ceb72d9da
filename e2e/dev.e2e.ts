import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { freePort, siteEnv } from './site.ts';

const ROOT = join(import.meta.dirname, '..');
const LONG = { timeout: 240_000 };
const PAGE = 'web/routes/data-sources/page.tsx';
const STYLE = 'web/routes/data-sources/page.module.css';
const GERMAN = 'web/locales/de/site.po';
const SERVER = 'server/http/app.ts';

/** Made in a minute of the processor's time, from rows and rules that this test leaves alone: the build of the same run makes them from nothing. */
const MADE = ['world.bin', 'world.json', 'stays.bin', 'stays.json', 'reference'];

/** A clone that was never started, of the tree as it is, with packages, worlds and places, and without what else a build leaves. */
function cloneTree(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wayfold-dev-'));
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of files.split('\n')) {
    if (file !== '' && existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(folder, file), { recursive: true });
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  for (const name of MADE) cpSync(join(ROOT, 'dist', name), join(folder, 'dist', name), { recursive: true });
  return folder;
}

function replaceIn(path: string, from: string, to: string): void {
  const before = readFileSync(path, 'utf8');
  expect(before).toContain(from);
  writeFileSync(path, before.replace(from, to));
}

interface Dev {
  readonly url: string;
  readonly output: () => string;
  stop(): Promise<void>;
}

function startDev(folder: string, port: number): Dev {
  const child: ChildProcess = spawn(process.execPath, ['tools/dev.ts'], {
    cwd: folder,
    env: siteEnv({
      NODE_ENV: 'development',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      WARM_UP: 'false',
      DEMO_ACCOUNTS: 'false',
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += String(chunk)));
  return {
    url: `http://localhost:${port}`,
    output: () => output,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}

const timesReady = ({ output }: Dev): number => output().split('Wayfold is ready').length - 1;

async function untilReady(dev: Dev, times: number): Promise<void> {
  await expect.poll(() => timesReady(dev), { timeout: 120_000, message: dev.output() }).toBe(times);
}

/** Loads the page until it is alive, and leaves a mark in it that a reload takes away. */
async function openMarked(page: Page, url: string): Promise<void> {
  // The first page is put together as it is asked for.
  await page.goto(url, { timeout: 120_000 });
  await page.waitForSelector('html[data-ready]', { state: 'attached', timeout: 60_000 });
  await page.evaluate(() => Object.assign(globalThis, { marked: true }));
}

const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'marked' in globalThis);

test(
  'npm run dev starts from a fresh clone and on old data; a page, a style and a message change as they are saved',
  LONG,
  async () => {
    const folder = cloneTree();
    const port = await freePort();
    const first = startDev(folder, port);
    const browser = await chromium.launch({ executablePath: inject('chromium'), args: ['--no-sandbox'] });
    try {
      await untilReady(first, 1);
      const page = await browser.newPage();
      await openMarked(page, `${first.url}/data-sources`);
      replaceIn(join(folder, PAGE), '<h1>{t`Data sources`}</h1>', '<h1>{t`Edited while it runs`}</h1>');
      await expect.poll(() => page.locator('h1').textContent()).toBe('Edited while it runs');
      expect(await isMarked(page), first.output()).toBe(true);
      replaceIn(join(folder, STYLE), '.lead {', '.lead {\n    letter-spacing: 3px;');
      const spacing = () => page.locator('h1 + p').evaluate((lead) => getComputedStyle(lead).letterSpacing);
      await expect.poll(spacing).toBe('3px');
      expect(await isMarked(page), first.output()).toBe(true);
      // What the site writes while it runs is no edit: a mail of the demo used to load every page anew.
      mkdirSync(join(folder, 'data/mail'), { recursive: true });
      writeFileSync(join(folder, 'data/mail/edit.html'), '<p>mail</p>');
      await fetch(`${first.url}/healthz`);
      expect(await isMarked(page)).toBe(true);
      await openMarked(page, `${first.url}/de/data-sources`);
      replaceIn(join(folder, GERMAN), 'Flughäfen, Städte, Zeitzonen', 'Beim Laufen geändert');
      await expect.poll(() => page.locator('h1 + p').textContent()).toContain('Beim Laufen geändert');
      await first.stop();
      const again = startDev(folder, port);
      try {
        await untilReady(again, 1);
        replaceIn(join(folder, SERVER), "send('ok\\n')", "send('edited\\n')");
        await untilReady(again, 2);
        expect(await (await fetch(`${again.url}/healthz`)).text()).toBe('edited\n');
      } finally {
        await again.stop();
      }
    } finally {
      await browser.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
