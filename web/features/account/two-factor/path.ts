export const TWO_FACTOR_PATH = '/profile/account/two-factor';
