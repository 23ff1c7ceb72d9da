export const ACCOUNT_DATA = '/profile/account/data';
