import { useLingui } from '@lingui/react/macro';
import styles from '../shell/error-page.module.css';
import { HelpLine } from './help-line.tsx';
import { PlainSearch } from './plain-search.tsx';

/** A wrong address is answered with what people come for: a search. */
export function NotFound() {
  const { t } = useLingui();
  return (
    <section className={styles.page} aria-labelledby="not-found-title">
      <h1 id="not-found-title">{t`Page not found`}</h1>
      <p>{t`The link may be out of date or mistyped. You can search from here.`}</p>
      <PlainSearch />
      <HelpLine />
    </section>
  );
}
