import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { SearchRow } from '#design/search-form';
import styles from './search-form.module.css';

interface SearchFrameProps {
  /** Names the search: "Search flights". */
  readonly label: string;
  /** The page whose loader reads the fields. */
  readonly action: string;
  /** Choices over the row. */
  readonly above?: ReactNode;
  /** The cells of the row. */
  readonly children: ReactNode;
}

/** One row that asks everything; a plain GET form, so it works without scripts and leaves no trace but its address. */
export function SearchFrame({ label, action, above, children }: SearchFrameProps) {
  const { t } = useLingui();
  const busy = useNavigation().state === 'loading';
  return (
    <search id="search-form" tabIndex={-1} aria-label={label} data-announce={label}>
      <Form method="get" action={action} className={styles.form}>
        {above}
        <SearchRow submit={{ text: t`Search`, busyText: busy ? t`Searching…` : undefined }}>{children}</SearchRow>
      </Form>
    </search>
  );
}
