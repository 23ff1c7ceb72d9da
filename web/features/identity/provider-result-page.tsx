import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { Button, buttonClass } from '#design/button';
import { Anchor } from '#design/link';
import { Note } from '#design/note';
import { PasswordField } from '#design/password-field';
import { SignInPanel, type SignInPanelProps, SignInRow } from '#design/sign-in-panel';
import { useFacts } from '../../facts.ts';
import { PostForm } from '../../post-form.tsx';
import type { ProviderResult } from '../../routes/login-provider/data.ts';
import { PROVIDERS_PATH } from '../account/providers/path.ts';
import styles from './identity.module.css';
import { PROVIDER_NAMES } from './provider-names.ts';
import { tellRound } from './social.ts';
import { useProviderFaults } from './use-provider-faults.ts';

interface Refused {
  readonly errorField?: string | undefined;
  readonly errorCode: string;
  readonly message: string;
}

interface ProviderResultPageProps {
  readonly result: ProviderResult;
  readonly refused: Refused | undefined;
}

/** What came of asking another site. In a window of its own it tells the page that waits, and closes. */
export function ProviderResultPage({ result, refused }: ProviderResultPageProps) {
  const { brand } = useFacts();
  const words = useWords(result);
  useEffect(() => {
    if (result.kind === 'closing') tellRound({ next: result.next });
    if (result.kind === 'refused' && result.popup) tellRound({ code: result.code });
  }, [result]);
  return (
    <div className={styles.page}>
      <title>{`${words.title} | ${brand.name}`}</title>
      <meta name="robots" content="noindex" />
      <SignInPanel brand={brand.name} headingLevel={1} step={result.kind} {...words}>
        {result.kind === 'link' && <LinkForm result={result} refused={refused} />}
        {result.kind === 'refused' && <WaysOn result={result} />}
        {result.kind === 'welcome' && <GoOn next={result.next} />}
      </SignInPanel>
    </div>
  );
}

function useWords(result: ProviderResult): Pick<SignInPanelProps, 'title' | 'lead'> {
  const { t } = useLingui();
  const { brand } = useFacts();
  const faults = useProviderFaults();
  const site = brand.name;
  const name = result.provider ? PROVIDER_NAMES[result.provider] : '';
  switch (result.kind) {
    case 'welcome':
      return { title: t`Welcome to ${site}`, lead: t`Your account is open. ${name} signs you in from now on.` };
    case 'closing':
      return { title: t`You are signed in`, lead: t`You can close this window.` };
    case 'link': {
      const { email } = result;
      return {
        title: t`You have an account already`,
        lead: t`${email} belongs to an account here. Sign in to it once, and ${name} leads to it from then on.`,
      };
    }
    case 'refused':
      return { title: faults.title(result.code), lead: faults.text(result.code) };
  }
}

function LinkForm({
  result,
  refused,
}: {
  readonly result: Extract<ProviderResult, { kind: 'link' }>;
  readonly refused: Refused | undefined;
}) {
  const { t } = useLingui();
  const faults = useProviderFaults();
  const busy = useNavigation().state === 'submitting';
  const { provider, email, round, formtoken, adding } = result;
  const text = refused && (refused.message || faults.text(refused.errorCode));
  const name = PROVIDER_NAMES[provider];
  const atPassword = refused?.errorField === 'passwd';
  return (
    <>
      <PostForm formtoken={formtoken} action="/login/provider" className={styles.form} noValidate>
        <input type="hidden" name="round" value={round} />
        <input type="hidden" name="username" autoComplete="username" value={email} />
        {text && !atPassword && (
          <Note tone="bad" role="alert" title={t`That did not work`}>
            {text}
          </Note>
        )}
        <PasswordField
          id="passwd"
          name="passwd"
          label={t`Password`}
          autoComplete="current-password"
          showLabel={t`Show the password`}
          hideLabel={t`Hide the password`}
          error={atPassword ? text : undefined}
        />
        <Button type="submit" variant="primary" wide busyLabel={busy ? t`Signing in…` : undefined}>
          {t`Sign in and add ${name}`}
        </Button>
      </PostForm>
      <SignInRow>
        <Anchor
          href={`/login?${new URLSearchParams({ ...(adding && { mode: 'add' }), redir: PROVIDERS_PATH }).toString()}`}
        >{t`No password? Sign in another way`}</Anchor>
      </SignInRow>
    </>
  );
}

function WaysOn({ result }: { readonly result: Extract<ProviderResult, { kind: 'refused' }> }) {
  const { t } = useLingui();
  const { provider, next, adding } = result;
  const name = provider && PROVIDER_NAMES[provider];
  const query = new URLSearchParams({ ...(adding && { mode: 'add' }), redir: next }).toString();
  return (
    <>
      {provider && (
        <Anchor href={`/login/with/${provider}?${query}`} className={buttonClass({ variant: 'primary', wide: true })}>
          {t`Try ${name} again`}
        </Anchor>
      )}
      <Anchor href={`/login?${query}`} className={buttonClass({ wide: true })}>
        {t`Choose another way`}
      </Anchor>
    </>
  );
}

function GoOn({ next }: { readonly next: string }) {
  const { t } = useLingui();
  return (
    <Anchor href={next} className={buttonClass({ variant: 'primary', wide: true })}>
      {t`Continue`}
    </Anchor>
  );
}
