import { useLingui } from '@lingui/react/macro';
import { AccountSwitcher } from '#design/account-switcher';
import { Note } from '#design/note';
import type { AccountControl } from './use-account.ts';

interface AccountsProps extends Pick<AccountControl, 'state' | 'turning' | 'failed' | 'switchTo'> {
  /** Of the radios. */
  readonly name: string;
}

/** The accounts of this browser, where there are several. */
export function Accounts({ state, turning, failed, switchTo, name }: AccountsProps) {
  const { t } = useLingui();
  const items = state?.accountSwitcherItems ?? [];
  const next = items.find(({ tokenId }) => tokenId === turning);
  const called = next?.accountName ?? '';
  return (
    <>
      {failed && (
        <Note tone="bad" role="alert" title={t`The account was not switched`}>
          {t`You are still signed in as before. Try again in a moment.`}
        </Note>
      )}
      <AccountSwitcher
        label={t`Accounts`}
        name={name}
        accounts={items.map(({ tokenId, accountName, userEmail, businessMode }) => ({
          id: tokenId,
          name: accountName,
          detail: businessMode ? t`Business` : t`Personal`,
          email: userEmail,
        }))}
        selected={items.find(({ active }) => active)?.tokenId}
        loading={turning}
        loadingText={t`Switching…`}
        status={next ? t`Switching to ${called}.` : ''}
        onSwitch={switchTo}
        switchLabel={t`Switch`}
      />
    </>
  );
}

/** Whether there is anything to switch to. */
export function hasSeveral(state: AccountControl['state']): boolean {
  return (state?.accountSwitcherItems.length ?? 0) > 1;
}
