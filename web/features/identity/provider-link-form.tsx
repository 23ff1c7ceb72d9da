import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { Button } from '#design/button';
import { CodeField } from '#design/code-field';
import { Anchor } from '#design/link';
import { Note } from '#design/note';
import { PasswordField } from '#design/password-field';
import { SignInRow } from '#design/sign-in-panel';
import { PostForm } from '../../post-form.tsx';
import type { ProviderResult, Proving, ProvingWay } from '../../routes/login-provider/data.ts';
import styles from './identity.module.css';
import { PROVIDER_NAMES } from './provider-names.ts';
import { useProviderFaults } from './use-provider-faults.ts';

type Asked = Extract<ProviderResult, { kind: 'link' }>;

interface ProviderLinkFormProps {
  readonly result: Asked;
  readonly proving: Proving | undefined;
}

/** Whose the provider's address or its account is: a mailed code says it, or the password. */
export function ProviderLinkForm({ result, proving }: ProviderLinkFormProps) {
  return result.way === 'password' ? (
    <ByPassword result={result} proving={proving} />
  ) : (
    <ByCode result={result} proving={proving} />
  );
}

function ByCode({ result, proving }: ProviderLinkFormProps) {
  const { t } = useLingui();
  const busy = useBusy();
  const { at, general } = useRefused(proving);
  const name = PROVIDER_NAMES[result.provider];
  const address = result.email;
  const held = proving?.refused?.errorCode === 'TOO_MANY_CODES';
  if (!proving?.sent) {
    return (
      <>
        <LinkForm asked={result} intent="code">
          {general}
          <Button type="submit" variant="primary" wide busyLabel={busy === 'code' ? t`Sending a code…` : undefined}>
            {t`Email me a code`}
          </Button>
        </LinkForm>
        <OtherWay asked={result} to="password">{t`Use a password`}</OtherWay>
      </>
    );
  }
  return (
    <>
      {!held && <p>{t`If ${address} can sign in, a code is on its way.`}</p>}
      <LinkForm asked={result} intent="confirm">
        {general}
        <CodeField
          id="code"
          name="code"
          label={t`Code`}
          hint={
            held ? t`6 digits, or the long code from an email with a link.` : t`Valid for 10 minutes. You can paste it.`
          }
          error={at('code')}
          long={held ? 'expected' : 'taken'}
        />
        <Button type="submit" variant="primary" wide busyLabel={busy === 'confirm' ? t`Signing in…` : undefined}>
          {t`Sign in and add ${name}`}
        </Button>
      </LinkForm>
      <LinkForm asked={result} intent="code">
        <Button type="submit" variant="link" busyLabel={busy === 'code' ? t`Sending a code…` : undefined}>
          {t`Send another code`}
        </Button>
      </LinkForm>
      <OtherWay asked={result} to="password">{t`Use a password`}</OtherWay>
    </>
  );
}

function ByPassword({ result, proving }: ProviderLinkFormProps) {
  const { t } = useLingui();
  const busy = useBusy();
  const { at, general } = useRefused(proving);
  const name = PROVIDER_NAMES[result.provider];
  return (
    <>
      <LinkForm asked={result} intent="login">
        {general}
        <input type="hidden" name="username" autoComplete="username" value={result.email} />
        <PasswordField
          id="passwd"
          name="passwd"
          label={t`Password`}
          autoComplete="current-password"
          showLabel={t`Show password`}
          hideLabel={t`Hide password`}
          error={at('passwd')}
        />
        <Button type="submit" variant="primary" wide busyLabel={busy === 'login' ? t`Signing in…` : undefined}>
          {t`Sign in and add ${name}`}
        </Button>
      </LinkForm>
      <OtherWay asked={result} to="code">{t`Email me a code`}</OtherWay>
    </>
  );
}

function addressOf({ round }: Asked, way: ProvingWay): string {
  return `/login/provider?${new URLSearchParams({ round, ...(way === 'password' && { way }) }).toString()}`;
}

interface LinkFormProps {
  readonly asked: Asked;
  readonly intent: 'code' | 'confirm' | 'login';
  readonly children: ReactNode;
}

/** Sent to the address of the page, which is shown again with what was refused. */
function LinkForm({ asked, intent, children }: LinkFormProps) {
  const { formtoken, round, way } = asked;
  return (
    <PostForm formtoken={formtoken} action={addressOf(asked, way)} className={styles.form} noValidate>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="round" value={round} />
      {children}
    </PostForm>
  );
}

function OtherWay({
  asked,
  to,
  children,
}: {
  readonly asked: Asked;
  readonly to: ProvingWay;
  readonly children: string;
}) {
  return (
    <SignInRow>
      <Anchor href={addressOf(asked, to)}>{children}</Anchor>
    </SignInRow>
  );
}

/** Intent of the form that is on its way. */
function useBusy(): string | null {
  const { state, formData } = useNavigation();
  const intent = state === 'submitting' ? formData?.get('intent') : null;
  return typeof intent === 'string' ? intent : null;
}

/** What was refused: at its field, or over the form. */
function useRefused(proving: Proving | undefined) {
  const { t } = useLingui();
  const faults = useProviderFaults();
  const refused = proving?.refused;
  const text = refused ? refused.message || faults.text(refused.errorCode) : undefined;
  const field = refused?.errorField;
  const inField = field === 'code' || field === 'passwd';
  return {
    at: (name: 'code' | 'passwd') => (field === name ? text : undefined),
    general: text !== undefined && !inField && (
      <Note tone="bad" role="alert" title={t`Something went wrong`}>
        {text}
      </Note>
    ),
  };
}
