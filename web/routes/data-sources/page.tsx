import { useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { Link } from '#design/link';
import type { DataSourceView } from '#contract/sources';
import { PageTitle } from '../../page-title.tsx';
import type { loader } from './data.ts';
import styles from './page.module.css';

/** Where the shipped data comes from, with the credit that each source asks for. */
export default function DataSources() {
  const { t } = useLingui();
  const { sources } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <PageTitle>{t`Data sources`}</PageTitle>
      <h1>{t`Data sources`}</h1>
      <p className={styles.lead}>
        {t`Airports, cities, time zones, maps and rules on this site come from the sources below. They are included with the site: nothing is requested from them while you search. Airlines, fares and bookings marked as samples are invented.`}
      </p>
      <ul className={styles.list}>
        {sources.map((source) => (
          <li key={source.name + source.version} className={styles.source}>
            <Source source={source} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Source({ source }: { readonly source: DataSourceView }) {
  const { t } = useLingui();
  const rows: readonly (readonly [string, string])[] = [
    [t`Used for`, source.use],
    [t`Changed by us`, source.changes],
    [t`Licence`, source.licence],
    [t`Version`, source.package ? `${source.package} ${source.version}` : source.version],
    [t`Dated`, source.date],
    [t`Credit`, source.attribution],
  ];
  return (
    <>
      <h2 className={styles.name}>
        <Link href={source.url} rel="noreferrer">
          {source.name}
        </Link>
      </h2>
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <bdi lang="en">{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
