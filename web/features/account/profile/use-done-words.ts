import { useLingui } from '@lingui/react/macro';
import type { Intent } from './intents.ts';

export function useDoneWords(): Readonly<Record<Intent, string>> {
  const { t } = useLingui();
  return {
    names: t`Names saved`,
    setPicture: t`Picture saved`,
    removePicture: t`Picture removed`,
    locale: t`Language saved`,
    news: t`Preference saved`,
    addEmail: t`We sent a link to the new address. Open it in this browser.`,
    resendEmail: t`Link resent. Open it in this browser.`,
    removeEmail: t`Address removed`,
    makePrimary: t`Main address changed. We notified the old one.`,
    setPassword: t`Password saved. All other devices signed out.`,
    removePassword: t`Password removed. All other devices signed out.`,
    endSession: t`Device signed out`,
    endOthers: t`All other devices signed out`,
    renameCard: t`Card name saved`,
    preferCard: t`Default card changed`,
    removeCard: t`Card removed`,
    claim: t`Bookings added to your account`,
    secure: t`Account secured`,
  };
}
