import type { ColumnType, Generated } from 'kysely';

export type JobTables = {
  job: {
    id: string;
    topic: string;
    key: string | null;
    /** JSON text on the way in, parsed on the way out. */
    payload: ColumnType<Readonly<Record<string, unknown>>, string, string>;
    /** Who asked for it; null for a timer. */
    actor: ColumnType<object | null, string | null, string | null>;
    due_at: Generated<Date>;
    /** How often an open job was asked for: when it grew during a run, the job runs once more. */
    asks: Generated<number>;
    attempts: Generated<number>;
    lease: string | null;
    lease_until: Date | null;
    done_at: Date | null;
    failed_at: Date | null;
    error: string | null;
    created_at: Generated<Date>;
  };
  cron: { name: string; next_at: Date };
};
