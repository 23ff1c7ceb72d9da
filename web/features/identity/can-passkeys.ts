/** Subscribes to nothing: what a browser can does not change. */
export const never = () => () => undefined;

export const canPasskeys = () => typeof PublicKeyCredential !== 'undefined' && window.isSecureContext;
