import type { Actor } from '#domain/kernel';
import type { AccountRow } from './tables.ts';

/** Who acts in a session in which an account is signed in whole. */
export function personOf(
  { accountId, role }: { readonly accountId: string; readonly role: AccountRow['role'] },
  sessionId: string,
): Actor {
  return { sessionId, accountId, ...(role === 'helpdesk' && { staff: true }) };
}
