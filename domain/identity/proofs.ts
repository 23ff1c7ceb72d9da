import { sql } from 'kysely';
import { LINK_PURPOSES } from '#contract/identity';
import { principalOf, type Ctx, type TxCtx } from '#domain/kernel';
import { askedWhere } from './asked-where.ts';
import type { IdentityDeps, Signer } from './deps.ts';
import { emailKey } from './email.ts';
import { noSuchLink } from './errors.ts';
import { type EmailRow, type ProofRow, readerOf, tables } from './tables.ts';

const MINUTE_MS = 60_000;
const CODE_MINUTES = 10;
const CODE_TRIES = 5;

const CODE_PURPOSES = ['signIn', 'twoFactor'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];
export type LinkPurpose = (typeof LINK_PURPOSES)[number];
export const NOTICE_PURPOSES = [
  'noAccount',
  'hasAccount',
  'newPassword',
  'firstPassword',
  'noPassword',
  'emailChanged',
  'newDevice',
  'closing',
  'secured',
  'twoStepOn',
  'twoStepOff',
  'newCodes',
  'emailRemoved',
] as const;
export type NoticePurpose = (typeof NOTICE_PURPOSES)[number];
/** Of all mails that prove or tell something. */
export const PURPOSES = [...new Set([...CODE_PURPOSES, ...LINK_PURPOSES, ...NOTICE_PURPOSES])];

const LINK_MINUTES: Readonly<Record<LinkPurpose, number>> = {
  confirm: 3 * 24 * 60,
  reset: 60,
  unlock: 60,
  signIn: 60,
  addEmail: 3 * 24 * 60,
  secure: 7 * 24 * 60,
  keep: 14 * 24 * 60,
};

interface Draft {
  readonly email: string;
  readonly accountId: string | null;
  readonly detail?: Readonly<Record<string, string>>;
  /** Of the reader when it is not the one who asks. */
  readonly locale?: string;
  readonly brand?: string;
  /** When its mail goes out, unless it is withdrawn before; left out, at once. */
  readonly dueAt?: Date;
}

type ProofDeps = Pick<IdentityDeps, 'enqueue'>;

/** Owes somebody a code that signs in in this browser alone. Of several the newest counts. */
export async function oweCode(
  deps: ProofDeps,
  ctx: TxCtx,
  draft: Draft & { readonly purpose: CodePurpose; readonly visitorSessionId: string },
): Promise<void> {
  await tables(ctx.tx)
    .updateTable('mail_proof')
    .set({ expires_at: ctx.clock.now() })
    .where('visitor_session_id', '=', draft.visitorSessionId)
    .where('kind', '=', 'code')
    .where('purpose', '=', draft.purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.clock.now())
    .execute();
  await owe(deps, ctx, { ...draft, kind: 'code', minutes: CODE_MINUTES });
}

export async function oweLink(
  deps: ProofDeps,
  ctx: TxCtx,
  draft: Draft & { readonly purpose: LinkPurpose; readonly visitorSessionId?: string | null },
): Promise<void> {
  await owe(deps, ctx, { ...draft, kind: 'link', minutes: LINK_MINUTES[draft.purpose] });
}

export async function oweNotice(
  deps: ProofDeps,
  ctx: TxCtx,
  draft: Draft & { readonly purpose: NoticePurpose },
): Promise<void> {
  // Has a code that counts as long as a link.
  const minutes = draft.purpose === 'noAccount' ? LINK_MINUTES.signIn : 24 * 60;
  await owe(deps, ctx, { ...draft, kind: 'notice', minutes });
}

interface Warning {
  readonly purpose: NoticePurpose;
  readonly to: EmailRow;
  readonly accountId: string;
  /** What was added or removed: a provider, `passkey` or an address. */
  readonly what?: string;
}

/** Of another way in: with the press that secures the account, where whoever reads it has proved the address. */
export async function oweWarning(deps: ProofDeps, ctx: TxCtx, warning: Warning): Promise<void> {
  const { purpose, to, accountId, what } = warning;
  const draft = { email: to.email, accountId };
  const detail = { about: purpose, ...(what !== undefined && { what }), ...(await askedWhere(ctx, accountId)) };
  if (to.confirmed_at) await oweLink(deps, ctx, { ...draft, purpose: 'secure', detail });
  else await oweNotice(deps, ctx, { ...draft, purpose, detail });
}

interface Owed extends Draft {
  readonly kind: ProofRow['kind'];
  readonly purpose: string;
  readonly minutes: number;
  readonly visitorSessionId?: string | null;
}

/** The mail commits with what caused it. */
async function owe({ enqueue }: ProofDeps, ctx: TxCtx, owed: Owed): Promise<void> {
  const now = ctx.clock.now();
  const id = ctx.ids.uuid();
  const locale = owed.locale ?? (await chosenLocale(ctx, owed)) ?? ctx.locale;
  await tables(ctx.tx)
    .insertInto('mail_proof')
    .values({
      id,
      kind: owed.kind,
      purpose: owed.purpose,
      account_id: owed.accountId,
      visitor_session_id: owed.visitorSessionId ?? null,
      email: owed.email,
      email_key: emailKey(owed.email),
      brand: owed.brand ?? ctx.brand,
      locale,
      detail: JSON.stringify(owed.detail ?? {}),
      created_at: now,
      expires_at: new Date(now.getTime() + owed.minutes * MINUTE_MS),
    })
    .execute();
  const by = principalOf(ctx.actor);
  const { dueAt } = owed;
  await enqueue(ctx.tx, { topic: 'identity.mail', key: id, payload: { proofId: id }, by, ...(dueAt && { dueAt }) });
}

