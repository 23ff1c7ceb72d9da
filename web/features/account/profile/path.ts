/** [2.4-01a], the default of what a brand may call it. */
export const ACCOUNT_PATH = '/profile/account';
