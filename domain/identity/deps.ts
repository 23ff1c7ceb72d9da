import type { TxCtx } from '#domain/kernel';
import type { Enqueue, Transaction } from '#platform/core';
import type { PasswordHasher, PasswordJudge } from '#platform/passwords';

/** Makes and checks signatures with the installation's rotating keys. */
export interface Signer {
  sign(text: string): string;
  verify(text: string, signature: string): boolean;
  /** By every key that counts, the newest first: of what is too short to be verified. */
  signatures(text: string): readonly string[];
}

/** Tells people from programs. The built-in one has the browser work for a second. */
export interface BotCheck {
  /** What the browser has to solve. */
  challenge(now: Date): string;
  /** True once for each right solution. */
  solved(solution: string, now: Date): Promise<boolean>;
}

/** A sentence for a code, in the language of a reader. */
export type Say = (code: string, locale: string, detail?: Readonly<Record<string, unknown>>) => string;

/** What identity is given by whoever wires the house. */
export interface IdentityDeps {
  readonly passwords: PasswordHasher;
  readonly judge: PasswordJudge;
  readonly signer: Signer;
  readonly enqueue: Enqueue;
  readonly botCheck: BotCheck;
  readonly say: Say;
  /** Ends what was mailed of an account's bookings. */
  readonly revokeLinks: (ctx: Pick<TxCtx, 'db' | 'tx'>, accountId: string) => Promise<void>;
  /** Whether who proved one thing has to prove another. */
  readonly needsSecondFactor: (tx: Transaction, accountId: string) => Promise<boolean>;
}

/** The browser that asks, as the transport knows it. */
export interface Asking {
  /** Address of the caller, for counts alone. */
  readonly ip: string;
  /** `Firefox on Linux`, for the list of sessions. */
  readonly device: string;
}
