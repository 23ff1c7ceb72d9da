import type { I18n } from '@lingui/core';
import type { Method } from '#domain/identity';
import { signInWords } from './sign-in-words.ts';

/** Every sentence of the mails about accounts. */
export function identityMailWords(i18n: I18n, brand: string) {
  const values = { brand };
  return {
    ...linkWords(i18n, brand),
    codeTitle: (code: string) =>
      i18n._({ id: 'identityMail.codeTitle', message: '{code} is your code for {brand}', values: { code, brand } }),
    code: i18n._({ id: 'identityMail.code', message: 'Your code' }),
    codeIntro: i18n._({
      id: 'identityMail.codeIntro',
      message:
        'Enter this code in the window where you requested it. It is valid for 10 minutes and works nowhere else.',
    }),
    codeNever: i18n._({
      id: 'identityMail.codeNever',
      message:
        'Enter the code only on the {brand} website. We never ask for it by phone, chat or email. If you didn’t request it, ignore this email.',
      values,
    }),
    ...longCodeWords(i18n, values),
    device: i18n._({ id: 'identityMail.device', message: 'Device' }),
    time: i18n._({ id: 'identityMail.time', message: 'Time' }),
    place: i18n._({ id: 'identityMail.place', message: 'Place' }),
    ...signInWords(i18n, values),
    ways: wayWords(i18n),
    added: i18n._({ id: 'identityMail.added', message: 'Added' }),
    removed: i18n._({ id: 'identityMail.removed', message: 'Removed' }),
    addressGone: (address: string) =>
      i18n._({
        id: 'identityMail.addressGone',
        message:
          '{address} can no longer be used to sign in. If this wasn’t you, open the email about it that we sent to the main address of the account and secure your account from there, or contact us.',
        values: { address },
      }),
    keepUntil: (day: string) =>
      i18n._({ id: 'identityMail.keep.until', message: 'Your account will be deleted on {day}.', values: { day } }),
    notYou: i18n._({
      id: 'identityMail.notYou',
      message:
        'Didn’t request this? Your address may have been entered by mistake. Nothing changes unless you use this email.',
    }),
    stepRemoved: i18n._({
      id: 'identityMail.stepRemoved',
      message:
        'Two-step sign-in was removed because it was turned on recently. You can turn it on again in your account.',
    }),
    questions: (email: string) =>
      i18n._({ id: 'mail.questions', message: 'Questions? {seller}, {email}', values: { seller: brand, email } }),
  };
}

/** Of the code in a mail with a link. */
function longCodeWords(i18n: I18n, values: { readonly brand: string }) {
  return {
    longCodeElsewhere: i18n._({
      id: 'identityMail.longCode.elsewhere',
      message: 'Signing in on another device? Enter this code there instead of opening the link.',
    }),
    longCodeOpens: i18n._({
      id: 'identityMail.longCode.opens',
      message:
        'To create an account with this address, enter this code where you sign in on the website. It is valid for one hour and works once.',
    }),
    longCodeNever: i18n._({
      id: 'identityMail.longCode.never',
      message: 'Enter the code only on the {brand} website. We never ask for it by phone, chat or email.',
      values,
    }),
  };
}

/** How somebody signed in. */
function wayWords(i18n: I18n): Readonly<Record<Method, string>> {
  return {
    password: i18n._({ id: 'identityMail.way.password', message: 'Password' }),
    code: i18n._({ id: 'identityMail.way.code', message: 'Code by email' }),
    link: i18n._({ id: 'identityMail.way.link', message: 'Link in an email' }),
    passkey: i18n._({ id: 'identityMail.way.passkey', message: 'Passkey' }),
    google: 'Google',
    apple: 'Apple',
    naver: 'Naver',
  };
}

