export const PROVIDERS_PATH = '/profile/account/providers';
