import type { Kysely, Transaction as KyselyTransaction } from 'kysely';

/** Milliseconds since 1970, injected so that tests and the demo clock can set it. */
export interface Clock {
  now(): Date;
}

export interface Ids {
  /** uuid v7: time-ordered, made in code, never by the database. */
  readonly uuid: () => string;
}

export interface Random {
  bytes(count: number): Uint8Array;
  /** Uniform in [0, 1). */
  next(): number;
}

/** Encrypts single values at rest. `place` names row and field; a value opens only at the place it was sealed for. */
export interface Sealer {
  /** Of the key that seals now; a value sealed with another waits to be sealed anew. */
  readonly keyId: string;
  seal(text: string, place: string): string;
  /** Throws `SealError` when the key is missing or the value was changed or moved. */
  open(sealed: string, place: string): string;
}

export type LogFields = Readonly<Record<string, unknown>>;
export interface Logger {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
  child(fields: LogFields): Logger;
}

/** Stores name their own tables: `tx.withTables<OrderTables>()`. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export type NoTables = {};
export type Queries = Kysely<NoTables>;
export type Transaction = KyselyTransaction<NoTables>;

/** Whose rows: those of a company, or what an account or a session has for itself. Ids are uuids. */
export interface RowsOf {
  readonly companyId?: string;
  readonly accountId?: string;
  readonly sessionId?: string;
  /** Of guests whose bookings an account is shown, since it has proved their address. */
  readonly guestSessionIds?: readonly string[];
}

export interface Database {
  /** Single statements outside a transaction. Throws NESTED_DB when used inside `transact`. */
  readonly query: Queries;
  /**
   * Runs `work` in one transaction (read committed), retrying on 40001 and 40P01; no network calls inside. Of tables under row security
   * it sees and writes what `rows` names, and without it nothing.
   */
  transact<T>(work: (tx: Transaction) => Promise<T>, rows?: RowsOf): Promise<T>;
  /** From here to its end, a transaction sees and writes what `rows` names in place of what it said before. */
  show(tx: Transaction, rows: RowsOf): Promise<void>;
  /** The same for the time of `work` alone. */
  showWhile<T>(tx: Transaction, rows: RowsOf, work: () => Promise<T>): Promise<T>;
  /**
   * The same database for work on the rows of `rows`: its transactions see them where they say nothing else, and each single statement is
   * a transaction of its own that does. Of nobody: the database by itself.
   */
  seeing(rows: RowsOf): Database;
  readonly kind: 'embedded' | 'server';
}

export type { OwnerLink, PersonalColumn, PersonalKind, PersonalTable } from './personal.ts';

export interface JobDraft {
  readonly topic: string;
  /** At most one open job of a topic per key. */
  readonly key?: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Who asked for it, as records name them; null for a timer, and for a sweep that does the work of many. */
  readonly by: object | null;
  readonly dueAt?: Date;
}

/** Writes the job with the transaction, so it exists exactly when the change that caused it does. */
export type Enqueue = (tx: Transaction, draft: JobDraft) => Promise<void>;

export interface MailDraft {
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments?: readonly { readonly name: string; readonly type: string; readonly content: string }[];
  /** Same key, same mail: a resend is recognised. */
  readonly key: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Mailer {
  send(mail: MailDraft): Promise<void>;
}
