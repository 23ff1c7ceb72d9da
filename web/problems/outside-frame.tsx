import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { outsideBase } from '#contract/frames';
import { LinkButton } from '#design/link-button';
import { useFacts } from '../facts.ts';
import styles from '../shell/error-page.module.css';

/** A page that no frame shows: whoever books should see in the address bar with whom. */
export function OutsideFrame() {
  const { t } = useLingui();
  const { base, brand, origin } = useFacts();
  const { pathname, search } = useLocation();
  const { name } = brand;
  return (
    <section className={styles.page} aria-labelledby="outside-title">
      <h1 id="outside-title">{t`This continues in a new window`}</h1>
      <p>{t`Fares, booking and payment open on ${name} itself, so you can check the address.`}</p>
      <p>
        <LinkButton
          variant="primary"
          icon="external-link"
          href={origin + outsideBase(base) + pathname + search}
          target="_blank"
          rel="noopener"
        >
          {t`Continue at ${name}`}
        </LinkButton>
      </p>
    </section>
  );
}
