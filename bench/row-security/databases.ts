import pg from 'pg';
import { silentLogger } from '#platform/testing';
import { embeddedPool, openEmbedded } from '../../platform/database/open-embedded.ts';

/** A database that is tried: its owner, and the role that the site runs as. */
export interface Tried {
  readonly name: string;
  readonly owner: pg.Pool;
  /** Opened after the owner has made its tables. */
  site(): Promise<pg.Pool>;
  close(): Promise<void>;
}

export async function openDatabases(): Promise<Tried[]> {
  const url = process.env['TEST_DATABASE_URL'];
  return [await embedded(), ...(url ? [server(url)] : [])];
}

async function embedded(): Promise<Tried> {
  const { engine, pool } = await openEmbedded(null, silentLogger);
  await pool.end();
  const owner = embeddedPool(engine);
  return {
    name: 'embedded',
    owner,
    // There is one session: the owner leaves it before the site comes.
    async site() {
      await owner.end();
      return embeddedPool(engine, 'set role wayfold_app');
    },
    close: () => engine.close(),
  };
}

function server(connectionString: string): Tried {
  const owner = new pg.Pool({ connectionString, max: 1 });
  return {
    name: 'PostgreSQL',
    owner,
    async site() {
      return new pg.Pool({ connectionString, max: 1, options: '-c role=wayfold_app' });
    },
    async close() {
      await owner.query('drop table if exists trial_item, trial_order, open_item, open_order');
      await owner.end();
    },
  };
}
