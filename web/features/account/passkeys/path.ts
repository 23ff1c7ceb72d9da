export const PASSKEYS_PATH = '/profile/account/passkeys';
