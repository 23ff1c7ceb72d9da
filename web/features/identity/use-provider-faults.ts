import { useLingui } from '@lingui/react/macro';

/** Why another site signed nobody in. A code comes by the address; what it means is said here. */
export function useProviderFaults() {
  const { t } = useLingui();
  const texts: Readonly<Record<string, string>> = {
    PROVIDER_CANCELLED: t`You went back before you were signed in. Nothing has changed.`,
    PROVIDER_UNAVAILABLE: t`The other site does not answer. Try again, or sign in another way.`,
    PROVIDER_DENIED: t`This way of signing in does not work at the moment. Please use another one.`,
    PROVIDER_EMAIL_NEEDED: t`An account needs an e-mail address, and the other site did not share one. Allow it there, or sign in another way.`,
    PROVIDER_NOT_LINKABLE: t`This sign-in cannot be added: it belongs to another account, or yours has one of this kind already.`,
    ACCOUNT_LOCKED: t`This account is locked. Sign in by e-mail to open it again.`,
    ACCOUNT_DISABLED: t`This account is disabled.`,
    REQUEST_ERROR: t`No connection. What you typed is still here; try again in a moment.`,
    SERVER_ERROR: t`This failed on our side. What you typed is still here; try again in a moment.`,
  };
  const again = t`The answer was not for this visit, or came too late. Please begin again.`;
  return {
    title: (code: string): string => (code === 'PROVIDER_CANCELLED' ? t`You are not signed in` : t`That did not work`),
    text: (code: string): string => texts[code] ?? again,
  };
}
