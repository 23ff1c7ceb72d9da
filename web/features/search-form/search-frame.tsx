import { useLingui } from '@lingui/react/macro';
import type { ReactNode, SyntheticEvent } from 'react';
import { Form, useNavigation } from 'react-router';
import { SearchRow } from '#design/search-form';
import { visuallyHiddenClass } from '#design/visually-hidden';
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
  /** May keep the form on its page (`use-blanks.ts`). */
  readonly onSubmit?: (event: SyntheticEvent<HTMLFormElement>) => void;
  /** Read out once there is something. */
  readonly said?: string;
}

export interface SubmitWords {
  readonly text: string;
  readonly busyText: string | undefined;
}

interface SearchFramesProps extends Omit<SearchFrameProps, 'children'> {
  /** The fields with the button that sends them. */
  readonly children: (submit: SubmitWords) => ReactNode;
}

/** One row that asks everything. */
export function SearchFrame({ children, ...frame }: SearchFrameProps) {
  return <SearchFields {...frame}>{(submit) => <SearchRow submit={submit}>{children}</SearchRow>}</SearchFields>;
}

/** Whatever asks everything, in a plain GET form, so that it works without scripts and leaves no trace but its address. */
export function SearchFields({ label, action, above, onSubmit, said, children }: SearchFramesProps) {
  const { t } = useLingui();
  const busy = useNavigation().state === 'loading';
  return (
    <search id="search-form" tabIndex={-1} aria-label={label} data-announce={label}>
      <Form method="get" action={action} className={styles.form} onSubmit={onSubmit}>
        {above}
        {children({ text: t`Search`, busyText: busy ? t`Searching…` : undefined })}
        <output className={visuallyHiddenClass}>{said}</output>
      </Form>
    </search>
  );
}
