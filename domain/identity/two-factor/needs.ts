import type { Reader } from '../tables.ts';
import { findAccount } from '../account-store.ts';
import { hasOneTimeCodes } from './store.ts';

/** Operators must prove a second thing, everybody else where they asked for it. A passkey is two things by itself. */
export async function needsSecondFactor(db: Reader, accountId: string): Promise<boolean> {
  const account = await findAccount(db, accountId);
  return account?.role === 'helpdesk' || (await hasOneTimeCodes(db, accountId));
}
