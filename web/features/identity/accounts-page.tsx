import { useLingui } from '@lingui/react/macro';
import { useNavigation, useSubmit } from 'react-router';
import type { AccountSwitcherItem } from '#contract/identity';
import { AccountSwitcher } from '#design/account-switcher';
import { Button } from '#design/button';
import { Link } from '#design/link';
import { Note } from '#design/note';
import { SignInPanel } from '#design/sign-in-panel';
import { useFacts } from '../../facts.ts';
import { PostForm } from '../../post-form.tsx';
import { PageTitle } from '../../page-title.tsx';
import styles from './identity.module.css';

interface AccountsPageProps {
  readonly formtoken: string;
  readonly redir: string;
  readonly accounts: readonly AccountSwitcherItem[];
  /** Why nothing was switched or added. */
  readonly refused: string | undefined;
}

/** Which account of this browser is used, and the way to add one, [4-05a]: what the account menu does where there are no scripts. */
export function AccountsPage({ formtoken, redir, accounts, refused }: AccountsPageProps) {
  const { t } = useLingui();
  const { brand } = useFacts();
  const submit = useSubmit();
  const switching = useNavigation().formData?.get('account');
  const title = t`Accounts in this browser`;
  const action = `/s/ident/accounts?${new URLSearchParams({ redir })}`;
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <SignInPanel brand={brand.name} step="accounts" title={title} headingLevel={1}>
        {refused !== undefined && (
          <Note tone="bad" role="alert" title={t`Something went wrong`}>
            {refused}
          </Note>
        )}
        <PostForm formtoken={formtoken} action={action} className={styles.form}>
          <input type="hidden" name="redir" value={redir} />
          <AccountSwitcher
            label={t`Accounts`}
            name="account"
            accounts={accounts.map(({ tokenId, accountName, userEmail, businessMode }) => ({
              id: tokenId,
              name: accountName,
              detail: businessMode ? t`Business` : t`Personal`,
              email: userEmail,
            }))}
            selected={accounts.find(({ active }) => active)?.tokenId}
            loading={typeof switching === 'string' ? switching : undefined}
            loadingText={t`Switching…`}
            status=""
            switchLabel={t`Switch`}
            onSwitch={(account) => void submit({ formtoken, redir, account }, { method: 'post', action })}
          />
        </PostForm>
        <PostForm formtoken={formtoken} action={action} className={styles.form}>
          <input type="hidden" name="redir" value={redir} />
          <Button type="submit" wide icon="plus" name="intent" value="add">
            {t`Add an account`}
          </Button>
        </PostForm>
        <Link href={redir}>{t`Go back`}</Link>
      </SignInPanel>
    </div>
  );
}
