import type { AccountRow } from './tables.ts';

/** Names as mails and menus say them. */
export function nameOf(
  { first_name, last_name, display_name }: Pick<AccountRow, 'first_name' | 'last_name' | 'display_name'>,
  email: string,
): string {
  return display_name || `${first_name} ${last_name}`.trim() || email;
}
