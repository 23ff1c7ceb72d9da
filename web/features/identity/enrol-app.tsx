import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { Button, buttonClass } from '#design/button';
import { CodeField } from '#design/code-field';
import { CopyButton } from '#design/copy-button';
import { Anchor } from '#design/link';
import { QrCode } from '#design/qr-code';
import { PostForm } from '../../post-form.tsx';
import styles from './identity.module.css';
import type { VerifyPageProps } from './verify-page.tsx';

interface EnrolAppProps extends Pick<VerifyPageProps, 'formtoken' | 'result'> {
  /** Where its form is sent. */
  readonly action: string;
}

/** Adds the account to an authenticator app: its code for a camera, the same as text, and the first code back. */
export function EnrolApp({ formtoken, action, result }: EnrolAppProps) {
  const { t } = useLingui();
  const busy = useNavigation().state === 'submitting' ? t`Checking…` : undefined;
  const begun = result?.begun;
  const field = useRef<HTMLDivElement>(null);
  const refused = result?.refused;
  useEffect(() => {
    if (refused) field.current?.querySelector('input')?.focus();
  }, [refused]);
  return (
    <PostForm formtoken={formtoken} action={action} className={styles.form} noValidate preventScrollReset>
      <input type="hidden" name="intent" value={begun ? 'confirm' : 'begin'} />
      {begun && (
        <>
          <QrCode
            matrix={begun.qr.map((row) => Array.from(row, (module) => module === '1'))}
            label={t`Code for your authenticator app`}
          />
          <div className={styles.secret}>
            <span>{t`Or enter this key in the app:`}</span>
            <code dir="ltr">{begun.secret.match(/.{1,4}/g)?.join(' ')}</code>
            <CopyButton text={begun.secret} label={t`Copy the key`} copiedText={t`Copied`} />
          </div>
          <div ref={field}>
            <CodeField
              id="code"
              name="code"
              label={t`Code`}
              hint={t`The 6-digit code the app shows now.`}
              error={refused?.message}
            />
          </div>
        </>
      )}
      <Button type="submit" variant="primary" wide data-resume={begun ? undefined : 'begin'} busyLabel={busy}>
        {begun ? t`Turn it on` : t`Set up an app`}
      </Button>
    </PostForm>
  );
}

/** Shown once. */
export function RecoveryCodes({ codes, redir }: { readonly codes: readonly string[]; readonly redir: string }) {
  const { t } = useLingui();
  return (
    <>
      <ol className={styles.codes} aria-label={t`Recovery codes`} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <CopyButton text={codes.join('\n')} label={t`Copy all codes`} copiedText={t`Copied`} inWords />
      <Anchor href={redir} className={buttonClass({ variant: 'primary', wide: true })}>
        {t`I’ve saved them, continue`}
      </Anchor>
    </>
  );
}
