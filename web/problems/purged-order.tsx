import { useLingui } from '@lingui/react/macro';
import { LinkButton } from '#design/link-button';
import styles from '../shell/error-page.module.css';
import { PlainSearch } from './plain-search.tsx';

/** The address of a booking that was begun and never paid for: what became of it, and how to begin again. */
export function PurgedOrder() {
  const { t } = useLingui();
  return (
    <section className={styles.page} aria-labelledby="purged-title">
      <h1 id="purged-title">{t`This booking was not completed, so we deleted it`}</h1>
      <p>
        {t`It was not paid in time. We deleted the names, documents and contact details; nothing was booked and nothing was charged. You can search for the flights again.`}
      </p>
      <PlainSearch />
      <p>
        <LinkButton href="/booking/find">{t`Find another booking`}</LinkButton>
      </p>
    </section>
  );
}
