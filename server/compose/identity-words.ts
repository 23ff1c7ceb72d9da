import { clockTimeUtc, fullMinute } from '#contract/core';
import type { MailWay } from '#contract/identity';
import type { Part } from './part.ts';
import type { Speech } from '#platform/words';

/** A moment of today or tomorrow as its clock time; `useOwnClock` of the pages says it in the reader's own zone. */
export function sayClock(value: unknown, { locale }: Speech): string {
  const at = new Date(typeof value === 'string' ? value : '');
  if (Number.isNaN(at.getTime())) return '';
  return clockTimeUtc(fullMinute(at), locale);
}

/** From so few tries on their number is said. */
const TOLD_TRIES = 2;

/** Whether a mail that signs in goes out when it is asked for now. */
const has = (ways: unknown, way: MailWay): boolean => Array.isArray(ways) && ways.includes(way);

/** Since when passwords do not count, and what works now: only what is true at this moment. `here`: somebody signed in proves it once more. */
function sayPaused({ until, ways, here }: Readonly<Record<string, unknown>>, speech: Speech): string {
  const { i18n } = speech;
  const values = { time: sayClock(until, speech) };
  const [code, link] = [has(ways, 'code'), has(ways, 'link')];
  if (here && !code)
    return i18n._({
      id: 'identity.TRIES_PAUSED.wait',
      message: 'Too many attempts. You can use a password again from {time}.',
      values,
    });
  if (here || (code && !link))
    return i18n._({
      id: 'identity.TRIES_PAUSED.code',
      message: 'Too many attempts. You can use a password again from {time}. A code by email works now.',
      values,
    });
  if (code)
    return i18n._({
      id: 'identity.TRIES_PAUSED',
      message:
        'Too many attempts. You can use a password again from {time}. A code or link by email or a passkey works now.',
      values,
    });
  if (link)
    return i18n._({
      id: 'identity.TRIES_PAUSED.link',
      message: 'Too many attempts. You can use a password again from {time}. A link by email or a passkey works now.',
      values,
    });
  return i18n._({
    id: 'identity.TRIES_PAUSED.inbox',
    message:
      'Too many attempts. You can use a password again from {time}. The link or the long code in the latest unused email from us works now, and so does a passkey.',
    values,
  });
}

