import { useLingui } from '@lingui/react/macro';
import { AnchorNav } from '#design/anchor-nav';
import { Avatar } from '#design/avatar';
import { useHeadingFocus } from '../../booking/use-heading-focus.ts';
import { PageTitle } from '../../../page-title.tsx';
import styles from './account.module.css';
import { LeaveGuard } from './leave-guard.tsx';
import { SECTIONS, useSectionTitles } from './sections.ts';
import type { AccountData } from './types.ts';

/** Everything of an account on one page; each part saves alone. */
export function AccountPage(data: AccountData) {
  const { t } = useLingui();
  const heading = useHeadingFocus();
  const titles = useSectionTitles();
  const sections = SECTIONS.filter(({ shown }) => shown?.(data) ?? true);
  const { firstName, lastName, displayName, emails } = data.account;
  const main = emails.find(({ primary }) => primary)?.email ?? '';
  const name = displayName || `${firstName} ${lastName}`.trim();
  return (
    <div className={styles.page}>
      <PageTitle>{t`Your account`}</PageTitle>
      <header className={styles.head}>
        <Avatar person={{ firstName, lastName, displayName, email: main }} size="large" />
        <div>
          <h1 ref={heading} tabIndex={-1}>{t`Your account`}</h1>
          <p className={styles.whose}>
            {name && (
              <>
                <bdi>{name}</bdi>{' '}
              </>
            )}
            <bdi className={styles.quiet}>{main}</bdi>
          </p>
        </div>
      </header>
      <div className={styles.nav}>
        <AnchorNav label={t`On this page`} sections={sections.map(({ id }) => ({ id, text: titles[id] }))} />
      </div>
      <LeaveGuard>
        <div className={styles.sections}>
          {sections.map(({ id, Part }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
              <h2 id={`${id}-title`}>{titles[id]}</h2>
              <Part {...data} />
            </section>
          ))}
        </div>
      </LeaveGuard>
    </div>
  );
}
