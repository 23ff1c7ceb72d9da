import type { I18n } from '@lingui/core';
import type { Method } from '#domain/identity';

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
      message: 'Enter this code in the window where you asked for it. It counts for 10 minutes and nowhere else.',
    }),
    codeNever: i18n._({
      id: 'identityMail.codeNever',
      message: 'Nobody from {brand} will ever ask you for it. If you did not ask for a code, ignore this mail.',
      values,
    }),
    device: i18n._({ id: 'identityMail.device', message: 'Device' }),
    way: i18n._({ id: 'identityMail.way', message: 'Signed in with' }),
    ways: wayWords(i18n),
    notYou: i18n._({
      id: 'identityMail.notYou',
      message: 'If you did not ask for this, somebody typed your address by mistake. Nothing happens without you.',
    }),
    stepRemoved: i18n._({
      id: 'identityMail.stepRemoved',
      message: 'Two-step sign-in was removed, since it was turned on lately. Turn it on again in your account.',
    }),
    questions: (email: string) =>
      i18n._({ id: 'mail.questions', message: 'Questions? {seller}, {email}', values: { seller: brand, email } }),
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
      title: i18n._({ id: 'identityMail.confirm.title', message: 'Confirm your e-mail for {brand}', values }),
      text: i18n._({
        id: 'identityMail.confirm.text',
        message: 'Somebody opened an account with this address. If that was you, confirm it within three days.',
      }),
      button: i18n._({ id: 'identityMail.confirm.button', message: 'Confirm this address' }),
    },
    addEmail: {
      title: i18n._({ id: 'identityMail.addEmail.title', message: 'Add this e-mail to your {brand} account', values }),
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
        message: 'The link counts for one hour and once. Setting a new password signs every device out.',
      }),
      button: i18n._({ id: 'identityMail.reset.button', message: 'Set a new password' }),
    },
    unlock: {
      title: i18n._({ id: 'identityMail.unlock.title', message: 'Get back into your {brand} account', values }),
      text: i18n._({
        id: 'identityMail.unlock.text',
        message: 'There were too many tries on your account. This link signs you in; it counts for one hour and once.',
      }),
      button: i18n._({ id: 'identityMail.unlock.button', message: 'Sign in' }),
    },
    signIn: {
      title: i18n._({ id: 'identityMail.signIn.title', message: 'Sign in to {brand}', values }),
      text: i18n._({ id: 'identityMail.signIn.text', message: 'The link counts for one hour and once.' }),
      button: i18n._({ id: 'identityMail.signIn.button', message: 'Sign in' }),
    },
    secure: {
      title: i18n._({ id: 'identityMail.secure.title', message: 'New sign-in to your {brand} account', values }),
      text: i18n._({
        id: 'identityMail.secure.text',
        message: 'If this was you, there is nothing to do. If not, secure the account: that signs every device out.',
      }),
      button: i18n._({ id: 'identityMail.secure.button', message: 'This was not me: secure the account' }),
    },
    keep: {
      title: i18n._({ id: 'identityMail.keep.title', message: 'Your {brand} account will be deleted', values }),
      text: i18n._({
        id: 'identityMail.keep.text',
        message: 'You asked for this. Until that day you can keep the account with one press.',
      }),
      button: i18n._({ id: 'identityMail.keep.button', message: 'Keep the account' }),
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
          'Somebody asked for a new password for this address, but it has no account. You may have used another.',
      }),
      button: i18n._({ id: 'identityMail.noAccount.button', message: 'Open the sign-in page' }),
    },
    hasAccount: {
      title: i18n._({ id: 'identityMail.hasAccount.title', message: 'You have a {brand} account already', values }),
      text: i18n._({
        id: 'identityMail.hasAccount.text',
        message: 'Somebody tried to open a second account with this address. Sign in to the one that you have.',
      }),
      button: i18n._({ id: 'identityMail.hasAccount.button', message: 'Sign in' }),
    },
    newPassword: {
      title: i18n._({ id: 'identityMail.newPassword.title', message: 'Your {brand} password was changed', values }),
      text: i18n._({
        id: 'identityMail.newPassword.text',
        message: 'Every other device was signed out. If this was not you, secure the account now.',
      }),
      button: i18n._({ id: 'identityMail.newPassword.button', message: 'Open my account' }),
    },
    firstPassword: {
      title: i18n._({
        id: 'identityMail.firstPassword.title',
        message: 'A password was set for your {brand} account',
        values,
      }),
      text: i18n._({
        id: 'identityMail.firstPassword.text',
        message: 'Every other device was signed out. If this was not you, secure the account now.',
      }),
      button: i18n._({ id: 'identityMail.newPassword.button', message: 'Open my account' }),
    },
    noPassword: {
      title: i18n._({ id: 'identityMail.noPassword.title', message: 'Your {brand} password was removed', values }),
      text: i18n._({
        id: 'identityMail.noPassword.text',
        message:
          'You can still sign in with a code by email or another way you have added. Every other device was signed out. If this was not you, secure the account now.',
      }),
      button: i18n._({ id: 'identityMail.newPassword.button', message: 'Open my account' }),
    },
    ...laterNotices(i18n, values),
    ...twoStepNotices(i18n, values),
  };
}

