import type { Api } from '#contract/core';
import { type TwoFactorConfirmed, twoFactor } from '#contract/identity';
import { askAuth, AuthRefused } from './auth-client.ts';
import type { VerifyResult } from './verify-page.tsx';

/** A step of setting up an app: its secret, or, with the first code, the recovery codes. A wrong code leaves the secret to try again. */
export async function enrolApp(api: Api, intent: string, code: string): Promise<VerifyResult> {
  const begun = await api(twoFactor.begin, {});
  if (intent === 'begin') return { begun };
  try {
    const done: TwoFactorConfirmed = await askAuth(() => api(twoFactor.confirm, { code }));
    return { recoveryCodes: done.recoveryCodes ?? [] };
  } catch (error) {
    if (!(error instanceof AuthRefused)) throw error;
    const { message, errorField, errorCode } = error;
    return { begun, refused: { message, errorCode, ...(errorField && { errorField }) } };
  }
}
