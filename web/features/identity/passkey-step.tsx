import { useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '#design/button';
import { Note } from '#design/note';
import { fetchApi } from '../../api.ts';

const never = () => () => undefined;
const can = () => typeof PublicKeyCredential !== 'undefined' && window.isSecureContext;

/** A passkey as the second thing. `alone`: there is no other, so without scripts or a device it is said what is needed. */
export function PasskeyStep({ redir, alone }: { readonly redir: string; readonly alone: boolean }) {
  const { t } = useLingui();
  const shown = useSyncExternalStore(never, can, () => false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  if (!shown) {
    return alone ? (
      <Note title={t`Your passkey is needed`}>{t`Open this page on the device with your passkey.`}</Note>
    ) : null;
  }

  async function press(): Promise<void> {
    setBusy(true);
    setRefused('');
    try {
      const { signInByPasskey } = await import('./passkeys.ts');
      const outcome = await signInByPasskey(fetchApi, { redir });
      if (outcome.kind === 'done') return window.location.assign(outcome.answer.loginRedirectUrl ?? '/');
      const message = outcome.kind === 'refused' ? outcome.message : '';
      if (outcome.kind !== 'cancelled') setRefused(message || t`The passkey did not work. Try another way.`);
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button
        icon="fingerprint-pattern"
        {...(alone && { variant: 'primary' as const })}
        wide
        busyLabel={busy ? t`Waiting for your device…` : undefined}
        onClick={() => void press()}
      >
        {t`Use a passkey`}
      </Button>
      {refused && (
        <Note tone="bad" role="alert" title={t`Something went wrong`}>
          {refused}
        </Note>
      )}
    </>
  );
}
