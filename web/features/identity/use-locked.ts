import { useLingui } from '@lingui/react/macro';
import type { SignInPanelProps } from '#design/sign-in-panel';
import { isWithoutLink } from './flow.ts';
import { type StepHost, useHost } from './host.ts';
import { useOwnClock, usePassed } from './use-own-clock.ts';

/** What stands over the locked step: since when nothing counts, and first of all the way in that works now. */
export function useLocked(): Pick<SignInPanelProps, 'title' | 'lead' | 'note'> {
  const { t } = useLingui();
  const clock = useOwnClock();
  const { refused, stands, email, told } = useHost();
  const why = stands ?? refused;
  const over = usePassed(why?.until);
  const address = email || t`your address`;
  const notes = {
    link: { title: t`You can sign in now`, text: t`We email a sign-in link to ${address}.` },
    code: { title: t`You can sign in now`, text: t`We email a sign-in code to ${address}.` },
    inbox: { title: t`Use the link in your inbox`, text: t`The latest unused link we sent still signs you in.` },
  };
  if (why?.errorCode === 'ACCOUNT_DISABLED') {
    return {
      title: t`This account is disabled`,
      lead: t`Your bookings are safe. Contact help to find out why.`,
    };
  }
  if (why?.errorCode === 'ACCOUNT_LOCKED') {
    return {
      title: t`This account is secured`,
      lead: t`It was secured from a link in your email. Set a new password to unlock it.`,
    };
  }
  if (isWithoutLink(why?.errorCode))
    return { title: t`Sign in another way`, lead: t`You are signing in as ${address}.` };
  if (told === 'sent') {
    return {
      title: t`Check your email`,
      lead: t`We emailed ${address}. Use the code in the email, or its sign-in link if you have an account. Both are valid for one hour.`,
    };
  }
  if (over) {
    return {
      title: t`You can try again now`,
      lead: t`The pause after too many attempts is over. Go back and sign in, or use an email.`,
    };
  }
  const time = why?.until ? clock.of(why.until) : null;
  return {
    title: time ? t`Sign-in is paused until ${time}` : t`Sign-in is paused`,
    lead: t`There were too many attempts with this email. Your trips and bookings are safe.`,
    note: { icon: 'mail-check', ...notes[wayOf(why)] },
  };
}

/** What signs in while passwords are paused: a mail that goes out when it is asked for now, else one that was sent. */
export function wayOf(refused: StepHost['refused']): 'link' | 'code' | 'inbox' {
  const ways = refused?.ways;
  if (refused?.errorCode !== 'TOO_MANY_LINKS' && (!ways || ways.includes('link'))) return 'link';
  return ways?.includes('code') ? 'code' : 'inbox';
}
