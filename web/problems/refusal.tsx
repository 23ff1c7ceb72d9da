import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import type { Problem } from '#contract/core';
import { LinkButton } from '#design/link-button';
import { isForNow } from './for-now.ts';
import { OutsideFrame } from './outside-frame.tsx';
import styles from '../shell/error-page.module.css';
import { HelpLine } from './help-line.tsx';

/** A refusal that the page itself did not handle: what was wrong, in the server's words, and the ways on. */
export function Refusal({ problems }: { readonly problems: readonly Problem[] }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  if (problems[0]?.code === 'NOT_IN_FRAME') return <OutsideFrame />;
  const forNow = isForNow(problems);
  return (
    <section className={styles.page} aria-labelledby="refusal-title">
      <h1 id="refusal-title">{forNow ? t`Too many requests` : t`Something went wrong`}</h1>
      {forNow ? (
        <p>{t`Try again in a moment. Nothing was changed or lost.`}</p>
      ) : (
        <ul>
          {problems.map((problem) => (
            <li key={`${problem.code} ${problem.field ?? ''}`}>
              {problem.localizedDescription || problem.description}
            </li>
          ))}
        </ul>
      )}
      <p className={styles.row}>
        {forNow && (
          <LinkButton variant="primary" href={`${pathname}${search}`}>
            {t`Try again`}
          </LinkButton>
        )}
        <LinkButton variant={forNow ? 'quiet' : 'primary'} href="/">
          {t`Go to the homepage`}
        </LinkButton>
      </p>
      <HelpLine />
    </section>
  );
}
