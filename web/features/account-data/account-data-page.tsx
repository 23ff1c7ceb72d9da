import { useLingui } from '@lingui/react/macro';
import type { OutputOf, Problem } from '#contract/core';
import type { dataSubject } from '#contract/data-subject';
import { Note } from '#design/note';
import { useFacts } from '../../facts.ts';
import { useHeadingFocus } from '../booking/use-heading-focus.ts';
import styles from './account-data.module.css';
import { Activity } from './activity.tsx';
import { DeletionAsk, DeletionWaiting } from './deletion.tsx';
import { Download } from './download.tsx';

export interface AccountDataProps {
  readonly deletion: OutputOf<typeof dataSubject.readDeletion>;
  readonly activity: OutputOf<typeof dataSubject.listActivity>;
  /** What is shown is not the newest. */
  readonly older: boolean;
  readonly formtoken: string;
  /** Where the reader was going when the sign-in led here. */
  readonly onwards: string | null;
  readonly problems: readonly Problem[];
}

/** What the site keeps about an account, for whoever it belongs to. */
export function AccountDataPage({ deletion, activity, older, formtoken, onwards, problems }: AccountDataProps) {
  const { t } = useLingui();
  const { brand } = useFacts();
  const heading = useHeadingFocus();
  const [problem] = problems;
  return (
    <div className={styles.page}>
      <title>{`${t`Your data`} | ${brand.name}`}</title>
      <header>
        <h1 ref={heading} tabIndex={-1}>{t`Your data`}</h1>
        <p className={styles.lead}>
          {t`Everything that is kept under this account:`} <bdi>{deletion.email}</bdi>
        </p>
      </header>
      {problem && (
        <Note tone="bad" role="alert" title={t`Nothing was changed`}>
          {problem.localizedDescription}
        </Note>
      )}
      {deletion.closingAt !== null && (
        <DeletionWaiting closingAt={deletion.closingAt} formtoken={formtoken} onwards={onwards} />
      )}
      <Download fresh={deletion.fresh} />
      <Activity {...activity} older={older} />
      {deletion.closingAt === null && <DeletionAsk {...deletion} formtoken={formtoken} />}
    </div>
  );
}
