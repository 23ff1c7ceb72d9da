import type { AccountSwitcherItem, AuthState } from '#contract/identity';

export const NOBODY: AuthState = {
  loggedInSession: false,
  allowSignIn: true,
  newUser: true,
  unconfirmedAccount: false,
  guidebookEnabled: false,
  authStateParams: {
    providers: [],
    googleClientId: null,
    half: false,
    closingAt: null,
    adding: false,
    securedEmail: null,
    codeEmail: null,
    codeNext: null,
  },
  userInfoState: null,
  accountSwitcherItems: [],
  businessState: null,
  permissions: [],
  features: [],
};

export const INES: AccountSwitcherItem = {
  userEmail: 'ines@home.example',
  tokenId: 'h1',
  businessMode: false,
  accountName: 'Ines Moreau',
  userImgUrl: null,
  active: true,
};

export const CLUB: AccountSwitcherItem = {
  ...INES,
  userEmail: 'club@harbour.example',
  tokenId: 'h2',
  accountName: 'Harbour Volunteers',
  active: false,
};

/** Two accounts in this browser, the first is used. */
export const TWO_ACCOUNTS: AuthState = {
  ...NOBODY,
  loggedInSession: true,
  newUser: false,
  userInfoState: {
    accountName: 'Ines Moreau',
    accountEmail: 'ines@home.example',
    userDisplayEmail: 'ines@home.example',
    userImgUrl: null,
  },
  accountSwitcherItems: [INES, CLUB],
};
