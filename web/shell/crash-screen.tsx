import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { system } from '#contract/system';
import { fetchApi } from '../api.ts';
import { useFacts } from '../facts.ts';
import styles from './error-page.module.css';

/** The last resort: says that it is our fault, under which number to report it, and how to go on. */
export function CrashScreen({ error }: { readonly error: unknown }) {
  const { t } = useLingui();
  const address = useLocation();
  const incident = useIncident(error);
  const [copied, setCopied] = useState(false);

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(incident);
    setCopied(true);
  }

  return (
    <section className={styles.page} aria-labelledby="crash-title">
      <title>{t`Unexpected Application Error`}</title>
      <h1 id="crash-title">
        <Trans>Unexpected Application Error</Trans>
      </h1>
      <p>
        <Trans>This page failed on our side. Nothing you booked is lost. Loading the page again often helps.</Trans>
      </p>
      <p className={styles.incident}>
        <Trans>Incident number</Trans> <code>{incident}</code>{' '}
        <button type="button" onClick={() => void copy()}>
          {copied ? t`Copied` : t`Copy number`}
        </button>
      </p>
      <p>
        {/* A plain link: the router keeps a failed chunk for the life of the page. */}
        <a href={address.pathname + address.search}>
          <Trans>Load the page again</Trans>
        </a>{' '}
        <a href="/">
          <Trans>Go to the front page</Trans>
        </a>
      </p>
    </section>
  );
}

const reported = new WeakMap<object, string>();

/** The request's id for a failure of the server's, an id of its own for one that began in the browser. */
function useIncident(error: unknown): string {
  const { requestId } = useFacts();
  const location = useLocation();
  const [incident] = useState(() => {
    if (import.meta.env.SSR || !document.documentElement.dataset.ready) return requestId;
    const known = typeof error === 'object' && error ? reported.get(error) : undefined;
    return known ?? crypto.randomUUID();
  });
  useEffect(() => {
    if (incident === requestId || !(error instanceof Error) || reported.has(error)) return;
    reported.set(error, incident);
    const report = {
      incident,
      path: location.pathname,
      message: error.message,
      ...(error.stack && { stack: error.stack.slice(0, 8_000) }),
    };
    fetchApi(system.reportCrash, report).catch(() => undefined);
  }, [error, incident, requestId, location.pathname]);
  return incident;
}
