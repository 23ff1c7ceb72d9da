import type { I18n } from '@lingui/core';

/** How somebody signed in, or began to. */
export function signInWords(i18n: I18n, values: { readonly brand: string }) {
  return {
    way: i18n._({ id: 'identityMail.way', message: 'Signed in with' }),
    firstStep: i18n._({ id: 'identityMail.firstStep', message: 'First step' }),
    unfinished: {
      title: i18n._({
        id: 'identityMail.unfinished.title',
        message: 'Sign-in to your {brand} account not finished',
        values,
      }),
      text: i18n._({
        id: 'identityMail.unfinished.text',
        message:
          'The first step was right. Sign-in isn’t complete without the second step. If this was you, you don’t need to do anything. If not, secure your account: that signs out all devices.',
      }),
    },
  };
}
