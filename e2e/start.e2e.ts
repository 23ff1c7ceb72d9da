import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteEnv, startSite } from './site.ts';

const ROOT = join(import.meta.dirname, '..');

test('a second process on the same data folder is refused with a sentence, and the folder is free after a stop', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'wayfold-start-'));
  try {
    const first = await startSite({ DATA_DIR: dataDir });
    const second = spawnSync(process.execPath, ['server/main.ts'], {
      cwd: ROOT,
      encoding: 'utf8',
      env: siteEnv({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' }),
    });
    expect(second.status).toBe(1);
    expect(second.stderr).toContain(dataDir);
    expect(second.stderr).toMatch(/Stop that one first/);
    await first.stop();
    const third = await startSite({ DATA_DIR: dataDir });
    expect((await fetch(`${third.url}/readyz`)).status).toBe(200);
    await third.stop();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('a site whose search threads practise first is ready all the same', async () => {
  const site = await startSite({ WARM_UP: 'true' });
  expect((await fetch(`${site.url}/readyz`)).status).toBe(200);
  await site.stop();
});

test('a configuration that would harm is refused with every reason at once', () => {
  const refused = spawnSync(process.execPath, ['server/main.ts'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: siteEnv({ MODE: 'production', BASE_URL: 'http://travel.example' }),
  });
  expect(refused.status).toBe(1);
  for (const variable of ['BASE_URL', 'SECRET_KEYS', 'DATABASE_URL', 'MAIL_URL'])
    expect(refused.stderr).toContain(variable);
});

test('what is for development does not start in production, also where NODE_ENV says otherwise', () => {
  const refused = spawnSync(process.execPath, ['server/main.ts', '--dev'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: siteEnv({ MODE: 'production', NODE_ENV: 'production', BASE_URL: 'https://travel.example' }),
  });
  expect(refused.status).toBe(1);
  expect(refused.stderr).toMatch(/NODE_ENV: .*--dev/);
});
