import { useLingui } from '@lingui/react/macro';

/** The account may not be entered by any site: what helps is another page. */
export const isClosed = (code: string): boolean => code === 'ACCOUNT_LOCKED' || code === 'ACCOUNT_DISABLED';

/** Why another site signed nobody in. A code comes by the address; what it means is said here. */
export function useProviderFaults() {
  const { t } = useLingui();
  const texts: Readonly<Record<string, string>> = {
    PROVIDER_CANCELLED: t`You left before you were signed in. Nothing has changed.`,
    PROVIDER_UNAVAILABLE: t`The other site isn’t responding. Try again, or sign in another way.`,
    PROVIDER_DENIED: t`This sign-in method is not working at the moment. Use another one.`,
    PROVIDER_EMAIL_NEEDED: t`An account needs an email address, and the other site did not share one. Allow it there, or sign in another way.`,
    PROVIDER_NOT_LINKABLE: t`This sign-in can’t be added: it belongs to another account, or your account already has one of this kind.`,
    ACCOUNT_LOCKED: t`It was secured from a link in your email. Set a new password to unlock it.`,
    ACCOUNT_DISABLED: t`Your bookings are safe. Contact help to find out why.`,
    REQUEST_ERROR: t`No connection. Your details are still here; try again in a moment.`,
    SERVER_ERROR: t`This failed on our side. Your details are still here; try again in a moment.`,
  };
  const titles: Readonly<Record<string, string>> = {
    PROVIDER_CANCELLED: t`You are not signed in`,
    ACCOUNT_LOCKED: t`This account is secured`,
    ACCOUNT_DISABLED: t`This account is disabled`,
  };
  const again = t`The response did not match this visit or came too late. Start again.`;
  return {
    title: (code: string): string => titles[code] ?? t`Something went wrong`,
    text: (code: string): string => texts[code] ?? again,
  };
}
