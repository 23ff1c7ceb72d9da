import type { z } from '#zod';
import type { RowsOf } from '#platform/core';
import { principalOf, companyOf, rowsOf, wordOf, type ActorWord } from './actor.ts';
import type { Ctx, TxCtx } from './context.ts';
import { InvalidInput, Refused, type DomainProblem } from './errors.ts';
import type { Policy } from './policies.ts';

interface ReadVerb<I extends z.ZodType, R> {
  readonly name: string;
  readonly allow: Policy<z.output<I>>;
  readonly input: I;
  readonly run: (call: { ctx: Ctx; input: z.output<I> }) => Promise<R> | R;
}

interface WriteVerb<I extends z.ZodType, R> extends Omit<ReadVerb<I, R>, 'run'> {
  /** What the audit row says of this act: ids only, never personal data. */
  readonly audit: (input: z.output<I>, result: R) => Readonly<Record<string, unknown>>;
  /** Whose rows a part of the site works on; left out, those of whoever acts. */
  readonly rows?: (input: z.output<I>) => RowsOf;
  readonly run: (call: { ctx: TxCtx; input: z.output<I> }) => Promise<R>;
}

export interface Verb<I extends z.ZodType, R> {
  (call: { ctx: Ctx; input: z.input<I> }): Promise<R>;
  readonly policy: Policy<z.output<I>>;
}

type Run<I extends z.ZodType, R> = (call: { ctx: Ctx; input: z.input<I> }) => Promise<R>;

/** A verb that writes no audit row: judge, parse, run. */
export function verb<I extends z.ZodType, R>(spec: ReadVerb<I, R>): Verb<I, R> {
  const run: Run<I, R> = async ({ ctx, input }) => {
    const parsed = admit(spec, ctx, input);
    const rows = await spec.allow.judge?.({ ctx, db: ctx.db.seeing(rowsOf(ctx.actor)).query, input: parsed });
    return spec.run({ ctx: rows ? { ...ctx, db: ctx.db.seeing(rows) } : ctx, input: parsed });
  };
  return Object.assign(run, { policy: spec.allow });
}

/** A verb that changes something: judge, parse, then run and audit row in one transaction. */
export function writeVerb<I extends z.ZodType, R>(spec: WriteVerb<I, R>): Verb<I, R> {
  const run: Run<I, R> = async ({ ctx, input }) => {
    const parsed = admit(spec, ctx, input);
    const work = async (tx: TxCtx['tx']) => {
      const rows = await spec.allow.judge?.({ ctx, db: tx, input: parsed });
      if (rows) await ctx.db.show(tx, rows);
      const result = await spec.run({ ctx: { ...ctx, tx }, input: parsed });
      await writeAudit(tx, ctx, spec.name, spec.audit(parsed, result));
      return result;
    };
    return ctx.db.transact(work, spec.rows?.(parsed) ?? rowsOf(ctx.actor));
  };
  return Object.assign(run, { policy: spec.allow });
}

function admit<I extends z.ZodType>(
  spec: { readonly name: string; readonly allow: Pick<Policy, 'name' | 'admits'>; readonly input: I },
  ctx: Ctx,
  input: z.input<I>,
): z.output<I> {
  if (!spec.allow.admits(ctx.actor)) throw new Refused(`${wordOf(ctx.actor)} may not ${spec.name}: ${spec.allow.name}`);
  const parsed = spec.input.safeParse(input);
  if (!parsed.success) throw new InvalidInput(toProblems(parsed.error.issues));
  return parsed.data;
}

/** zod issues as problems at their fields. */
export function toProblems(issues: readonly z.core.$ZodIssue[]): [DomainProblem, ...DomainProblem[]] {
  const [first, ...rest] = issues.map((issue) => ({
    code: 'VALIDATION_ERROR',
    description: issue.message,
    field: issue.path.join('.'),
  }));
  return [first ?? { code: 'VALIDATION_ERROR', description: 'Invalid input' }, ...rest];
}

type AuditTables = {
  audit_entry: {
    id: string;
    at: Date;
    verb: string;
    actor_kind: ActorWord;
    actor: string;
    company_id: string | null;
    request_id: string;
    facts: string;
  };
};

async function writeAudit(
  tx: TxCtx['tx'],
  ctx: Ctx,
  name: string,
  facts: Readonly<Record<string, unknown>>,
): Promise<void> {
  await tx
    .withTables<AuditTables>()
    .insertInto('audit_entry')
    .values({
      id: ctx.ids.uuid(),
      at: ctx.clock.now(),
      verb: name,
      actor_kind: wordOf(ctx.actor),
      actor: JSON.stringify(ctx.actor),
      company_id: companyOf(principalOf(ctx.actor)),
      request_id: ctx.requestId,
      facts: JSON.stringify(facts),
    })
    .execute();
}
