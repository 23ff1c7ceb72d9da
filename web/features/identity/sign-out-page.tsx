import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import type { AccountSwitcherItem } from '#contract/identity';
import { Button, buttonClass } from '#design/button';
import { Anchor } from '#design/link';
import { SignInPanel } from '#design/sign-in-panel';
import { useFacts } from '../../facts.ts';
import { PostForm } from '../../post-form.tsx';
import { PageTitle } from '../../page-title.tsx';
import styles from './identity.module.css';

interface SignOutPageProps {
  readonly formtoken: string;
  readonly redir: string;
  readonly email: string | null;
  /** Those signed in here. */
  readonly accounts: readonly AccountSwitcherItem[];
}

export function SignOutPage({ formtoken, redir, email, accounts }: SignOutPageProps) {
  const { t } = useLingui();
  const { brand } = useFacts();
  const busy = useNavigation().state === 'submitting';
  const title = email ? t`Sign out?` : t`You are signed out`;
  const several = email !== null && accounts.length > 1;
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <SignInPanel
        brand={brand.name}
        step="signout"
        title={title}
        headingLevel={1}
        lead={several ? t`Sign out of one account in this browser, or of all.` : email}
      >
        {email && (
          <PostForm formtoken={formtoken} action="/signout" className={styles.form}>
            <input type="hidden" name="redir" value={redir} />
            {several &&
              accounts.map(({ tokenId, userEmail }) => (
                <Button key={tokenId} type="submit" wide name="account" value={tokenId}>
                  {t`Sign out of ${userEmail}`}
                </Button>
              ))}
            <Button type="submit" variant="primary" wide busyLabel={busy ? t`Signing out…` : undefined}>
              {several ? t`Sign out of all accounts` : t`Sign out`}
            </Button>
          </PostForm>
        )}
        <Anchor href={redir} className={buttonClass({ wide: true })}>
          {email ? t`Stay signed in` : t`Continue`}
        </Anchor>
      </SignInPanel>
    </div>
  );
}
