import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '#design/class-names';
import { SkipLinks } from '#design/skip-link';
import { SourceProgress } from '#design/source-progress';
import type { Source } from '#contract/search';
import { PageTitle } from '../../page-title.tsx';
import { FIRST_CARD } from './offer-cards.tsx';
import { stateOf } from './results-head.tsx';
import styles from './results.module.css';

interface ResultsPageProps {
  readonly title: string;
  /** The list: its id, what it is called, what the link to its first card says, and whether another one is on the way. */
  readonly list: { readonly id: string; readonly label: string; readonly skip: string; readonly busy: boolean };
  readonly head: ReactNode;
  readonly sources: readonly Source[];
  /** What narrows the list, beside it where there is room. */
  readonly rail?: ReactNode;
  /** Seen beside the list at the other side; it holds nothing that the list does not say. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  /** Filters and orders where there is no room for them on the page. */
  readonly tools: ReactNode;
}

/** The page of a list of offers: head, progress, rail and list, the same for whatever is listed. */
export function ResultsPage({ title, list, head, sources, rail, aside, children, tools }: ResultsPageProps) {
  const { t } = useLingui();
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <SkipLinks label={t`Within this page`} links={[{ href: `#${FIRST_CARD}`, text: list.skip }]} />
      {head}
      <Progress sources={sources} />
      <div className={classNames(styles.columns, Boolean(rail) && styles.railed, Boolean(aside) && styles.sided)}>
        {rail && (
          <aside className={styles.rail} aria-label={t`Filters`}>
            {rail}
          </aside>
        )}
        <section
          id={list.id}
          tabIndex={-1}
          className={styles.list}
          aria-label={list.label}
          aria-busy={list.busy || undefined}
        >
          {children}
        </section>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
      {tools}
    </div>
  );
}

function Progress({ sources }: Pick<ResultsPageProps, 'sources'>) {
  const { t } = useLingui();
  const answered = sources.filter((source) => stateOf(source) === 'answered').length;
  const text = t`${answered} of ${plural(sources.length, { one: '# source', other: '# sources' })} responded`;
  return (
    <div className={styles.progress} data-done={answered === sources.length || undefined}>
      <SourceProgress label={t`Sources`} text={text} states={sources.map(stateOf)} />
    </div>
  );
}
