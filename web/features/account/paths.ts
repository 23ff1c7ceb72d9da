/** Pages of the account that stand at an address of their own. */
export const PROVIDERS_PATH = '/profile/account/providers';
export const PASSKEYS_PATH = '/profile/account/passkeys';
export const TWO_FACTOR_PATH = '/profile/account/two-factor';
export const ACCOUNT_DATA = '/profile/account/data';
