import { Trans, useLingui } from '@lingui/react/macro';
import styles from './error-page.module.css';
import { PlainSearch } from './plain-search.tsx';

/** A wrong address is answered with what people come for: a search. */
export function NotFound() {
  const { t } = useLingui();
  return (
    <section className={styles.page} aria-labelledby="not-found-title">
      <title>{t`Page not found`}</title>
      <h1 id="not-found-title">
        <Trans>There is no page at this address</Trans>
      </h1>
      <p>
        <Trans>The link may be old or mistyped. You can search for flights from here.</Trans>
      </p>
      <PlainSearch />
    </section>
  );
}
