import { DomainError } from '#domain/kernel';

export class NoSuchLink extends DomainError {
  override readonly name = 'NoSuchLink';
  constructor() {
    super(404, [{ code: 'NOT_FOUND', description: 'No such link' }]);
  }
}

export class LinkUsed extends DomainError {
  override readonly name = 'LinkUsed';
  constructor() {
    super(410, [{ code: 'LINK_USED', description: 'This link was used before' }]);
  }
}

export class LinkExpired extends DomainError {
  override readonly name = 'LinkExpired';
  constructor() {
    super(410, [{ code: 'LINK_EXPIRED', description: 'This link is too old' }]);
  }
}

/** 403: the link is of an account that is not signed in in this browser. */
export class SignInToConfirm extends DomainError {
  override readonly name = 'SignInToConfirm';
  constructor() {
    super(403, [{ code: 'SIGN_IN_TO_CONFIRM', description: 'Sign in to the account that asked for this first' }]);
  }
}

/** 403: the brand lets nobody sign in. */
export class SignInClosed extends DomainError {
  override readonly name = 'SignInClosed';
  constructor() {
    super(403, [{ code: 'SIGN_IN_CLOSED', description: 'Nobody can sign in here' }]);
  }
}

/** 403: a thief with an open browser must not get this far. */
export class FreshSignInRequired extends DomainError {
  override readonly name = 'FreshSignInRequired';
  constructor() {
    super(403, [{ code: 'FRESH_SIGN_IN_REQUIRED', description: 'Sign in again before this' }]);
  }
}
