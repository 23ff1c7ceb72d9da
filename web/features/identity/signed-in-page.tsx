import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '#design/button';
import { Anchor, Link } from '#design/link';
import { SignInPanel, SignInRow } from '#design/sign-in-panel';
import { useFacts } from '../../facts.ts';
import { accountPathIn } from '../chrome/account/account-path.ts';
import { PageTitle } from '../../page-title.tsx';
import styles from './identity.module.css';

interface SignedInPageProps {
  readonly email: string;
  /** Where the reader goes on. */
  readonly redir: string;
  /** The address was confirmed since it was asked for here. */
  readonly confirmed?: boolean;
}

/** In place of a step that is done: who is signed in, and the ways on from there. */
export function SignedInPage({ email, redir, confirmed = false }: SignedInPageProps) {
  const { t } = useLingui();
  const facts = useFacts();
  const title = confirmed ? t`Your email is confirmed` : t`You are signed in`;
  const back = new URLSearchParams({ redir }).toString();
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <SignInPanel
        brand={facts.brand.name}
        step="signedIn"
        title={title}
        headingLevel={1}
        lead={t`You are signed in as ${email}.`}
      >
        <Anchor href={redir} className={buttonClass({ variant: 'primary', wide: true })}>
          {t`Continue`}
        </Anchor>
        <Anchor href={accountPathIn(facts)} className={buttonClass({ wide: true })}>
          {t`Go to my account`}
        </Anchor>
        <SignInRow>
          <Link href={`/s/ident/accounts?${back}`}>{t`Use another account`}</Link>
          <Link href="/signout?redir=%2Flogin">{t`Sign out`}</Link>
        </SignInRow>
      </SignInPanel>
    </div>
  );
}
