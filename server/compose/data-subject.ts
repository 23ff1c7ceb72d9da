import { dataSubject as calls } from '#contract/data-subject';
import { readOwnAudit } from '#domain/audit';
import { archiveOf, eraseDueJob, subjectOf } from '#domain/data-subject';
import {
  CLOSING_DAYS,
  closingAt,
  findAccount,
  isFresh,
  keepAccount,
  primaryEmail,
  requestClosing,
  requireFresh,
} from '#domain/identity';
import { exportFiles } from '#domain/files';
import { accountOf, type Ctx } from '#domain/kernel';
import { sendIdentityNotice } from '#domain/notifications';
import { enqueue } from '#platform/jobs';
import { handle, type Handler } from '../http/binding.ts';
import type { Foundation } from './foundation.ts';
import { type IdentityNeeds, mailsOf } from './identity.ts';
import { everyMinutes, jobCtx } from './job-ctx.ts';
import type { Part } from './part.ts';
import { PERSONAL } from './personal.ts';

/** What an account's owner takes away, what was done in it, and its end. */
export function dataSubjectPart(needs: IdentityNeeds & Pick<Foundation, 'files'>): Part {
  const { brands, speak, files: store } = needs;
  const mails = mailsOf(needs);
  const request = requestClosing({ enqueue });
  const eraseDue = eraseDueJob(PERSONAL, async ({ email, brand, locale }, accountId) => {
    if (email)
      await sendIdentityNotice(mails, { to: email, brand, locale, purpose: 'closing', key: `erased/${accountId}` });
  });
  return {
    bindings: [
      handle(calls.exportData, async (ctx, _input, { visitor }) => {
        requireFresh(await visitor.session(), ctx.clock.now());
        const subject = await subjectOf(ctx.db.query, accountOf(ctx.actor));
        const deps = {
          modules: PERSONAL,
          speak,
          brandName: (id: string) => brands.byId(id).name,
          filesOf: (to: Ctx, accountId: string) => exportFiles({ store }, to, accountId),
        };
        const day = ctx.clock.now().toISOString().slice(0, 10);
        return { fileName: `${ctx.brand}-${day}.zip`, type: 'application/zip', content: archiveOf(deps, ctx, subject) };
      }),
      handle(calls.readDeletion, readDeletion),
      handle(calls.requestDeletion, async (ctx, _input, { visitor }) => {
        requireFresh(await visitor.session(), ctx.clock.now());
        const { closingAt: at } = await request({ ctx, input: {} });
        return { closingAt: at?.toISOString() ?? null };
      }),
      handle(calls.keepAccount, async (ctx) => {
        await keepAccount({ ctx, input: {} });
        return { closingAt: null };
      }),
      handle(calls.listActivity, async (ctx, { before }) => {
        const { entries, next } = await readOwnAudit({ ctx, input: { before: before ?? null } });
        return {
          next,
          entries: entries.map(({ id, at, verb, actorKind, own }) => ({
            id,
            at: at.toISOString(),
            act: verb,
            by: own ? ('you' as const) : (BY[actorKind] ?? 'site'),
          })),
        };
      }),
    ],
    jobs: { 'account.eraseDue': () => eraseDue(jobCtx(needs, 'account.eraseDue')) },
    crons: [
      {
        name: 'account.eraseDue',
        next: everyMinutes(60),
        job: { topic: 'account.eraseDue', key: 'hourly', payload: {} },
      },
    ],
  };
}

const readDeletion: Handler<typeof calls.readDeletion> = async (ctx, _input, { visitor }) => {
  const [account, { email }] = await Promise.all([
    findAccount(ctx.db.query, accountOf(ctx.actor)),
    primaryEmail(ctx.db.query, accountOf(ctx.actor)),
  ]);
  return {
    email,
    closingAt: (account && closingAt(account))?.toISOString() ?? null,
    waitDays: CLOSING_DAYS,
    fresh: isFresh(await visitor.session(), ctx.clock.now()),
  };
};

/** Whoever has not signed in yet acts as a visitor, the owner before the password is right among them. */
const BY: Readonly<Record<string, 'support' | 'company' | 'site' | 'visitor'>> = {
  helpdesk: 'support',
  member: 'company',
  anonymous: 'visitor',
};
