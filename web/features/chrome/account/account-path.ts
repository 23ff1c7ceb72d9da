import type { Facts } from '../../../facts.ts';

/** Always leads to the account; mails and the button for a further address know no other, [2.4-02]. */
export const ACCOUNT_PATH = '/profile/account';

/** Where the account begins in this brand, [2.4-01a]. */
export function accountPathIn({ accountPath = ACCOUNT_PATH }: Pick<Facts, 'accountPath'>): string {
  return accountPath;
}

/** Where an address is added, [2.4-02]; it leads on to the form among the personal details. */
export const ADD_EMAIL = `${ACCOUNT_PATH}?addEmail=true`;

/** Where a password is set: the form is open there. */
export const SET_PASSWORD_PATH = `${ACCOUNT_PATH}/security?open=password`;
