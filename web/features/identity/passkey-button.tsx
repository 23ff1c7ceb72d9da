import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, useState, useSyncExternalStore } from 'react';
import { Button } from '#design/button';
import { FieldError } from '#design/field';
import { fetchApi } from '../../api.ts';
import { canPasskeys, never } from './can-passkeys.ts';
import { useHost } from './host.ts';

/** For devices that offer nothing in the field. Where no passkey comes of it, the password is next. */
export function PasskeyButton() {
  const { t } = useLingui();
  const { redir, signedIn, turn, keepEmail, adding } = useHost();
  const shown = useSyncExternalStore(never, canPasskeys, () => false);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState('');
  if (!shown) return null;

  async function press(event: MouseEvent<HTMLButtonElement>): Promise<void> {
    const field = event.currentTarget.form?.elements.namedItem('username');
    const typed = field instanceof HTMLInputElement ? field.value : '';
    const username = field instanceof HTMLInputElement && field.validity.valid ? typed.trim() : '';
    setBusy(true);
    setRefused('');
    try {
      const { signInByPasskey } = await import('./passkeys.ts');
      const outcome = await signInByPasskey(fetchApi, { username, redir, adding });
      if (outcome.kind === 'done') return signedIn(outcome.answer.loginRedirectUrl ?? '/');
      // A device tells neither that it has none nor that its dialog was closed.
      if (outcome.kind === 'cancelled') return setRefused(t`The passkey did not work. Try another way.`);
      if (outcome.kind === 'refused')
        return setRefused(outcome.message || t`The passkey did not work. Try another way.`);
      // Typed before this page was awake it was heard by nobody.
      keepEmail(typed);
      turn('login');
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Button variant="link" busyLabel={busy ? t`Waiting for your device…` : undefined} onClick={(e) => void press(e)}>
        {t`Use a passkey`}
      </Button>
      {refused && <FieldError>{refused}</FieldError>}
    </>
  );
}
