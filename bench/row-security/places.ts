import pg from 'pg';
import { embeddedPool, openEmbedded } from '../../platform/database/open-embedded.ts';

/** A database with its owner, and the role that the site runs as. */
export interface Place {
  readonly name: string;
  readonly owner: pg.Pool;
  /** Opened after the owner has made its tables. */
  site(): Promise<pg.Pool>;
  close(): Promise<void>;
}

const silent = { debug() {}, info() {}, warn() {}, error() {} };

export async function openPlaces(): Promise<Place[]> {
  const url = process.env['TEST_DATABASE_URL'];
  return [await embedded(), ...(url ? [server(url)] : [])];
}

async function embedded(): Promise<Place> {
  const { engine, pool } = await openEmbedded(null, silent as never);
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

function server(connectionString: string): Place {
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