/** Mails about an account are in its owner's language, whoever caused them; a code is in that of the page that waits for it. */
async function chosenLocale(ctx: TxCtx, { kind, accountId }: Owed): Promise<string | undefined> {
  if (kind === 'code' || accountId === null) return undefined;
  const row = await tables(ctx.tx)
    .selectFrom('account')
    .select('locale')
    .where('id', '=', accountId)
    .executeTakeFirst();
  return row?.locale;
}

/** Six digits that follow from the row and a key of the installation: the database alone does not tell them. */
export function codeOf(signer: Signer, { id }: Pick<ProofRow, 'id'>): string {
  const mac = Buffer.from(signer.sign(`code:${id}`), 'base64url');
  return String(mac.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

export function linkOf(
  signer: Signer,
  { id, purpose, email_key }: Pick<ProofRow, 'id' | 'purpose' | 'email_key'>,
): string {
  return `${id}.${signer.sign(`link:${id}:${purpose}:${email_key}`)}`;
}

/** Spends one of five tries; the right code is taken by one of all who have it. Undefined when it is not right. */
export async function takeCode(
  { signer }: Pick<IdentityDeps, 'signer'>,
  ctx: Pick<Ctx, 'db' | 'clock'>,
  asked: {
    readonly purpose: CodePurpose;
    readonly email: string;
    readonly visitorSessionId: string;
    readonly code: string;
  },
): Promise<ProofRow | undefined> {
  const row = await tables(ctx.db.query)
    .updateTable('mail_proof')
    .set({ tries: sql<number>`tries + 1` })
    .where('kind', '=', 'code')
    .where('purpose', '=', asked.purpose)
    .where('visitor_session_id', '=', asked.visitorSessionId)
    .where('email_key', '=', emailKey(asked.email))
    .where('used_at', 'is', null)
    .where('tries', '<', CODE_TRIES)
    .where('expires_at', '>', ctx.clock.now())
    .returningAll()
    .executeTakeFirst();
  if (!row || codeOf(signer, row) !== asked.code.replace(/\D/g, '')) return undefined;
  return spend(ctx, row.id);
}

/** What is with the latest code of the same browser: there is none, it counts, wrong tries used it up, or it is used or too old. */
export type CodeFate =
  | { readonly kind: 'none' | 'tried' | 'over' }
  /** How many wrong ones it still bears. */
  | { readonly kind: 'live'; readonly triesLeft: number };

export async function fateOfCode(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  asked: { readonly purpose: CodePurpose; readonly email: string; readonly visitorSessionId: string },
): Promise<CodeFate> {
  const row = await tables(ctx.db.query)
    .selectFrom('mail_proof')
    .select(['tries', 'expires_at', 'used_at'])
    .where('kind', '=', 'code')
    .where('purpose', '=', asked.purpose)
    .where('visitor_session_id', '=', asked.visitorSessionId)
    .where('email_key', '=', emailKey(asked.email))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return { kind: 'none' };
  if (row.used_at !== null || row.expires_at <= ctx.clock.now()) return { kind: 'over' };
  return row.tries >= CODE_TRIES ? { kind: 'tried' } : { kind: 'live', triesLeft: CODE_TRIES - row.tries };
}

/** Whom a code was mailed to that this browser may still type, and when. In one spelling, so that it says nothing about an account. */
export async function liveCodeOf(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  sessionId: string,
): Promise<{ readonly email: string; readonly sentAt: Date } | null> {
  const now = clock.now();
  const row = await tables(db.query)
    .selectFrom('mail_proof')
    .select(['email_key', 'created_at'])
    .where('visitor_session_id', '=', sessionId)
    .where('kind', '=', 'code')
    .where('purpose', '=', 'signIn')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', new Date(now.getTime() + CODE_MINUTES * MINUTE_MS))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { email: row.email_key, sentAt: row.created_at } : null;
}

/** What a link of a mail names, whatever became of it; throws for one that was never made. */
export async function findLinkRow(
  { signer }: Pick<IdentityDeps, 'signer'>,
  ctx: Pick<Ctx, 'db' | 'clock'>,
  link: string,
): Promise<ProofRow> {
  const [id = '', signature = ''] = link.split('.');
  if (!/^[0-9a-f-]{36}$/.test(id)) throw noSuchLink();
  const row = await tables(ctx.db.query)
    .selectFrom('mail_proof')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'link')
    .executeTakeFirst();
  if (!row || !signer.verify(`link:${row.id}:${row.purpose}:${row.email_key}`, signature)) throw noSuchLink();
  return row;
}

/** One of all who come at once. */
export async function spend(ctx: Pick<Ctx, 'db' | 'clock'>, id: string): Promise<ProofRow | undefined> {
  return tables(readerOf(ctx))
    .updateTable('mail_proof')
    .set({ used_at: ctx.clock.now() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returningAll()
    .executeTakeFirst();
}

type Detail = Readonly<Record<string, string>>;

export function detailOf({ detail }: Pick<ProofRow, 'detail'>): Detail {
  return detail;
}

/** What the page of a link says later. */
export async function noteDetail({ tx }: Pick<TxCtx, 'tx'>, row: ProofRow, more: Detail): Promise<void> {
  const detail = JSON.stringify({ ...detailOf(row), ...more });
  await tables(tx).updateTable('mail_proof').set({ detail }).where('id', '=', row.id).execute();
}

export async function findProof({ db }: Pick<Ctx, 'db'>, id: string): Promise<ProofRow | undefined> {
  return tables(db.query).selectFrom('mail_proof').selectAll().where('id', '=', id).executeTakeFirst();
}

const KEEP_DAYS = 30;

export async function removeOldProofs({ db, clock }: Pick<Ctx, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - KEEP_DAYS * 24 * 60 * MINUTE_MS);
  await tables(db.query).deleteFrom('mail_proof').where('expires_at', '<', before).execute();
}
