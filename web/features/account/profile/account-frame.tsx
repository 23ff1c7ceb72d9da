import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SectionNav } from '#design/section-nav';
import { PageTitle } from '../../../page-title.tsx';
import { useFacts } from '../../../facts.ts';
import { useFormat } from '../../../format.ts';
import { useHeadingFocus } from '../../reader/use-heading-focus.ts';
import styles from './account-frame.module.css';
import { ACCOUNT_PAGES, accountPageAddress, type AccountPageId } from './pages.ts';
import { usePageTitles } from './use-page-titles.ts';

/** What the list beside a page of the account says. */
export interface AccountNavData {
  /** How many bookings are ahead. */
  readonly upcoming: number;
  /** Whether there is anything about cards to say. */
  readonly payment: boolean;
}

interface AccountFrameProps {
  readonly page: AccountPageId;
  readonly nav: AccountNavData;
  /** Whose account it is; below the list where there is room beside the page. */
  readonly whose?: ReactNode;
  /** Beside the heading. */
  readonly act?: ReactNode;
  readonly lead?: string;
  readonly children: ReactNode;
}

/** A page of the account: the list of all of them, its heading, its sections. */
export function AccountFrame({ page, nav, whose, act, lead, children }: AccountFrameProps) {
  const heading = useHeadingFocus();
  const titles = usePageTitles();
  return (
    <div className={styles.page}>
      <PageTitle>{titles[page]}</PageTitle>
      <div className={styles.side}>
        <AccountNav page={page} nav={nav} />
        {whose && <div className={styles.whose}>{whose}</div>}
      </div>
      <div className={styles.main}>
        <header className={styles.head}>
          <h1 ref={heading} tabIndex={-1}>
            {titles[page]}
          </h1>
          {act}
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
    </div>
  );
}

function AccountNav({ page, nav }: Pick<AccountFrameProps, 'nav' | 'page'>) {
  const { t } = useLingui();
  const facts = useFacts();
  const { number } = useFormat();
  const titles = usePageTitles();
  const { upcoming } = nav;
  const ahead = {
    shown: number(upcoming),
    spoken: t`${plural(upcoming, { one: '# upcoming booking', other: '# upcoming bookings' })}`,
  };
  const items = ACCOUNT_PAGES.filter(({ id }) => id !== 'payment' || nav.payment).map(({ id, icon }) => ({
    href: accountPageAddress(id, facts),
    text: titles[id],
    icon,
    current: id === page,
    ...(id === 'bookings' && upcoming > 0 && { count: ahead }),
  }));
  return <SectionNav label={t`Account`} items={items} />;
}
