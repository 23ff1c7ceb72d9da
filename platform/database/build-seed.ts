import type { Logger } from '#platform/core';
import { openEmbedded } from './open-embedded.ts';
import { readSeed, writeSeed } from './seed.ts';

/** Makes the dump that new data directories open from, unless it is there. Part of the set-up, never required. */
export async function buildSeed(log: Logger): Promise<void> {
  if ((await readSeed()) !== null) return;
  const { engine, pool } = await openEmbedded(null, log);
  try {
    await pool.end();
    await writeSeed(await engine.dump());
  } finally {
    await engine.close();
  }
}
