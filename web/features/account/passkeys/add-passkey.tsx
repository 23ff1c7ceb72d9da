import { useLingui } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { Button } from '#design/button';
import { Note } from '#design/note';
import { fetchApi } from '../../../api.ts';
import { useFacts } from '../../../facts.ts';
import { againFor } from '../../account-data/entry.ts';
import { canPasskeys, never } from '../../identity/can-passkeys.ts';
import styles from './passkeys.module.css';
import { PASSKEYS_PATH } from '../paths.ts';

type Said = { readonly kind: 'added' } | { readonly kind: 'refused'; readonly text: string } | null;

/** Only the browser makes a passkey, so the button is there once scripts run in one that can. */
export function AddPasskey() {
  const { t } = useLingui();
  const shown = useSyncExternalStore(never, canPasskeys, () => false);
  const { chrome } = useFacts();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<Said>(null);
  const failed = t`No passkey was created. Try again in a moment.`;

  async function press(): Promise<void> {
    setBusy(true);
    setSaid(null);
    try {
      const { registerPasskey } = await import('../../identity/passkeys.ts');
      const outcome = await registerPasskey(fetchApi, '');
      if (outcome.kind === 'done') {
        setSaid({ kind: 'added' });
        await revalidate();
      } else if (outcome.kind === 'refused' && outcome.code === 'FRESH_SIGN_IN_REQUIRED') {
        const who = chrome.account?.email ?? '';
        await navigate(await againFor({ path: PASSKEYS_PATH, key: 'add', who }), { replace: true });
      } else if (outcome.kind === 'refused' && outcome.code === 'PASSKEY_KNOWN') {
        setSaid({ kind: 'refused', text: t`This device already has a passkey for your account.` });
      } else if (outcome.kind !== 'cancelled') {
        setSaid({ kind: 'refused', text: (outcome.kind === 'refused' && outcome.message) || failed });
      }
    } catch {
      setSaid({ kind: 'refused', text: failed });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.add}>
      <noscript>
        <p className={styles.fact}>{t`Adding a passkey needs JavaScript. Turn it on and reload the page.`}</p>
      </noscript>
      <Outcome said={said} />
      {shown && (
        <Button
          variant="primary"
          data-resume="add"
          busyLabel={busy ? t`Waiting for your device…` : undefined}
          onClick={() => void press()}
        >
          {t`Add a passkey`}
        </Button>
      )}
    </div>
  );
}

function Outcome({ said }: { readonly said: Said }) {
  const { t } = useLingui();
  return (
    <div aria-live="polite">
      {said?.kind === 'added' && (
        <Note tone="good" title={t`Passkey added`}>
          {t`You can now use it to sign in at this address.`}
        </Note>
      )}
      {said?.kind === 'refused' && (
        <Note tone="bad" title={t`Nothing was changed`}>
          {said.text}
        </Note>
      )}
    </div>
  );
}
