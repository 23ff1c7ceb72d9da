import { sql } from 'kysely';
import { type AccountRow, type Reader, tables } from './tables.ts';

/** Why sessions end that were opened before anybody proved the address of their account. */
export const PROVED_ELSEWHERE = 'address proved elsewhere';

/** Why sessions end of an account that was secured. */
export const SECURED = 'secured';

/** Who is signed in in a browser, as far as every request must know. */
export interface SignedIn {
  /** Of the account session. */
  readonly sessionId: string;
  readonly accountId: string;
  /** Opaque name of the account session in its browser. */
  readonly handle: string;
  /** The second factor is still missing: this opens nothing but the page that asks for it. */
  readonly half: boolean;
  /** The primary address was proved. */
  readonly confirmed: boolean;
  readonly role: AccountRow['role'];
  readonly status: AccountRow['status'];
  readonly authenticatedAt: Date;
  readonly lastUsedAt: Date;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly imageUrl: string | null;
  /** That prices are shown in where the browser has none of its own; null: of the site. */
  readonly currency: string | null;
}

/** One browser, not one person. */
export interface BrowserSession {
  readonly id: string;
  /** Stays when everybody signs out and another session begins. */
  readonly browserId: string;
  /** Another after every change of power. */
  readonly epoch: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Outlives the browser. */
  readonly sticky: boolean;
  /** Somebody has been signed in here before. */
  readonly known: boolean;
  readonly account: SignedIn | null;
  /** Somebody was signed in and was signed out from elsewhere. */
  readonly ended: boolean;
  /** The reason was that the account's address was proved in another browser. */
  readonly provedElsewhere: boolean;
}

/** SQL of browser sessions. */
export function createSessionStore(db: Reader) {
  const query = tables(db);
  return {
    async insert(
      session: Omit<BrowserSession, 'account' | 'ended' | 'provedElsewhere'>,
      tokenHash: string,
    ): Promise<void> {
      const { id, browserId, epoch, createdAt, expiresAt, sticky, known } = session;
      const times = { created_at: createdAt, expires_at: expiresAt };
      const row = { id, browser_id: browserId, token_hash: tokenHash, ...times, epoch, sticky, known };
      await query.insertInto('visitor_session').values(row).execute();
    },
    async findLive(tokenHash: string, now: Date): Promise<BrowserSession | undefined> {
      const row = await live(db)
        .where('v.token_hash', '=', tokenHash)
        .where('v.expires_at', '>', now)
        .executeTakeFirst();
      return row && sessionFrom(row);
    },
    async extend(id: string, expiresAt: Date): Promise<void> {
      await query.updateTable('visitor_session').set({ expires_at: expiresAt }).where('id', '=', id).execute();
    },
    async used(accountSessionId: string, at: Date): Promise<void> {
      await query
        .updateTable('account_session')
        .set({ last_used_at: at })
        .where('id', '=', accountSessionId)
        .where('ended_at', 'is', null)
        .execute();
    },
    async removeExpired(before: Date): Promise<void> {
      await query
        .updateTable('account_session as s')
        .set({ ended_at: before, ended_why: 'expired' })
        .where('s.ended_at', 'is', null)
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('visitor_session as v')
              .select(sql`1`.as('one'))
              .whereRef('v.id', '=', 's.visitor_session_id')
              .where('v.expires_at', '<', before),
          ),
        )
        .execute();
      await query.deleteFrom('visitor_session').where('expires_at', '<', before).execute();
    },
  };
}

/** A locked, disabled or ended account is nobody: the session is found without it. Why it ended is read along. */
function live(db: Reader) {
  return tables(db)
    .selectFrom('visitor_session as v')
    .leftJoin('account_session as s', (join) => join.onRef('s.id', '=', 'v.active_id'))
    .leftJoin('account as a', (join) =>
      join.onRef('a.id', '=', 's.account_id').on('s.ended_at', 'is', null).on('a.status', 'in', ['active', 'closing']),
    )
    .leftJoin('account_email as e', (join) => join.onRef('e.account_id', '=', 'a.id').on('e.is_primary', '=', true))
    .select(['v.id', 'v.browser_id', 'v.epoch', 'v.created_at', 'v.expires_at', 'v.sticky', 'v.known', 'v.active_id'])
    .select(['s.id as session_id', 's.handle', 's.half', 's.authenticated_at', 's.last_used_at', 's.ended_why'])
    .select([
      'a.id as account_id',
      'a.role',
      'a.status',
      'a.first_name',
      'a.last_name',
      'a.display_name',
      'a.image_url',
      'a.currency',
    ])
    .select(['e.email', 'e.confirmed_at']);
}

type LiveRow = Awaited<ReturnType<ReturnType<typeof live>['executeTakeFirstOrThrow']>>;

function sessionFrom(row: LiveRow): BrowserSession {
  const account = accountFrom(row);
  return {
    id: row.id,
    browserId: row.browser_id ?? row.id,
    epoch: row.epoch,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    sticky: row.sticky,
    known: row.known,
    account,
    ended: row.active_id !== null && account === null,
    provedElsewhere: account === null && row.ended_why === PROVED_ELSEWHERE,
  };
}

function accountFrom(row: LiveRow): SignedIn | null {
  const { account_id, session_id, handle, authenticated_at, last_used_at, role, status } = row;
  if (!account_id || !session_id || !handle || !authenticated_at || !last_used_at || !role || !status) return null;
  return {
    sessionId: session_id,
    accountId: account_id,
    handle,
    half: row.half ?? true,
    confirmed: row.confirmed_at !== null,
    role,
    status,
    authenticatedAt: authenticated_at,
    lastUsedAt: last_used_at,
    email: row.email ?? '',
    firstName: row.first_name ?? '',
    lastName: row.last_name ?? '',
    displayName: row.display_name ?? '',
    imageUrl: row.image_url,
    currency: row.currency,
  };
}
