import { AccountAvatar } from './account-avatar.tsx';
import styles from './account.module.css';
import { AccountFrame, type AccountNavData } from './account-frame.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import type { SectionPage } from './pages.ts';
import { SECTIONS, useSectionTitles } from './sections.ts';
import type { AccountData } from './types.ts';
import { usePageTitles } from './use-page-titles.ts';

interface AccountPageProps extends AccountData {
  readonly page: SectionPage;
  readonly nav: AccountNavData;
}

/** One page of the account with its sections; each form saves alone. */
export function AccountPage({ page, nav, ...data }: AccountPageProps) {
  const titles = useSectionTitles();
  const pageTitles = usePageTitles();
  const sections = SECTIONS[page];
  return (
    <AccountFrame page={page} nav={nav} whose={<Whose {...data} />}>
      <LeaveGuard>
        <div className={styles.sections}>
          {sections.map(({ id, Part }) =>
            sections.length === 1 ? (
              <section key={id} id={id} aria-label={pageTitles[page]} className={styles.section}>
                <Part {...data} />
              </section>
            ) : (
              <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
                <h2 id={`${id}-title`}>{titles[id]}</h2>
                <Part {...data} />
              </section>
            ),
          )}
        </div>
      </LeaveGuard>
    </AccountFrame>
  );
}

/** Of several accounts in one browser, which one this is. */
export function Whose({ account }: Pick<AccountData, 'account'>) {
  const { firstName, lastName, displayName, emails } = account;
  const email = emails.find(({ primary }) => primary)?.email ?? '';
  const name = displayName || `${firstName} ${lastName}`.trim();
  const at = email.indexOf('@') + 1;
  return (
    <>
      <AccountAvatar account={account} />
      <div>
        {name && (
          <b>
            <bdi>{name}</bdi>
          </b>
        )}
        <bdi>
          {email.slice(0, at)}
          <wbr />
          {email.slice(at)}
        </bdi>
      </div>
    </>
  );
}
