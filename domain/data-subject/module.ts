import type { Ctx, TxCtx } from '#domain/kernel';
import type { PersonalTable } from '#platform/core';

/** Whose data it is. */
export interface Subject {
  readonly accountId: string;
  /** Addresses that are proved to be theirs, in lower case. */
  readonly emails: readonly string[];
}

export type Row = Readonly<Record<string, unknown>>;
export type Lists = Readonly<Record<string, readonly Row[]>>;

/** A module of the house as this one sees it: what it declares, and what a declaration cannot say. */
export interface PersonalModule {
  readonly name: string;
  readonly tables: readonly PersonalTable[];
  /** Lists in place of the declared ones of the same name: what is sealed or packed is opened here. */
  readonly reveal?: (ctx: Ctx, accountId: string) => Promise<Lists>;
  /** Comes before the declared rows and columns go. Throws `NotYet` where something is still under way. */
  readonly erase?: (ctx: TxCtx, accountId: string) => Promise<void>;
}
