import { Gone, NotFound, Refused } from '#domain/kernel';

export function noSuchLink(): NotFound {
  return new NotFound('link');
}

export function linkUsed(): Gone {
  return new Gone('LINK_USED', 'This link was used before');
}

/** What it was for is done already, or can no longer be done. */
export function linkOver(): Gone {
  return new Gone('LINK_OVER', 'This link is no longer good for anything');
}

export function linkExpired(): Gone {
  return new Gone('LINK_EXPIRED', 'This link is too old');
}

/** The link is of an account that is not signed in in this browser. */
export function signInToConfirm(): Refused {
  return new Refused('Sign in to the account that asked for this first', 'SIGN_IN_TO_CONFIRM');
}

/** The brand lets nobody sign in. */
export function signInClosed(): Refused {
  return new Refused('Nobody can sign in here', 'SIGN_IN_CLOSED');
}

/** A thief with an open browser must not get this far. */
export function freshSignInRequired(): Refused {
  return new Refused('Sign in again before this', 'FRESH_SIGN_IN_REQUIRED');
}