function laterNotices(i18n: I18n, values: { readonly brand: string }) {
  return {
    emailChanged: {
      title: i18n._({ id: 'identityMail.emailChanged.title', message: 'Your {brand} e-mail was changed', values }),
      text: i18n._({
        id: 'identityMail.emailChanged.text',
        message:
          'Mail of your account goes to another address now. If this was not you, secure the account now: that gives it back to this address.',
      }),
      button: i18n._({ id: 'identityMail.emailChanged.button', message: 'Open my account' }),
    },
    emailRemoved: {
      title: i18n._({
        id: 'identityMail.emailRemoved.title',
        message: 'An e-mail address was removed from a {brand} account',
        values,
      }),
      text: i18n._({
        id: 'identityMail.emailRemoved.text',
        message: 'The removed address no longer signs in to it. If this was not you, secure the account now.',
      }),
      button: i18n._({ id: 'identityMail.hasAccount.button', message: 'Sign in' }),
    },
    newDevice: {
      title: i18n._({
        id: 'identityMail.newDevice.title',
        message: 'A way in to your {brand} account was added',
        values,
      }),
      text: i18n._({
        id: 'identityMail.newDevice.text',
        message: 'If this was not you, secure the account now.',
      }),
      button: i18n._({ id: 'identityMail.newDevice.button', message: 'Open my account' }),
    },
    closing: {
      title: i18n._({ id: 'identityMail.closing.title', message: 'Your {brand} account was deleted', values }),
      text: i18n._({
        id: 'identityMail.closing.text',
        message: 'What was yours is gone. Bookings stay as long as the law asks for their invoices.',
      }),
      button: i18n._({ id: 'identityMail.closing.button', message: 'Open the front page' }),
    },
    secured: {
      title: i18n._({ id: 'identityMail.secured.title', message: 'Your {brand} account is secured', values }),
      text: i18n._({
        id: 'identityMail.secured.text',
        message: 'Every device was signed out and the password is gone. Set a new one to get back in.',
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
          'From now on a code of your app is asked for as well. If this was not you, secure the account now: that removes it.',
      }),
      button: i18n._({ id: 'identityMail.twoStepOn.button', message: 'Open my account' }),
    },
    twoStepOff: {
      title: i18n._({ id: 'identityMail.twoStepOff.title', message: 'Two-step sign-in is off for {brand}', values }),
      text: i18n._({
        id: 'identityMail.twoStepOff.text',
        message: 'No code is asked for any more. If this was not you, secure the account now and turn it on again.',
      }),
      button: i18n._({ id: 'identityMail.twoStepOff.button', message: 'Open my account' }),
    },
    newCodes: {
      title: i18n._({ id: 'identityMail.newCodes.title', message: 'New recovery codes for {brand}', values }),
      text: i18n._({
        id: 'identityMail.newCodes.text',
        message:
          'The recovery codes of before no longer work. If this was not you, secure the account now: that removes the new ones.',
      }),
      button: i18n._({ id: 'identityMail.twoStepOff.button', message: 'Open my account' }),
    },
  };
}