/** What a reader is told at each field of the ways in. None says whether there is an account. */
export const IDENTITY_WORDS: NonNullable<Part['words']> = {
  SIGN_IN_CLOSED: (_detail, { i18n }) =>
    i18n._({ id: 'identity.SIGN_IN_CLOSED', message: 'Sign-in is unavailable at the moment.' }),
  INVALID_EMAIL: (_detail, { i18n }) =>
    i18n._({ id: 'identity.INVALID_EMAIL', message: 'Enter an email address such as name@example.com.' }),
  PASSWORD_MISSING: (_detail, { i18n }) => i18n._({ id: 'identity.PASSWORD_MISSING', message: 'Enter a password.' }),
  PASSWORD_SHORT: (_detail, { i18n }) =>
    i18n._({
      id: 'identity.PASSWORD_SHORT',
      message: 'This password is too short. Add a word or two to reach 15 characters.',
    }),
  PASSWORD_LONG: (_detail, { i18n }) => i18n._({ id: 'identity.PASSWORD_LONG', message: 'Use up to 200 characters.' }),
  PASSWORD_COMMON: (_detail, { i18n }) =>
    i18n._({
      id: 'identity.PASSWORD_COMMON',
      message: 'This password is too common and easy to guess. Choose another one.',
    }),
  PASSWORD_GUESSABLE: (_detail, { i18n }) =>
    i18n._({
      id: 'identity.PASSWORD_GUESSABLE',
      message: 'This is easy to guess: it is repetitive or contains things others know about you. Choose another one.',
    }),
  WRONG_CREDENTIALS: (_detail, { i18n }) =>
    i18n._({
      id: 'identity.WRONG_CREDENTIALS',
      message: 'Email and password do not match. Try again or get a code by email.',
    }),
  TRIES_PAUSED: sayPaused,
  CAPTCHA_REQUIRED: (_detail, { i18n }) =>
    i18n._({
      id: 'identity.CAPTCHA_REQUIRED',
      message: 'There were many attempts from your network. Get a code by email instead.',
    }),
  TERMS_REQUIRED: (_detail, { i18n }) =>
    i18n._({ id: 'identity.TERMS_REQUIRED', message: 'Accept the terms to create an account.' }),
  CODE_INCOMPLETE: (_detail, { i18n }) =>
    i18n._({ id: 'identity.CODE_INCOMPLETE', message: 'Enter the 6-digit code.' }),
  LONG_CODE_INCOMPLETE: (_detail, { i18n }) =>
    i18n._({
      id: 'identity.LONG_CODE_INCOMPLETE',
      message: 'Enter the 6 digits, or all 12 letters and digits of a code such as K7Q2-X9AB-M4NP.',
    }),
  CODE_WRONG: ({ triesLeft }, { i18n }) =>
    typeof triesLeft === 'number' && triesLeft <= TOLD_TRIES
      ? i18n._({
          id: 'identity.CODE_WRONG.last',
          message:
            'That is not the code we sent. Check the latest email: {triesLeft, plural, one {# attempt left} other {# attempts left}}.',
          values: { triesLeft },
        })
      : i18n._({ id: 'identity.CODE_WRONG', message: 'That is not the code we sent. Check the latest email.' }),
  CODE_EXPIRED: (_detail, { i18n }) =>
    i18n._({
      id: 'identity.CODE_EXPIRED',
      message: 'That code is no longer valid. Use the latest email or send another code.',
    }),
  CODE_TRIED_OUT: (_detail, { i18n }) =>
    i18n._({
      id: 'identity.CODE_TRIED_OUT',
      message: 'A wrong code was entered five times, so this code no longer works. Send another code.',
    }),
  CODE_NOT_SENT: (_detail, { i18n }) =>
    i18n._({
      id: 'identity.CODE_NOT_SENT',
      message:
        'A 6-digit code works only in the browser where it was requested. Use the link in the latest email or its 12-character code.',
    }),
  TOO_MANY_ACCOUNTS: (_detail, { i18n }) =>
    i18n._({
      id: 'identity.TOO_MANY_ACCOUNTS',
      message: 'You can be signed in to up to five accounts in one browser.',
    }),
  MAIL_NEEDS_WORK: (_detail, { i18n }) =>
    i18n._({
      id: 'identity.MAIL_NEEDS_WORK',
      message:
        'Several emails were requested from your network or for this address, so your browser has to pass an automatic check, which needs JavaScript. Turn it on, or try again in an hour. Meanwhile, an email that you have not used yet still works.',
    }),
  TOO_MANY_CODES: ({ until, ways }, speech) => {
    const values = { time: sayClock(until, speech) };
    return has(ways, 'link')
      ? speech.i18n._({
          id: 'identity.TOO_MANY_CODES',
          message:
            'We have already emailed this address, so we can’t send a new 6-digit code until {time}. We can email you a sign-in link now.',
          values,
        })
      : speech.i18n._({
          id: 'identity.TOO_MANY_CODES.inbox',
          message:
            'We have already emailed this address and can’t send more until {time}. Open the link in the latest email that has one, or enter its code.',
          values,
        });
  },
  TOO_MANY_LINKS: ({ until, ways }, speech) => {
    const values = { time: sayClock(until, speech) };
    return has(ways, 'code')
      ? speech.i18n._({
          id: 'identity.TOO_MANY_LINKS.code',
          message:
            'We have already emailed this address, so we can’t send a new link until {time}. We can email you a code now. A link that you have not used yet still works.',
          values,
        })
      : speech.i18n._({
          id: 'identity.TOO_MANY_LINKS',
          message:
            'We have already emailed this address, so we can’t send a new link until {time}. The latest one still works if you have not used it: open it or enter its code.',
          values,
        });
  },
  TOO_MANY_MAILS: ({ until }, speech) =>
    speech.i18n._({
      id: 'identity.TOO_MANY_MAILS',
      message:
        'This address has had several emails within the hour. Use the latest one, and check your spam folder. You can request another one from {time}.',
      values: { time: sayClock(until, speech) },
    }),
  NO_BUSINESS_PROFILE: (_detail, { i18n }) =>
    i18n._({ id: 'identity.NO_BUSINESS_PROFILE', message: 'This account does not belong to a company.' }),
  NO_SUCH_ACCOUNT: (_detail, { i18n }) =>
    i18n._({ id: 'identity.NO_SUCH_ACCOUNT', message: 'You are no longer signed in to this account here.' }),
  LINK_USED: (_detail, { i18n }) =>
    i18n._({ id: 'identity.LINK_USED', message: 'This link has already been used. Request a new one if you need it.' }),
  LINK_OVER: (_detail, { i18n }) => i18n._({ id: 'identity.LINK_OVER', message: 'This link is no longer valid.' }),
  LINK_EXPIRED: (_detail, { i18n }) =>
    i18n._({ id: 'identity.LINK_EXPIRED', message: 'This link has expired. Request a new one.' }),
  SIGN_IN_TO_CONFIRM: (_detail, { i18n }) =>
    i18n._({
      id: 'identity.SIGN_IN_TO_CONFIRM',
      message: 'Sign in to the account that this address was added to, then open the link again.',
    }),
  FRESH_SIGN_IN_REQUIRED: (_detail, { i18n }) =>
    i18n._({ id: 'identity.FRESH_SIGN_IN_REQUIRED', message: 'Sign in again before you change this.' }),
};