/** Title, what it says and what its button is called, by purpose. */
function linkWords(i18n: I18n, brand: string) {
  const values = { brand };
  return {
    confirm: {
      title: i18n._({ id: 'identityMail.confirm.title', message: 'Confirm your email for {brand}', values }),
      text: i18n._({
        id: 'identityMail.confirm.text',
        message:
          'An account was created with this address. If that was you, confirm it within three days. Use the device where you created the account. For your security, confirming on another device removes the password set there.',
      }),
      button: i18n._({ id: 'identityMail.confirm.button', message: 'Confirm this address' }),
    },
    addEmail: {
      title: i18n._({ id: 'identityMail.addEmail.title', message: 'Add this email to your {brand} account', values }),
      text: i18n._({
        id: 'identityMail.addEmail.text',
        message: 'This address was added to an account. Open the link in a browser that is signed in to that account.',
      }),
      button: i18n._({ id: 'identityMail.addEmail.button', message: 'Add this address' }),
    },
    reset: {
      title: i18n._({ id: 'identityMail.reset.title', message: 'Set a new password for {brand}', values }),
      text: i18n._({
        id: 'identityMail.reset.text',
        message: 'The link is valid for one hour and works once. Setting a new password signs out all devices.',
      }),
      button: i18n._({ id: 'identityMail.reset.button', message: 'Set a new password' }),
    },
    unlock: {
      title: i18n._({ id: 'identityMail.unlock.title', message: 'Sign in to your {brand} account', values }),
      text: i18n._({
        id: 'identityMail.unlock.text',
        message: 'This link signs you in. It is valid for one hour and works once.',
      }),
      button: i18n._({ id: 'identityMail.unlock.button', message: 'Sign in' }),
    },
    signIn: {
      title: i18n._({ id: 'identityMail.signIn.title', message: 'Sign in to {brand}', values }),
      text: i18n._({ id: 'identityMail.signIn.text', message: 'The link is valid for one hour and works once.' }),
      button: i18n._({ id: 'identityMail.signIn.button', message: 'Sign in' }),
    },
    ...laterLinkWords(i18n, values),
  };
}

/** Of an account that is in use. */
function laterLinkWords(i18n: I18n, values: { readonly brand: string }) {
  return {
    secure: {
      title: i18n._({ id: 'identityMail.secure.title', message: 'New sign-in to your {brand} account', values }),
      text: i18n._({
        id: 'identityMail.secure.text',
        message:
          'If this was you, you don’t need to do anything. If not, secure your account: that signs out all devices.',
      }),
      button: i18n._({ id: 'identityMail.secure.button', message: 'This wasn’t me: secure my account' }),
    },
    keep: {
      title: i18n._({ id: 'identityMail.keep.title', message: 'Your {brand} account will be deleted', values }),
      text: i18n._({
        id: 'identityMail.keep.text',
        message: 'You requested this. Until then you can keep your account with one click.',
      }),
      button: i18n._({ id: 'identityMail.keep.button', message: 'Keep my account' }),
    },
  };
}

/** Mails that ask for nothing: title and text, by purpose. */
export function identityNoticeWords(i18n: I18n, brand: string) {
  const values = { brand };
  return {
    noAccount: {
      title: i18n._({ id: 'identityMail.noAccount.title', message: 'No {brand} account with this address', values }),
      text: i18n._({
        id: 'identityMail.noAccount.text',
        message:
          'A sign-in link or a new password was requested for this address, but it has no account. You may have used a different address.',
      }),
      button: i18n._({ id: 'identityMail.noAccount.button', message: 'Open the sign-in page' }),
    },
    hasAccount: {
      title: i18n._({ id: 'identityMail.hasAccount.title', message: 'You already have a {brand} account', values }),
      text: i18n._({
        id: 'identityMail.hasAccount.text',
        message:
          'This address already has an account, so a second one was not created. Sign in to your existing account.',
      }),
      button: i18n._({ id: 'identityMail.hasAccount.button', message: 'Sign in' }),
    },
    newPassword: {
      title: i18n._({ id: 'identityMail.newPassword.title', message: 'Your {brand} password was changed', values }),
      text: i18n._({
        id: 'identityMail.newPassword.text',
        message: 'All other devices were signed out. If this wasn’t you, secure your account now.',
      }),
      button: i18n._({ id: 'identityMail.newPassword.button', message: 'Go to my account' }),
    },
    firstPassword: {
      title: i18n._({
        id: 'identityMail.firstPassword.title',
        message: 'A password was set for your {brand} account',
        values,
      }),
      text: i18n._({
        id: 'identityMail.firstPassword.text',
        message: 'All other devices were signed out. If this wasn’t you, secure your account now.',
      }),
      button: i18n._({ id: 'identityMail.newPassword.button', message: 'Go to my account' }),
    },
    noPassword: {
      title: i18n._({ id: 'identityMail.noPassword.title', message: 'Your {brand} password was removed', values }),
      text: i18n._({
        id: 'identityMail.noPassword.text',
        message:
          'You can still sign in with a code by email or another method you have added. All other devices were signed out. If this wasn’t you, secure your account now.',
      }),
      button: i18n._({ id: 'identityMail.newPassword.button', message: 'Go to my account' }),
    },
    ...laterNotices(i18n, values),
    ...twoStepNotices(i18n, values),
  };
}

