import { type KeptMethod, methodChoices, MOST_METHODS, paymentMethodCalls as calls } from '#contract/payments';
import type { OutputOf } from '#contract/core';
import {
  accountOf,
  anybody,
  companyOf,
  type Ctx,
  InvalidInput,
  NotFound,
  rowsOf,
  signedIn,
  type TxCtx,
  verb,
  writeVerb,
} from '#domain/kernel';
import type { PaymentProvider } from '../ports.ts';
import { type Enqueue, letGo } from './leave.ts';
import { findRow, listRows, lockCustomer, type Scope, setPreferred, tables, viewMethod } from './store.ts';

export interface MethodDeps {
  readonly payments: PaymentProvider;
  readonly enqueue: Enqueue;
}

/** Cards are kept with whoever is asked to pay under a brand: another brand has another seller. */
export function scopeOf(
  { actor, brand }: Pick<Ctx, 'actor' | 'brand'>,
  { payments }: Pick<MethodDeps, 'payments'>,
): Scope {
  return { accountId: accountOf(actor), companyId: companyOf(actor), brand, provider: payments.id };
}

/**
 * Those that can be paid with first; the preferred one, then the one that was used last. The first of them is what checkout
 * offers first, so it is the preferred one also where nobody chose one, or chose one that has expired.
 */
async function listOf({ actor, db, clock }: Ctx, scope: Scope): Promise<KeptMethod[]> {
  const now = clock.now();
  const last = ({ addedAt, lastUsedAt }: KeptMethod): string => lastUsedAt ?? addedAt;
  const rows = await db.transact((tx) => listRows(tx, scope), rowsOf(actor));
  return rows
    .map((row) => viewMethod(row, now))
    .toSorted((a, b) => rank(b) - rank(a) || (last(a) < last(b) ? 1 : -1))
    .map((method, at) => ({ ...method, preferred: at === 0 && method.state === 'usable' }));
}

function rank({ state, preferred }: KeptMethod): number {
  return (state === 'usable' ? 2 : 0) + (preferred ? 1 : 0);
}

export function listMethods(deps: MethodDeps) {
  return verb<typeof calls.list.input, OutputOf<typeof calls.list>>({
    name: 'listPaymentMethods',
    allow: signedIn,
    input: calls.list.input,
    run: async ({ ctx }) => ({
      methods: await listOf(ctx, scopeOf(ctx, deps)),
      offered: deps.payments.vault !== null,
    }),
  });
}

/** What checkout offers. Half a session and an address that nobody proved are guests. */
export function choosableMethods(deps: MethodDeps) {
  return verb<typeof methodChoices.input, OutputOf<typeof methodChoices>>({
    name: 'choosablePaymentMethods',
    allow: anybody,
    input: methodChoices.input,
    async run({ ctx }) {
      if (!signedIn.admits(ctx.actor) || !deps.payments.vault) return { methods: null, room: false };
      const methods = await listOf(ctx, scopeOf(ctx, deps));
      return { methods, room: methods.length < MOST_METHODS };
    },
  });
}

export function renameMethod(deps: MethodDeps) {
  return writeVerb<typeof calls.rename.input, KeptMethod>({
    name: 'renamePaymentMethod',
    allow: signedIn,
    input: calls.rename.input,
    audit: ({ methodId }) => ({ methodId }),
    async run({ ctx, input: { methodId, label } }) {
      if (holdsNumber(label)) {
        const description = 'A name, not the number of a card';
        throw new InvalidInput([{ code: 'NUMBER_IN_NAME', description, field: 'label' }]);
      }
      await lockedOwn(ctx, deps, methodId);
      await tables(ctx.tx).updateTable('payment_method').set({ label }).where('id', '=', methodId).execute();
      return viewOf(ctx, deps, methodId);
    },
  });
}

/** Numbers of cards are kept nowhere, also not where somebody puts one by themselves. */
function holdsNumber(label: string): boolean {
  return /\p{Nd}(?:[\s.\-/]*\p{Nd}){11}/u.test(label);
}

export function preferMethod(deps: MethodDeps) {
  return writeVerb<typeof calls.prefer.input, KeptMethod>({
    name: 'preferPaymentMethod',
    allow: signedIn,
    input: calls.prefer.input,
    audit: ({ methodId }) => ({ methodId }),
    async run({ ctx, input: { methodId } }) {
      await setPreferred(ctx.tx, await lockedOwn(ctx, deps, methodId), methodId);
      return viewOf(ctx, deps, methodId);
    },
  });
}

/** Nothing is charged to it from now on; what was charged before stays as it is. */
export function removeMethod(deps: MethodDeps) {
  return writeVerb<typeof calls.remove.input, { methodId: string }>({
    name: 'removePaymentMethod',
    allow: signedIn,
    input: calls.remove.input,
    audit: ({ methodId }) => ({ methodId }),
    async run({ ctx, input: { methodId } }) {
      await lockedOwn(ctx, deps, methodId);
      await letGo(deps.enqueue, ctx, [methodId]);
      return { methodId };
    },
  });
}

/** Answers the customer. Another account's card does not exist, nor does one of another brand. */
async function lockedOwn(ctx: TxCtx, deps: MethodDeps, methodId: string): Promise<string> {
  const scope = scopeOf(ctx, deps);
  if (!(await findRow(ctx.tx, scope, methodId))) throw new NotFound('payment method');
  const { ref } = await lockCustomer(ctx.tx, scope, ctx.ids.uuid());
  if (!(await findRow(ctx.tx, scope, methodId))) throw new NotFound('payment method');
  return ref;
}

async function viewOf(ctx: TxCtx, deps: MethodDeps, methodId: string): Promise<KeptMethod> {
  const row = await findRow(ctx.tx, scopeOf(ctx, deps), methodId);
  if (!row) throw new NotFound('payment method');
  return viewMethod(row, ctx.clock.now());
}
