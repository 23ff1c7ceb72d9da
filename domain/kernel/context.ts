import type { FlagReport, FlagValues } from '#contract/flags';
import type { Consent } from '#contract/privacy';
import type { PlaceOfSale } from '#contract/search';
import type { Clock, Database, Ids, Logger, Random, Sealer, Transaction } from '#platform/core';
import { accountIdOf, companyOf, rowsOfOwner, sessionOf, type Actor, type Owner } from './actor.ts';

/** Everything a verb may know of the world. No globals: time, ids and chance come from here. */
export interface Ctx {
  readonly actor: Actor;
  readonly brand: string;
  /** BCP 47, e.g. `en-IE`. */
  readonly locale: string;
  /** ISO 3166-1, the country site that the reader is on. */
  readonly country: string;
  /** Where the brand sells; none for the house itself. */
  readonly placeOfSale?: PlaceOfSale;
  /** ISO 4217, what the reader chose to see. */
  readonly currency: string;
  /** Feature flags of this reader that differ from their default; read them by `flagOf` of domain/flags. */
  readonly flags: { readonly changed: FlagValues; readonly report: () => FlagReport };
  /** What this reader agreed to. */
  readonly consent: Consent;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly random: Random;
  /** Encrypts what must not be readable in the database. */
  readonly sealer: Sealer;
  readonly log: Logger;
  readonly db: Database;
  readonly requestId: string;
  /** The address that asks, one key for all of a network that is one customer's: for limits and turns only. None for the house itself. */
  readonly asker?: string;
}

/** Inside a verb with `transaction: true`: `tx` is the only way to the database. */
export interface TxCtx extends Ctx {
  readonly tx: Transaction;
}

/** Whose a row is that whoever acts makes: a part of the site makes it for a session that never was. */
export function ownerOf({ actor, ids }: Pick<Ctx, 'actor' | 'ids'>): {
  readonly company_id: string | null;
  readonly account_id: string | null;
  readonly session_id: string;
} {
  return {
    company_id: companyOf(actor),
    account_id: accountIdOf(actor),
    session_id: sessionOf(actor) ?? ids.uuid(),
  };
}

/** Work on what belongs to the owner of a stored row. Who acts stays: they are judged before. */
export function asOwner<C extends Ctx>(ctx: C, owner: Owner): C {
  return { ...ctx, db: ctx.db.seeing(rowsOfOwner(owner)) };
}
