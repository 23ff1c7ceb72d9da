import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { buttonClass } from '#design/button';
import { Anchor } from '#design/link';
import { SignInPanel, type SignInPanelProps } from '#design/sign-in-panel';
import { useFacts } from '../../facts.ts';
import type { ProviderResult, Proving } from '../../routes/login-provider/data.ts';
import { PageTitle } from '../../page-title.tsx';
import styles from './identity.module.css';
import { ContactHelp } from './locked-step.tsx';
import { ProviderLinkForm } from './provider-link-form.tsx';
import { PROVIDER_NAMES } from './provider-names.ts';
import { tellRound } from './social.ts';
import { useProviderFaults } from './use-provider-faults.ts';

interface ProviderResultPageProps {
  readonly result: ProviderResult;
  /** What the last press on the form came to. */
  readonly proving: Proving | undefined;
}

/** What came of asking another site. In a window of its own it tells the page that waits, and closes. */
export function ProviderResultPage({ result, proving }: ProviderResultPageProps) {
  const { t } = useLingui();
  const { brand } = useFacts();
  const words = useWords(result);
  useEffect(() => {
    if (result.kind === 'closing') tellRound({ next: result.next });
    if (result.kind === 'refused' && result.popup) tellRound({ code: result.code });
  }, [result]);
  return (
    <div className={styles.page}>
      <PageTitle>{words.title}</PageTitle>
      <meta name="robots" content="noindex" />
      <SignInPanel
        brand={brand.name}
        headingLevel={1}
        step={result.kind}
        answer={proving?.refused}
        {...words}
        foot={result.kind === 'link' && result.adding && <p>{t`Other accounts stay signed in.`}</p>}
      >
        {result.kind === 'link' && <ProviderLinkForm result={result} proving={proving} />}
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
      return { title: t`Welcome to ${site}`, lead: t`Your account is ready. You can now sign in with ${name}.` };
    case 'closing':
      return { title: t`You are signed in`, lead: t`You can close this window.` };
    case 'link': {
      const { email } = result;
      if (!result.verified) {
        return {
          title: t`Confirm your email`,
          lead: t`To sign in with ${name}, confirm that ${email} is your address. We email you a code.`,
        };
      }
      return {
        title: t`You already have an account`,
        lead: t`${email} already has an account. Sign in to it once, and you can use ${name} from then on.`,
      };
    }
    case 'refused':
      return { title: faults.title(result.code), lead: faults.text(result.code) };
  }
}

function WaysOn({ result }: { readonly result: Extract<ProviderResult, { kind: 'refused' }> }) {
  const { t } = useLingui();
  const { provider, next, adding, code } = result;
  const name = provider && PROVIDER_NAMES[provider];
  const query = new URLSearchParams({ ...(adding && { mode: 'add' }), redir: next }).toString();
  if (code === 'ACCOUNT_DISABLED') return <ContactHelp />;
  if (code === 'ACCOUNT_LOCKED') {
    const forgot = new URLSearchParams({ mode: 'forgot', redir: next }).toString();
    return (
      <Anchor href={`/login?${forgot}`} className={buttonClass({ variant: 'primary', wide: true })}>
        {t`Set a new password`}
      </Anchor>
    );
  }
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
