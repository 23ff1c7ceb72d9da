import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageTitle } from '../../page-title.tsx';
import styles from './search-page.module.css';

interface SearchPageProps {
  readonly title: string;
  /** Something has to be corrected first. */
  readonly faulty: boolean;
  readonly children: ReactNode;
}

/** A page that is its search form. */
export function SearchPage({ title, faulty, children }: SearchPageProps) {
  const { t } = useLingui();
  const said = faulty ? t`Check your search` : title;
  return (
    <div className={styles.page}>
      <PageTitle>{said}</PageTitle>
      <h1>{said}</h1>
      {children}
    </div>
  );
}
