import { useLingui } from '@lingui/react/macro';
import { latin } from '#contract/core';
import { useHydrated } from '#design/hydrated';
import type { SignInPanelProps } from '#design/sign-in-panel';
import { useFacts } from '../../facts.ts';
import { type StepHost, useHost } from './host.ts';

/** What stands over the locked step: since when nothing counts, and first of all the way in that works now. */
export function useLocked(): Pick<SignInPanelProps, 'title' | 'lead' | 'note'> {
  const { t } = useLingui();
  const { locale } = useFacts();
  const zoned = useHydrated();
  const { refused, email, told } = useHost();
  const masked = email ? maskOf(email) : t`your address`;
  const notes = {
    sent: { title: t`The link is on its way`, text: t`Open the email we sent to ${masked}.` },
    link: { title: t`You can sign in now`, text: t`We email a sign-in link to ${masked}.` },
    code: { title: t`You can sign in now`, text: t`We email a sign-in code to ${masked}.` },
    inbox: { title: t`Use the link in your inbox`, text: t`The latest unused link we sent still signs you in.` },
  };
  const note = { icon: 'mail-check', ...notes[told === 'sent' ? 'sent' : wayOf(refused)] } as const;
  if (refused?.errorCode === 'ACCOUNT_DISABLED') {
    return {
      title: t`This account is disabled`,
      lead: t`Your bookings are safe. Contact help to find out why.`,
    };
  }
  if (refused?.errorCode === 'ACCOUNT_LOCKED') {
    return {
      title: t`This account is secured`,
      lead: t`It was secured from a link in your email. Set a new password to unlock it.`,
    };
  }
  if (refused?.errorCode === 'TOO_MANY_LINKS') return { title: notes.inbox.title, lead: notes.inbox.text };
  if (told === 'sent') return { title: t`Check your inbox`, lead: t`A sign-in link was requested.`, note };
  const time = refused?.until ? clockOf(refused.until, locale, zoned) : null;
  return {
    title: time ? t`Sign-in is paused until ${time}` : t`Sign-in is paused`,
    lead: t`There were too many attempts with this email. Your trips and bookings are safe.`,
    note,
  };
}

/** What signs in while passwords are paused: a mail that goes out when it is asked for now, else one that was sent. */
export function wayOf(refused: StepHost['refused']): 'link' | 'code' | 'inbox' {
  const ways = refused?.ways;
  if (refused?.errorCode !== 'TOO_MANY_LINKS' && (!ways || ways.includes('link'))) return 'link';
  return ways?.includes('code') ? 'code' : 'inbox';
}

/** `i•••••@northlight.example` */
function maskOf(email: string): string {
  return `${email.slice(0, 1)}•••••${email.slice(email.lastIndexOf('@'))}`;
}

/** On the reader's own clock; the server does not know that one, and says which it means. */
function clockOf(instant: string, locale: string, zoned: boolean): string {
  const format = {
    hour: '2-digit',
    minute: '2-digit',
    ...(!zoned && ({ timeZone: 'UTC', timeZoneName: 'short' } as const)),
  } as const;
  return new Date(instant).toLocaleTimeString(latin(locale), format);
}
