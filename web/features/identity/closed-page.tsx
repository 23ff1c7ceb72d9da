import { useLingui } from '@lingui/react/macro';
import { buttonClass } from '#design/button';
import { Anchor, Link } from '#design/link';
import { SignInPanel } from '#design/sign-in-panel';
import { useFacts } from '../../facts.ts';
import { PageTitle } from '../../page-title.tsx';
import styles from './identity.module.css';

/** In place of signing in, where the brand lets nobody: what goes on without. */
export function ClosedPage() {
  const { t } = useLingui();
  const { brand } = useFacts();
  const name = brand.name;
  const title = t`Signing in is closed`;
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <SignInPanel
        brand={name}
        step="closed"
        title={title}
        headingLevel={1}
        lead={t`Nobody can sign in at ${name} at the moment. Searching and booking work without an account, and a booking opens with its reference and e-mail.`}
      >
        <Anchor href="/booking/find" className={buttonClass({ variant: 'primary', wide: true })}>
          {t`Find my booking`}
        </Anchor>
        <Link href="/">{t`Search flights`}</Link>
      </SignInPanel>
    </div>
  );
}
