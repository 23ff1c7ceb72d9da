import { useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { useLoaderData } from 'react-router';
import { Link } from '#design/link';
import { mailHtmlAddress } from '#contract/dev';
import { LinkedText } from '../../features/booking/linked-text.tsx';
import { useUtcMoment } from '../../features/booking/use-utc-moment.ts';
import styles from '../dev-mail/page.module.css';
import { PageTitle } from '../../page-title.tsx';
import type { loader } from './data.ts';

/** One kept mail, as a mail program shows it and as plain text; its links work. */
export default function DevMailOne() {
  const { t } = useLingui();
  const mail = useLoaderData<typeof loader>();
  const moment = useUtcMoment();
  const facts = [
    [t({ context: 'receiver of a mail', message: 'To' }), mail.to],
    [t({ context: 'sender of a mail', message: 'From' }), mail.from],
    [t({ context: 'when a mail was stored', message: 'Saved' }), moment(mail.at)],
    ...(mail.attachments.length > 0 ? [[t`Attachments`, mail.attachments.map(({ name }) => name).join(', ')]] : []),
  ];
  return (
    <div className={styles.page}>
      <PageTitle>{mail.subject}</PageTitle>
      <meta name="robots" content="noindex" />
      <header>
        <Link look="block" href="/dev/mail">{t`All emails`}</Link>
        <h1>{mail.subject}</h1>
      </header>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <section aria-labelledby="html">
        <h2 id="html">{t`HTML`}</h2>
        <iframe
          className={styles.frame}
          title={t`Email`}
          src={mailHtmlAddress(mail.id)}
          sandbox="allow-top-navigation-by-user-activation"
        />
      </section>
      <section aria-labelledby="text">
        <h2 id="text">{t`Plain text`}</h2>
        <p className={styles.text}>
          <LinkedText>{mail.text}</LinkedText>
        </p>
      </section>
    </div>
  );
}
