import type { Config } from '#platform/config';
import type { Clock, Logger } from '#platform/core';
import { createMemoryCache } from './memory.ts';
import type { Cache } from './types.ts';

interface Parts {
  readonly config: Pick<Config, 'valkeyUrl'>;
  readonly clock: Clock;
  readonly log: Logger;
}

/** In memory, or in Valkey where VALKEY_URL is set; its client is loaded only then. */
export async function createCache({ config, clock, log }: Parts): Promise<Cache> {
  if (config.valkeyUrl === null) return createMemoryCache(clock);
  const { createValkeyCache } = await import('./valkey.ts');
  return createValkeyCache(config.valkeyUrl, log);
}
