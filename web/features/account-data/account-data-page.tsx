import { useLingui } from '@lingui/react/macro';
import type { OutputOf, Problem } from '#contract/core';
import type { dataSubject } from '#contract/data-subject';
import { Note } from '#design/note';
import { sectionPageAddress } from '../account/profile/pages.ts';
import { ColumnPage } from '../column/column-page.tsx';
import { Activity } from './activity.tsx';
import { DeletionAsk, DeletionWaiting, Kept } from './deletion.tsx';
import { Download } from './download.tsx';
import { ACCOUNT_DATA } from '../account/paths.ts';
import { Landed } from './landed.tsx';
import { Resume } from './resume.tsx';

export interface AccountDataProps {
  readonly deletion: OutputOf<typeof dataSubject.readDeletion>;
  readonly activity: OutputOf<typeof dataSubject.listActivity>;
  /** What is shown is not the newest. */
  readonly older: boolean;
  readonly formtoken: string;
  /** Where the reader was going when the sign-in led here. */
  readonly onwards: string | null;
  /** What the last press did. */
  readonly done: 'keep' | 'delete' | null;
  readonly problems: readonly Problem[];
}

/** What the site keeps about an account, for whoever it belongs to. */
export function AccountDataPage({ deletion, activity, older, formtoken, onwards, done, problems }: AccountDataProps) {
  const { t } = useLingui();
  const [problem] = problems;
  return (
    <ColumnPage
      title={t`Your data`}
      back={{ href: sectionPageAddress('privacy'), text: t`Privacy and data` }}
      lead={
        <>
          {t`Everything stored in this account:`} <bdi>{deletion.email}</bdi>
        </>
      }
      parts
    >
      <Resume path={ACCOUNT_DATA} />
      {problem && (
        <Note tone="bad" role="alert" title={t`Nothing was changed`}>
          {problem.localizedDescription}
        </Note>
      )}
      {(done !== null || deletion.closingAt !== null) && (
        <Landed done={done}>
          {deletion.closingAt === null ? (
            <Kept onwards={onwards} />
          ) : (
            <DeletionWaiting closingAt={deletion.closingAt} formtoken={formtoken} onwards={onwards} />
          )}
        </Landed>
      )}
      <Download fresh={deletion.fresh} />
      <Activity {...activity} older={older} />
      {deletion.closingAt === null && <DeletionAsk {...deletion} formtoken={formtoken} />}
    </ColumnPage>
  );
}
