import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useState } from 'react';
import { SourcePanel, type SourceState } from '#design/source-progress';
import type { Source } from '#contract/search';
import { useFacts } from '../../facts.ts';
import { useFormat } from '../../format.ts';
import { formatElapsed } from './elapsed.ts';
import styles from './results.module.css';
import { useLists } from '../reader/use-lists.ts';

interface ResultsHeadProps {
  readonly title: string;
  /** How many there are, and of how many. */
  readonly count: ReactNode;
  readonly sources: readonly Source[];
  readonly checkedAt: string;
  /** What every price in the list includes. */
  readonly children?: ReactNode;
}

/** What this list is, how complete and how old. */
export function ResultsHead({ title, count, sources, checkedAt, children }: ResultsHeadProps) {
  const { t } = useLingui();
  return (
    <header className={styles.head}>
      <div className={styles.titles}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.status}>
          <span>{isAsking(sources) ? t`Searching…` : count}</span>
          <Sources sources={sources} />
          {!isAsking(sources) && <Age sources={sources} checkedAt={checkedAt} />}
        </div>
      </div>
      {children && <div className={styles.asks}>{children}</div>}
    </header>
  );
}

function Sources({ sources }: Pick<ResultsHeadProps, 'sources'>) {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  const answered = sources.filter((source) => stateOf(source) === 'answered').length;
  const silent = sources.filter((source) => stateOf(source) === 'failed').map((source) => source.name);
  return (
    <SourcePanel
      summary={t`${answered} of ${plural(sources.length, { one: '# source', other: '# sources' })} responded`}
      short={
        answered === sources.length
          ? t`${plural(answered, { one: '# source', other: '# sources' })}`
          : t`${answered} of ${plural(sources.length, { one: '# source', other: '# sources' })}`
      }
      title={t`Sources`}
      columns={{ source: t`Source`, kind: t`Type`, options: t`Results`, answer: t`Response` }}
      rows={sources.map((source) => ({
        name: source.name,
        kind: source.dataClass === 'demo' ? t`sample data` : source.dataClass === 'house' ? t`our own` : t`supplier`,
        options: source.offers > 0 ? format.count(source.offers) : '',
        state: stateOf(source),
        answer: answerOf(source),
      }))}
    >
      {silent.length > 0 && <p>{t`Not included: ${lists.all(silent)}. Search again to retry.`}</p>}
    </SourcePanel>
  );

  function answerOf({ outcome, tookMs }: Source): string {
    if (outcome === 'waiting') return t`waiting`;
    if (outcome === 'timeout') return t`too slow`;
    if (outcome === 'failed' || outcome === 'skipped') return t`no response`;
    return t`${format.number(Math.ceil(Math.max(1, tookMs ?? 0) / 100) / 10)} s`;
  }
}

/** Before any source has answered there is neither a count nor an age to tell. */
function isAsking(sources: readonly Source[]): boolean {
  return sources.every(({ outcome }) => outcome === 'waiting');
}

/** Of a source, as the row of progress and the panel show it. */
export function stateOf({ outcome }: Pick<Source, 'outcome'>): SourceState {
  if (outcome === 'waiting') return 'waiting';
  return outcome === 'answered' || outcome === 'partial' ? 'answered' : 'failed';
}

/** Prices older than this are not what a supplier would say now. */
const STALE_SECONDS = 600;
const CLOCK_MS = 20_000;

/** The moment, moving on while the page is open. Starts with the server's, so that both sides agree. */
function useClock(): number {
  const [at, setAt] = useState(Date.parse(useFacts().now));
  useEffect(() => {
    const timer = setInterval(() => setAt(Date.now()), CLOCK_MS);
    return () => clearInterval(timer);
  }, []);
  return at;
}

function Age({ sources, checkedAt }: Pick<ResultsHeadProps, 'sources' | 'checkedAt'>) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const now = useClock();
  const oldest = sources.map((source) => source.checkedAt ?? checkedAt).sort()[0] ?? checkedAt;
  const seconds = Math.max(0, Math.floor((now - Date.parse(oldest)) / 1_000));
  if (seconds < 60) return <span>{t`Checked just now`}</span>;
  const age = formatElapsed(seconds, locale);
  return <span className={seconds > STALE_SECONDS ? styles.stale : undefined}>{t`Checked ${age} ago`}</span>;
}
