import type { ProviderName } from '#contract/identity';
import { type Ctx, Refused, sessionOf } from '#domain/kernel';
import type { RoundSecrets } from '#platform/sign-in-providers';
import { safeRedir } from '../redir.ts';
import { hashToken, newToken } from '../session.ts';
import type { ProviderIdentity } from './deps.ts';
import { providerTables, type RoundRow } from './tables.ts';

const ROUND_MS = 10 * 60_000;

export interface Start {
  readonly provider: ProviderName;
  readonly purpose: RoundRow['purpose'];
  readonly accountId: string | null;
  readonly redir?: string | undefined;
  readonly sticky: boolean;
  readonly popup: boolean;
}

/** Keeps the secrets of a round for the browser that began it. The state itself is kept by the browser alone. */
export async function keepRound(ctx: Ctx, start: Start, secrets: RoundSecrets): Promise<string> {
  const id = ctx.ids.uuid();
  const now = ctx.clock.now();
  await providerTables(ctx.db.query)
    .insertInto('provider_round')
    .values({
      id,
      visitor_session_id: browserOf(ctx),
      provider: start.provider,
      purpose: start.purpose,
      state_hash: hashToken(secrets.state),
      sealed: ctx.sealer.seal(JSON.stringify(secrets), placeOf(id)),
      account_id: start.accountId,
      redir: safeRedir(start.redir),
      sticky: start.sticky,
      popup: start.popup,
      created_at: now,
      expires_at: new Date(now.getTime() + ROUND_MS),
    })
    .execute();
  return id;
}

/** A value that only this page and the provider's token will carry. */
export async function keepNonce(ctx: Ctx, start: Start): Promise<{ readonly round: string; readonly nonce: string }> {
  const nonce = newToken(ctx.random);
  const secrets = { redirectUri: '', state: newToken(ctx.random), nonce, verifier: '' };
  return { round: await keepRound(ctx, start, secrets), nonce };
}

type Taken = RoundRow & { readonly secrets: RoundSecrets };

interface Which {
  readonly provider: ProviderName;
  readonly state?: string;
  readonly id?: string;
}

/** Of all who bring the answer of a round one gets it, in the browser that began it. */
export async function takeRound(ctx: Ctx, { provider, state, id }: Which): Promise<Taken | undefined> {
  const sessionId = sessionOf(ctx.actor);
  if (sessionId === null || (state === undefined) === (id === undefined)) return undefined;
  let update = providerTables(ctx.db.query)
    .updateTable('provider_round')
    .set({ used_at: ctx.clock.now() })
    .where('provider', '=', provider)
    .where('visitor_session_id', '=', sessionId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.clock.now());
  if (state !== undefined)
    update = update.where('state_hash', '=', hashToken(state)).where('purpose', '!=', 'credential');
  if (id !== undefined) update = update.where('id', '=', id).where('purpose', '=', 'credential');
  const row = await update.returningAll().executeTakeFirst();
  return row && { ...row, secrets: JSON.parse(ctx.sealer.open(row.sealed, placeOf(row.id))) as RoundSecrets };
}

/** Keeps what a provider said until the person proves that this address, or the account that has it, is theirs. */
export async function keepIdentity(
  ctx: Ctx,
  { id }: Pick<RoundRow, 'id'>,
  { identity, accountId }: { readonly identity: ProviderIdentity; readonly accountId: string | null },
): Promise<void> {
  await providerTables(ctx.db.query)
    .updateTable('provider_round')
    .set({
      sealed: ctx.sealer.seal(JSON.stringify(identity), placeOf(id)),
      account_id: accountId,
      learnt_at: ctx.clock.now(),
    })
    .where('id', '=', id)
    .execute();
}

export interface Waiting {
  readonly id: string;
  /** Null where the address is not verified: of whoever proves it. */
  readonly accountId: string | null;
  readonly identity: ProviderIdentity;
  readonly redir: string;
  readonly popup: boolean;
}

export async function findWaiting(ctx: Ctx, id: string): Promise<Waiting | undefined> {
  const sessionId = sessionOf(ctx.actor);
  if (sessionId === null) return undefined;
  const row = await providerTables(ctx.db.query)
    .selectFrom('provider_round')
    .selectAll()
    .where('id', '=', id)
    .where('visitor_session_id', '=', sessionId)
    .where('learnt_at', 'is not', null)
    .where('expires_at', '>', ctx.clock.now())
    .executeTakeFirst();
  if (!row) return undefined;
  const identity = JSON.parse(ctx.sealer.open(row.sealed, placeOf(id))) as ProviderIdentity;
  return { id, accountId: row.account_id, identity, redir: row.redir, popup: row.popup };
}

export async function forgetRound({ db }: Pick<Ctx, 'db'>, { id }: Pick<RoundRow, 'id'>): Promise<void> {
  await providerTables(db.query).deleteFrom('provider_round').where('id', '=', id).execute();
}

export async function removeOldRounds({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  await providerTables(db.query).deleteFrom('provider_round').where('expires_at', '<', clock.now()).execute();
}

function placeOf(id: string): string {
  return `provider_round/${id}/sealed`;
}

function browserOf({ actor }: Ctx): string {
  const id = sessionOf(actor);
  if (id === null) throw new Refused('No session to begin in');
  return id;
}
