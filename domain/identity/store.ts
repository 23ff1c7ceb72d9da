import type { Database } from '#platform/core';

export interface VisitorSession {
  readonly id: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

type SessionTables = {
  visitor_session: { id: string; token_hash: string; created_at: Date; expires_at: Date };
};

/** SQL of visitor sessions; owns `visitor_session`. */
export function createSessionStore(db: Database) {
  const query = db.query.withTables<SessionTables>();
  return {
    async insert(session: VisitorSession, tokenHash: string): Promise<void> {
      const { id, createdAt, expiresAt } = session;
      const row = { id, token_hash: tokenHash, created_at: createdAt, expires_at: expiresAt };
      await query.insertInto('visitor_session').values(row).execute();
    },
    async findLive(tokenHash: string, now: Date): Promise<VisitorSession | undefined> {
      const row = await query
        .selectFrom('visitor_session')
        .select(['id', 'created_at', 'expires_at'])
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row && { id: row.id, createdAt: row.created_at, expiresAt: row.expires_at };
    },
    async extend(id: string, expiresAt: Date): Promise<void> {
      await query.updateTable('visitor_session').set({ expires_at: expiresAt }).where('id', '=', id).execute();
    },
    async removeExpired(before: Date): Promise<void> {
      await query.deleteFrom('visitor_session').where('expires_at', '<', before).execute();
    },
  };
}
