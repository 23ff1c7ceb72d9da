import { useLingui } from '@lingui/react/macro';
import type { SiteView } from '#contract/layout';
import { useFacts } from '../../facts.ts';
import { PageTitle } from '../../page-title.tsx';
import { sameLanguage } from './locale-choice.ts';
import styles from './pages.module.css';
import { useSiteWords } from './use-site-words.ts';

/** Every country and language as plain links: the country picker without scripts. */
export function SitePage({ sites }: { readonly sites: readonly SiteView[] }) {
  const { t } = useLingui();
  return (
    <div className={styles.page}>
      <PageTitle>{t`Country and language`}</PageTitle>
      <h1>{t`Country and language`}</h1>
      <p className={styles.lead}>
        {t`The country sets the starting currency and the format of numbers and dates. What you can book is the same everywhere.`}
      </p>
      <ul className={styles.sites}>
        {sites.map((site) => (
          <li key={site.country}>
            <Site site={site} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Site({ site }: { readonly site: SiteView }) {
  const { facts } = useSiteWords();
  const { country, locale } = useFacts();
  const here = site.country === country;
  return (
    <>
      <b className={styles.country}>
        <bdi>{site.text}</bdi> <span className={styles.code}>{site.currencyCode}</span>
      </b>
      {site.languageLinks.map((link) => (
        <a
          key={link.locale}
          href={link.href}
          hrefLang={link.locale}
          data-href={link.dataHref}
          data-load="document"
          className={styles.language}
          aria-current={here && sameLanguage(link.locale, locale) ? 'true' : undefined}
        >
          <bdi lang={link.locale}>{link.nativeName}</bdi>
          {facts(link) && ` (${facts(link)})`}
        </a>
      ))}
    </>
  );
}
