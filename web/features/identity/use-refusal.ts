import { useLingui } from '@lingui/react/macro';
import { type StepHost, useHost } from './host.ts';
import { useOwnClock, usePassed } from './use-own-clock.ts';

const FIELDS = ['username', 'passwd', 'code', 'consent'];

/** Nothing failed: as many mails as may go out had gone out. */
const MAIL_LIMITS: ReadonlySet<string> = new Set(['TOO_MANY_CODES', 'TOO_MANY_LINKS', 'TOO_MANY_MAILS']);

/** Why the last try was refused, at its field or for the step as a whole. */
export function useRefusal() {
  const { t } = useLingui();
  const { refused, stands } = useHost();
  const clock = useOwnClock();
  const field = refused?.errorField;
  const own = field !== undefined && FIELDS.includes(field) ? field : null;
  const words = {
    REQUEST_ERROR: t`No connection. Your details are still here; try again in a moment.`,
    SERVER_ERROR: t`This failed on our side. Your details are still here; try again in a moment.`,
  } as const;
  const missing = {
    username: t`Enter your email address.`,
    passwd: t`Enter a password.`,
    consent: t`Accept the terms to create an account.`,
  };
  const over = usePassed(refused?.until);
  const known = refused?.errorCode === 'REQUEST_ERROR' || refused?.errorCode === 'SERVER_ERROR';
  const freed =
    refused?.errorCode === 'TRIES_PAUSED'
      ? t`The pause is over. You can try again now.`
      : t`You can request an email again now.`;
  const told = refused && (over ? freed : clock.said(refused));
  const text = known ? words[refused.errorCode as keyof typeof words] : (told ?? undefined);
  const titleOf = (of: StepHost['refused']) => {
    if (of?.errorCode === 'TOO_MANY_CODES') return t`No new code was sent`;
    return MAIL_LIMITS.has(of?.errorCode ?? '') || (of !== null && of === stands)
      ? t`No email was sent`
      : t`Something went wrong`;
  };
  return {
    at: (name: string): string | undefined =>
      own === name ? text : refused?.empty?.includes(name) ? missing[name as keyof typeof missing] : undefined,
    general: refused && own === null ? text : undefined,
    title: titleOf(refused),
    titleOf,
  };
}
