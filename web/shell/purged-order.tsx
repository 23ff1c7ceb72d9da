import { Trans, useLingui } from '@lingui/react/macro';
import { LinkButton } from '#design/link-button';
import styles from './error-page.module.css';
import { PlainSearch } from './plain-search.tsx';

/** The address of a booking that was begun and never paid for: what became of it, and how to begin again. */
export function PurgedOrder() {
  const { t } = useLingui();
  return (
    <section className={styles.page} aria-labelledby="purged-title">
      <title>{t`This booking was deleted`}</title>
      <h1 id="purged-title">
        <Trans>This booking was never finished, so we deleted it</Trans>
      </h1>
      <p>
        <Trans>
          Nobody paid for it in time. The names, documents and contact details in it are gone; nothing was booked and
          nothing was charged. You can search for the flights again.
        </Trans>
      </p>
      <PlainSearch />
      <p>
        <LinkButton href="/booking/find">
          <Trans>Find another booking</Trans>
        </LinkButton>
      </p>
    </section>
  );
}
