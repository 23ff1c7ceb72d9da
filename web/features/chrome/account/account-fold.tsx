import { useLingui } from '@lingui/react/macro';
import { drawerRow } from '#design/drawer';
import { Icon } from '#design/icon';
import { NavLink } from '#design/nav-link';
import { Segmented } from '#design/segmented';
import styles from './account-fold.module.css';
import { AccountFace } from './account-face.tsx';
import { Accounts, hasSeveral } from './accounts.tsx';
import type { AccountControl } from './use-account.ts';
import { useMode } from './use-mode.ts';

/** The head of the drawer: who is signed in, and folded below who else could be. */
export function AccountFold({ control }: { readonly control: AccountControl }) {
  const { t } = useLingui();
  const { account, state, add } = control;
  const { businessMode = false, companyName = '' } = state?.businessState ?? {};
  const address = account.name === account.email ? '' : account.email;
  const second = businessMode ? t`Business, ${companyName}` : address;
  return (
    <details className={styles.fold}>
      <summary className={styles.who}>
        <AccountFace account={account} tone={businessMode ? 'work' : 'plain'} />
        <span className={styles.words}>
          <bdi className={styles.name}>{account.name}</bdi>{' '}
          {second && <bdi className={businessMode ? styles.work : styles.detail}>{second}</bdi>}
        </span>
        <Icon name="chevron-down" size="small" className={styles.chevron} />
      </summary>
      <div className={styles.others}>
        {hasSeveral(state) && <Accounts {...control} name="drawer-account" />}
        <NavLink
          className={drawerRow}
          item={{ href: add.href, text: t`Add an account`, icon: 'plus', onPress: add.onPress }}
        />
      </div>
    </details>
  );
}

/** Drawn only for who has more than one way to travel. */
export function ModeChoice({ control }: { readonly control: AccountControl }) {
  const mode = useMode(control, 'drawer-mode');
  if (!mode) return null;
  const { note: _, ...segmented } = mode;
  return <Segmented {...segmented} labelPlace="hidden" wide />;
}
