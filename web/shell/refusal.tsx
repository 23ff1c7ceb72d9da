import { Trans, useLingui } from '@lingui/react/macro';
import type { Problem } from '#contract/core';
import { LinkButton } from '#design/link-button';
import styles from './error-page.module.css';

/** A refusal that the page itself did not handle: what was wrong, in the server's words, and the ways on. */
export function Refusal({ problems }: { readonly problems: readonly Problem[] }) {
  const { t } = useLingui();
  return (
    <section className={styles.page} aria-labelledby="refusal-title">
      <title>{t`This did not work`}</title>
      <h1 id="refusal-title">
        <Trans>This did not work</Trans>
      </h1>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.field ?? ''}`}>{problem.localizedDescription || problem.description}</li>
        ))}
      </ul>
      <p>
        <LinkButton variant="primary" href="/">
          <Trans>Go to the front page</Trans>
        </LinkButton>
      </p>
    </section>
  );
}
