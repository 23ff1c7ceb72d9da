import { useLingui } from '@lingui/react/macro';
import { AccountMenu, AccountPanel, type AccountPanelProps } from '#design/account-menu';
import { Link } from '#design/link';
import { Note } from '#design/note';
import { AccountFace } from './account-face.tsx';
import { Accounts, hasSeveral } from './accounts.tsx';
import type { AccountControl } from './use-account.ts';
import { useAccountLinks } from './use-account-links.ts';
import { useMode } from './use-mode.ts';

/** The account in the header: who it is, and under it what they can do. The browser opens it, also without scripts. */
export function AccountButton({ control }: { readonly control: AccountControl }) {
  const { t } = useLingui();
  const { account, state } = control;
  const business = state?.businessState?.businessMode ?? false;
  const look = { account, tone: business ? 'work' : 'plain' } as const;
  return (
    <AccountMenu
      label={t`Account`}
      avatar={<AccountFace {...look} />}
      name={account.firstName || account.displayName || (account.email.split('@', 1)[0] ?? '')}
      mode={state?.businessState ? (business ? t`Business` : t`Personal`) : undefined}
      marker={control.confirm === null ? undefined : t`Confirm your email address`}
    >
      {(target) => (
        <Panel
          control={control}
          avatar={<AccountFace {...look} size="large" />}
          close={{ ...target, label: t`Close the account menu` }}
        />
      )}
    </AccountMenu>
  );
}

interface PanelProps extends Pick<AccountPanelProps, 'close'> {
  readonly control: AccountControl;
  readonly avatar: AccountPanelProps['identity']['avatar'];
}

function Panel({ control, avatar, close }: PanelProps) {
  const { t } = useLingui();
  const { account, state, confirm, add, signOut } = control;
  const { own, help } = useAccountLinks(control);
  return (
    <AccountPanel
      identity={{ avatar, name: account.name, email: account.name === account.email ? '' : account.email }}
      close={close}
      notice={
        confirm !== null && (
          <Note tone="warn" title={t`Confirm your email address`}>
            {t`Until then nothing can be saved in this account.`} <Link href={confirm}>{t`Resend link`}</Link>
          </Note>
        )
      }
      mode={useMode(control, 'account-mode')}
      links={{
        label: t`Your account`,
        groups: [
          { id: 'own', items: own },
          { id: 'help', items: help },
        ],
      }}
      accounts={hasSeveral(state) && <Accounts {...control} name="account-menu" />}
      add={{ text: t`Add an account`, ...add }}
      signOut={{ text: t`Sign out`, ...signOut }}
    />
  );
}
