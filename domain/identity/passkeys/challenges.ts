import { type Ctx, sessionOf } from '#domain/kernel';
import { type ChallengeRow, passkeyTables } from './tables.ts';

const MINUTE_MS = 60_000;
export const CHALLENGE_MINUTES = 5;
const CHALLENGE_BYTES = 32;
/** Open questions of one browser; the oldest give way, so that nobody fills the table. */
const MOST_OPEN = 10;

interface Asked extends Pick<ChallengeRow, 'kind' | 'rp_id'> {
  readonly accountId?: string | null;
  readonly allowed?: readonly string[] | null;
}

/** A question for this browser, for five minutes. */
export async function openChallenge(ctx: Ctx, { accountId = null, allowed = null, ...asked }: Asked): Promise<string> {
  const now = ctx.clock.now();
  const visitorSessionId = sessionOf(ctx.actor) ?? '';
  const challenge = Buffer.from(ctx.random.bytes(CHALLENGE_BYTES)).toString('base64url');
  const query = passkeyTables(ctx.db.query);
  await query
    .insertInto('passkey_challenge')
    .values({
      ...asked,
      id: ctx.ids.uuid(),
      challenge,
      visitor_session_id: visitorSessionId,
      account_id: accountId,
      allowed: allowed && JSON.stringify(allowed),
      created_at: now,
      expires_at: new Date(now.getTime() + CHALLENGE_MINUTES * MINUTE_MS),
      used_at: null,
    })
    .execute();
  await query
    .deleteFrom('passkey_challenge')
    .where('visitor_session_id', '=', visitorSessionId)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('passkey_challenge')
        .select('id')
        .where('visitor_session_id', '=', visitorSessionId)
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(MOST_OPEN),
    )
    .execute();
  return challenge;
}

/** The question that an answer names, once, in its own browser. Spent whatever the answer turns out to be worth. */
export async function takeChallenge(
  ctx: Ctx,
  kind: ChallengeRow['kind'],
  clientDataJSON: string,
): Promise<ChallengeRow | undefined> {
  const challenge = challengeIn(clientDataJSON);
  const visitorSessionId = sessionOf(ctx.actor);
  if (challenge === null || visitorSessionId === null) return undefined;
  const now = ctx.clock.now();
  return passkeyTables(ctx.db.query)
    .updateTable('passkey_challenge')
    .set({ used_at: now })
    .where('challenge', '=', challenge)
    .where('kind', '=', kind)
    .where('visitor_session_id', '=', visitorSessionId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const said = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { challenge?: unknown } | null;
    return typeof said?.challenge === 'string' && said.challenge.length <= 100 ? said.challenge : null;
  } catch {
    return null;
  }
}

export async function removeOldChallenges({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await passkeyTables(db.query).deleteFrom('passkey_challenge').where('expires_at', '<', clock.now()).execute();
}
