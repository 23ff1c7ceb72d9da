import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { SourcePanel, type SourceState } from '#design/source-progress';
import type { Bags, FlightAddress, Source } from '#contract/search';
import { useFacts } from '../../../facts.ts';
import { useFormat } from '../../../format.ts';
import { BagsControl } from './bags-control.tsx';
import { formatElapsed } from './elapsed.ts';
import styles from './results.module.css';
import type { ListedResults } from './listed.ts';
import { useLists } from './use-lists.ts';

interface ResultsHeadProps {
  readonly title: string;
  readonly results: ListedResults;
  readonly sources: readonly Source[];
  readonly address: FlightAddress;
  readonly onBags: (bags: Bags) => void;
}

/** What this list is, how complete and how old, and the bags that every price in it includes. */
export function ResultsHead({ title, results, sources, address, onBags }: ResultsHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.titles}>
        <h1 className={styles.title}>{title}</h1>
        <div className={styles.status}>
          <span>
            <Count results={results} pairs={address.return !== null} />
          </span>
          <Sources sources={sources} />
          <Age results={results} />
        </div>
      </div>
      <div className={styles.bags}>
        <BagsControl address={address} onBags={onBags} />
      </div>
    </header>
  );
}

/** How many there are, and of how many; the number stands out. */
function Count({ results, pairs }: { readonly results: ListedResults; readonly pairs: boolean }) {
  const { t } = useLingui();
  const format = useFormat();
  const known = format.count(results.total, 'long');
  const count = results.exact ? known : t`At least ${known}`;
  const all = format.count(results.unfiltered, 'long');
  const narrowed = results.total !== results.unfiltered;
  const [total, unfiltered] = [worded(results.total), worded(results.unfiltered)];
  if (pairs) {
    return marked(
      narrowed
        ? t`<b>${count}</b> of ${plural(unfiltered, { one: `${all} pair of flights`, other: `${all} pairs of flights` })}`
        : t`${plural(total, { one: `<b>${count}</b> pair of flights`, other: `<b>${count}</b> pairs of flights` })}`,
    );
  }
  return marked(
    narrowed
      ? t`<b>${count}</b> of ${plural(unfiltered, { one: `${all} option`, other: `${all} options` })}`
      : t`${plural(total, { one: `<b>${count}</b> option`, other: `<b>${count}</b> options` })}`,
  );
}

/** Figures of a million and more end in a word ("1.05 billion"), and what is counted follows that word, not the last digits. */
function worded(count: number): number {
  return Math.min(count, 1_000_000);
}

/** What stands between `<b>` and `</b>` of a message is set in the face of numbers. */
function marked(message: string) {
  const [before, strong, after] = message.split(/<b>|<\/b>/);
  return (
    <>
      {before}
      <b className={styles.count}>{strong}</b>
      {after}
    </>
  );
}

function Sources({ sources }: { sources: readonly Source[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const lists = useLists();
  const answered = sources.filter((source) => stateOf(source) === 'answered').length;
  const silent = sources.filter((source) => stateOf(source) === 'failed').map((source) => source.name);
  return (
    <SourcePanel
      summary={t`${answered} of ${plural(sources.length, { one: '# source', other: '# sources' })} answered`}
      title={t`Who was asked`}
      columns={{ source: t`Source`, kind: t`Kind`, options: t`Options`, answer: t`Answer` }}
      rows={sources.map((source) => ({
        name: source.name,
        kind: source.dataClass === 'demo' ? t`sample` : source.dataClass === 'house' ? t`our own` : t`supplier`,
        options: source.offers > 0 ? format.count(source.offers) : '',
        state: stateOf(source),
        answer: answerOf(source),
      }))}
    >
      {silent.length > 0 && <p>{t`Not in this list: ${lists.all(silent)}. Search again to ask once more.`}</p>}
    </SourcePanel>
  );

  function answerOf({ outcome, tookMs }: Source): string {
    if (outcome === 'waiting') return t`waiting`;
    if (outcome === 'timeout') return t`too slow`;
    if (outcome === 'failed' || outcome === 'skipped') return t`no answer`;
    return t`${format.number(Math.max(1, tookMs ?? 0))} ms`;
  }
}

function stateOf({ outcome }: Source): SourceState {
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

function Age({ results }: { results: ListedResults }) {
  const { t } = useLingui();
  const { locale } = useFacts();
  const now = useClock();
  const oldest = results.sources.map((source) => source.checkedAt ?? results.checkedAt).sort()[0] ?? results.checkedAt;
  const seconds = Math.max(0, Math.floor((now - Date.parse(oldest)) / 1_000));
  if (seconds < 60) return <span>{t`Prices checked just now`}</span>;
  const age = formatElapsed(seconds, locale);
  return <span className={seconds > STALE_SECONDS ? styles.stale : undefined}>{t`Prices checked ${age} ago`}</span>;
}
