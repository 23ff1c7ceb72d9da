import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { system } from '#contract/system';
import { buttonClass } from '#design/button';
import { CopyButton } from '#design/copy-button';
import { fetchApi } from '../api.ts';
import { useFacts } from '../facts.ts';
import styles from './error-page.module.css';

const STACK_LENGTH = 8_000;

/** The last resort: says that it is our fault, under which number to report it, and how to go on. */
export function CrashScreen({ error }: { readonly error: unknown }) {
  const { t } = useLingui();
  const address = useLocation();
  const incident = useIncident(error);
  const { email } = useFacts().chrome.support;
  return (
    <section className={styles.page} aria-labelledby="crash-title">
      <title>{t`Unexpected Application Error`}</title>
      <h1 id="crash-title">{t`Unexpected Application Error`}</h1>
      <p>{t`This page failed on our side. Your bookings are safe. Reloading the page often helps.`}</p>
      <p className={styles.row}>
        <span>
          {t`Incident number`} <code>{incident}</code>
        </span>
        <CopyButton text={incident} label={t`Copy the incident number`} copiedText={t`Copied`} />
        <a href={`mailto:${email}?subject=${incident}`}>{email}</a>
      </p>
      <p className={styles.row}>
        {/* Plain links: the router keeps a failed chunk for the life of the page. */}
        <a
          className={buttonClass({ variant: 'primary' })}
          href={address.pathname + address.search}
          data-load="document"
        >
          {t`Reload the page`}
        </a>
        <a className={buttonClass({ variant: 'neutral' })} href="/" data-load="document">
          {t`Go to the homepage`}
        </a>
      </p>
    </section>
  );
}

const reported = new WeakMap<object, string>();

/** The request's id for a failure of the server's, an id of its own for one that began in the browser. */
function useIncident(error: unknown): string {
  const { requestId } = useFacts();
  const { pathname } = useLocation();
  const [incident] = useState(() => {
    if (import.meta.env.SSR || !document.documentElement.dataset.ready) return requestId;
    return (error instanceof Error && reported.get(error)) || crypto.randomUUID();
  });
  useEffect(() => {
    if (incident === requestId || !(error instanceof Error) || reported.has(error)) return;
    reported.set(error, incident);
    const { message, stack = '' } = error;
    const report = { incident, path: pathname, message, stack: stack.slice(0, STACK_LENGTH) };
    // A report that does not arrive must not cover up what it reports.
    fetchApi(system.reportCrash, report).catch(() => undefined);
  }, [error, incident, requestId, pathname]);
  return incident;
}
