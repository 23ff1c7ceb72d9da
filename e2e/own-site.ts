import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Composed } from '../server/compose.ts';
import { freePort } from './site.ts';

/** The built site in this process, for tests that reach behind it: what is a week old there was written a moment ago. */
export interface OwnSite {
  readonly url: string;
  readonly foundation: Composed['foundation'];
  /** Starts its search threads. */
  readonly warmUp: Composed['warmUp'];
  stop(): Promise<void>;
}

export async function openOwnSite(more: Readonly<Record<string, string>> = {}): Promise<OwnSite> {
  // React reads this when it is loaded.
  Object.assign(process.env, { NODE_ENV: 'production' });
  const [{ begin }, { compose }] = await Promise.all([
    import('../server/compose/begin.ts'),
    import('../server/compose.ts'),
  ]);
  const port = await freePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'wayfold-own-'));
  const url = `http://localhost:${port}`;
  const env = {
    DATA_DIR: dataDir,
    PORT: String(port),
    BASE_URL: url,
    TRUST_PROXY: 'true',
    LOG_LEVEL: 'warn',
    WARM_UP: 'false',
    DEMO_ACCOUNTS: 'false',
  };
  const composed = await compose(begin({ ...env, ...more, NODE_ENV: 'production' }));
  await composed.app.listen({ host: '127.0.0.1', port });
  composed.runner.start();
  return {
    url,
    foundation: composed.foundation,
    warmUp: () => composed.warmUp(),
    async stop() {
      await composed.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
