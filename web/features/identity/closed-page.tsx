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
  const title = t`Sign-in is unavailable`;
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <SignInPanel
        brand={name}
        step="closed"
        title={title}
        headingLevel={1}
        lead={t`Sign-in at ${name} is unavailable at the moment. Searching and booking work without an account, and you can open a booking with its reference and email.`}
      >
        <Anchor href="/booking/find" className={buttonClass({ variant: 'primary', wide: true })}>
          {t`Find my booking`}
        </Anchor>
        <Link href="/">{t`Search flights`}</Link>
      </SignInPanel>
    </div>
  );
}
