import { type Config, keepPrivate, loadConfig } from '#platform/config';
import type { Logger } from '#platform/core';
import { type OpenDatabase, openDatabase } from '#platform/database';
import { createLogger } from '#platform/logger';
import { openKeys } from './own-keys.ts';

/** What is under way before the rest of the code is loaded. */
export interface Beginning {
  readonly config: Config;
  readonly log: Logger;
  readonly opening: Promise<OpenDatabase>;
}

/**
 * Reads the configuration and has the database open on a thread of its own, the longest step of a start: everything
 * else is loaded meanwhile. Throws ConfigRefused; what the database refuses, and keys that are not its own, are in `opening`.
 */
export function begin(env: Readonly<Record<string, string | undefined>>): Beginning {
  const given = loadConfig(env);
  const log = createLogger({ level: given.logLevel });
  keepPrivate(given.dataDir, log);
  const { config, fits } = openKeys(given);
  const opening = openDatabase({ config, log }).then(fits);
  // Whoever waits for it hears of a refusal; until then nobody does.
  opening.catch(() => undefined);
  return { config, log, opening };
}
