import { useLingui } from '@lingui/react/macro';
import type { OutputOf } from '#contract/core';
import type { dataSubject } from '#contract/data-subject';
import { Link } from '#design/link';
import { useFormat } from '../../format.ts';
import styles from './account-data.module.css';
import { ACCOUNT_DATA } from '../account/paths.ts';
import { useActWords } from './use-act-words.ts';

type ActivityProps = OutputOf<typeof dataSubject.listActivity> & { readonly older: boolean };

/** What was done in the account and to it. The trail is sealed: nobody can take a line out of it unseen. */
export function Activity({ entries, next, older }: ActivityProps) {
  const { t } = useLingui();
  const { day, time } = useFormat();
  const { actOf, whoOf } = useActWords();
  return (
    <section className={styles.part} aria-labelledby="activity">
      <h2 id="activity">{t`Activity`}</h2>
      <p>{t`Changes to your account, newest first. The record is sealed, so no entry can be removed unnoticed.`}</p>
      {entries.length === 0 ? (
        <p className={styles.small}>{t`No activity yet.`}</p>
      ) : (
        <ol className={styles.acts}>
          {entries.map(({ id, at, act, by }) => (
            <li key={id}>
              <span>{actOf(act)}</span>
              <span className={styles.when}>
                <time dateTime={at}>
                  <bdi>{day(at, 'plain')}</bdi> <bdi>{`${time(at)} UTC`}</bdi>
                </time>
                {by !== 'visitor' && ` · ${whoOf(by)}`}
              </span>
            </li>
          ))}
        </ol>
      )}
      <nav className={styles.turn} aria-label={t`Activity pages`}>
        {older && <Link href={ACCOUNT_DATA}>{t`Newest`}</Link>}
        {next !== null && <Link href={`${ACCOUNT_DATA}?before=${next}`}>{t`Older`}</Link>}
      </nav>
    </section>
  );
}
