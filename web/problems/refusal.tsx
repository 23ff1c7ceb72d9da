import { useLingui } from '@lingui/react/macro';
import type { Problem } from '#contract/core';
import { LinkButton } from '#design/link-button';
import { OutsideFrame } from './outside-frame.tsx';
import styles from '../shell/error-page.module.css';
import { HelpLine } from './help-line.tsx';

/** A refusal that the page itself did not handle: what was wrong, in the server's words, and the ways on. */
export function Refusal({ problems }: { readonly problems: readonly Problem[] }) {
  const { t } = useLingui();
  if (problems[0]?.code === 'NOT_IN_FRAME') return <OutsideFrame />;
  return (
    <section className={styles.page} aria-labelledby="refusal-title">
      <h1 id="refusal-title">{t`This did not work`}</h1>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.field ?? ''}`}>{problem.localizedDescription || problem.description}</li>
        ))}
      </ul>
      <p>
        <LinkButton variant="primary" href="/">
          {t`Go to the front page`}
        </LinkButton>
      </p>
      <HelpLine />
    </section>
  );
}
