import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import type { ProviderName } from '#contract/identity';
import { Button, buttonClass } from '#design/button';
import { Note } from '#design/note';
import { SignInPanel } from '#design/sign-in-panel';
import { useFacts } from '../../facts.ts';
import { PostForm } from '../../post-form.tsx';
import { PageTitle } from '../../page-title.tsx';
import styles from './identity.module.css';
import { PROVIDER_NAMES } from './provider-names.ts';

interface ProviderPageProps {
  readonly formtoken: string;
  readonly provider: ProviderName;
  readonly redir: string;
  /** It is added to the account that is signed in. */
  readonly link: boolean;
  /** The next one joins the accounts of this browser. */
  readonly adding: boolean;
  /** Address of the other site; the page goes on there. */
  readonly goTo: string | null;
  readonly refused: string | null;
}

/** Before another site is asked who somebody is. Nothing of it is loaded before the press. */
export function ProviderPage({ formtoken, provider, redir, link, adding, goTo, refused }: ProviderPageProps) {
  const { t } = useLingui();
  const { brand } = useFacts();
  const busy = useNavigation().state !== 'idle' || goTo !== null;
  const name = PROVIDER_NAMES[provider];
  const title = link ? t`Add ${name} to your account` : t`Continue with ${name}`;
  const query = new URLSearchParams({ ...(adding && { mode: 'add' }), ...(link && { link: '1' }), redir });
  useEffect(() => {
    if (goTo !== null) window.location.assign(goTo);
  }, [goTo]);
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      {goTo !== null && <meta httpEquiv="refresh" content={`0;url=${goTo}`} />}
      <SignInPanel
        brand={brand.name}
        headingLevel={1}
        step={goTo === null ? 'provider' : 'leaving'}
        title={goTo === null ? title : t`Continuing to ${name}`}
        lead={t`${name} confirms who you are and shares your name and email address with us. We never see your password.`}
        back={{ label: t`Go back`, href: link ? redir : `/login?${query}` }}
        foot={adding && goTo === null && <p>{t`Other accounts stay signed in.`}</p>}
      >
        {refused !== null && (
          <Note tone="bad" role="alert" title={t`Something went wrong`}>
            {refused}
          </Note>
        )}
        {goTo === null ? (
          <PostForm formtoken={formtoken} action={`/login/with/${provider}?${query}`} className={styles.form}>
            <input type="hidden" name="redir" value={redir} />
            {link && <input type="hidden" name="link" value="1" />}
            {adding && <input type="hidden" name="adding" value="on" />}
            <Button type="submit" variant="primary" wide busyLabel={busy ? t`Continuing to ${name}` : undefined}>
              {t`Continue to ${name}`}
            </Button>
          </PostForm>
        ) : (
          <a className={buttonClass({ variant: 'primary', wide: true })} href={goTo}>{t`Continue to ${name}`}</a>
        )}
      </SignInPanel>
    </div>
  );
}