function laterNotices(i18n: I18n, values: { readonly brand: string }) {
  return {
    emailChanged: {
      title: i18n._({ id: 'identityMail.emailChanged.title', message: 'Your {brand} email was changed', values }),
      text: i18n._({
        id: 'identityMail.emailChanged.text',
        message:
          'Emails about your account now go to another address. If this wasn’t you, secure your account now: that restores this address.',
      }),
      button: i18n._({ id: 'identityMail.emailChanged.button', message: 'Go to my account' }),
    },
    emailRemoved: {
      title: i18n._({
        id: 'identityMail.emailRemoved.title',
        message: 'An email address was removed from a {brand} account',
        values,
      }),
      text: i18n._({
        id: 'identityMail.emailRemoved.text',
        message: 'The removed address can no longer be used to sign in. If this wasn’t you, secure your account now.',
      }),
      button: i18n._({ id: 'identityMail.hasAccount.button', message: 'Sign in' }),
    },
    newDevice: {
      title: i18n._({
        id: 'identityMail.newDevice.title',
        message: 'A sign-in method was added to your {brand} account',
        values,
      }),
      text: i18n._({
        id: 'identityMail.newDevice.text',
        message:
          'If this was you, you don’t need to do anything. If not, secure your account: that signs out all devices and removes this sign-in method.',
      }),
      button: i18n._({ id: 'identityMail.newDevice.button', message: 'Go to my account' }),
    },
    closing: {
      title: i18n._({ id: 'identityMail.closing.title', message: 'Your {brand} account was deleted', values }),
      text: i18n._({
        id: 'identityMail.closing.text',
        message: 'Your data has been deleted. Bookings are kept only as long as the law requires invoices.',
      }),
      button: i18n._({ id: 'identityMail.closing.button', message: 'Go to the homepage' }),
    },
    secured: {
      title: i18n._({ id: 'identityMail.secured.title', message: 'Your {brand} account is secured', values }),
      text: i18n._({
        id: 'identityMail.secured.text',
        message:
          'All devices were signed out. Set a new password to sign in again. A link to set it is valid for one hour; you can request another one on the sign-in page.',
      }),
      button: i18n._({ id: 'identityMail.secured.button', message: 'Set a new password' }),
    },
  };
}

function twoStepNotices(i18n: I18n, values: { readonly brand: string }) {
  return {
    twoStepOn: {
      title: i18n._({ id: 'identityMail.twoStepOn.title', message: 'Two-step sign-in is on for {brand}', values }),
      text: i18n._({
        id: 'identityMail.twoStepOn.text',
        message:
          'From now on you also need a code from your app to sign in. If this was you, you don’t need to do anything. If not, secure your account: that signs out all devices and turns two-step sign-in off.',
      }),
      button: i18n._({ id: 'identityMail.twoStepOn.button', message: 'Go to my account' }),
    },
    twoStepOff: {
      title: i18n._({ id: 'identityMail.twoStepOff.title', message: 'Two-step sign-in is off for {brand}', values }),
      text: i18n._({
        id: 'identityMail.twoStepOff.text',
        message:
          'You no longer need a code to sign in. If this wasn’t you, secure your account now and turn it on again.',
      }),
      button: i18n._({ id: 'identityMail.twoStepOff.button', message: 'Go to my account' }),
    },
    newCodes: {
      title: i18n._({ id: 'identityMail.newCodes.title', message: 'New recovery codes for {brand}', values }),
      text: i18n._({
        id: 'identityMail.newCodes.text',
        message:
          'Your old recovery codes no longer work. If this wasn’t you, secure your account now: that removes the new ones.',
      }),
      button: i18n._({ id: 'identityMail.twoStepOff.button', message: 'Go to my account' }),
    },
  };
}
