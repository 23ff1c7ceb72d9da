import { useLingui } from '@lingui/react/macro';
import type { Intent } from './intents.ts';

export function useDoneWords(): Readonly<Record<Intent, string>> {
  const { t } = useLingui();
  return {
    names: t`Your names are saved`,
    locale: t`The language is saved`,
    news: t`Your choice is saved`,
    addEmail: t`We sent a link to the new address. Open it in this browser.`,
    resendEmail: t`We sent the link again. Open it in this browser.`,
    removeEmail: t`The address is removed`,
    makePrimary: t`Main address changed. We notified the old one.`,
    setPassword: t`The password is saved. Every other device is signed out.`,
    removePassword: t`The password is gone. Every other device is signed out.`,
    endSession: t`That device is signed out`,
    endOthers: t`Every other device is signed out`,
    renameCard: t`The name of the card is saved`,
    preferCard: t`The card comes first from now on`,
    removeCard: t`The card is removed`,
    claim: t`The bookings are in your account`,
    secure: t`The account is secured`,
  };
}
