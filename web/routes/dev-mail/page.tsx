import { useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import { EmptyState } from '#design/empty-state';
import { useUtcMoment } from '../../features/booking/use-utc-moment.ts';
import { PageTitle } from '../../page-title.tsx';
import type { loader } from './data.ts';
import styles from './page.module.css';

/** Mail of a demo installation: kept as files, sent to nobody. */
export default function DevMail() {
  const { t } = useLingui();
  const { mails } = useLoaderData<typeof loader>();
  const moment = useUtcMoment();
  return (
    <div className={styles.page}>
      <PageTitle>{t`Demo emails`}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1>{t`Demo emails`}</h1>
      <p className={styles.lead}>{t`Without a mail server, this demo shows its emails here, latest first.`}</p>
      {mails.length === 0 && (
        <EmptyState
          title={t`No emails yet`}
          text={t`Book a flight and its confirmation appears here.`}
          suggestions={[
            {
              text: t`Start with a search`,
              action: { text: t`Search`, label: t`Search for flights`, href: '/' },
            },
          ]}
        />
      )}
      <ul className={styles.list}>
        {mails.map((mail) => (
          <li key={mail.id}>
            {/* A whole document: only the page of a mail may show a frame, and a page keeps the policy it came with. */}
            <a href={`/dev/mail/${mail.id}`} className={styles.mail} data-load="document">
              <b>{mail.subject}</b>
              <span>{t`To ${mail.to}`}</span>
              <time dateTime={mail.at}>{moment(mail.at)}</time>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
