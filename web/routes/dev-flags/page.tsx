import { useLingui } from '@lingui/react/macro';
import { useLoaderData } from 'react-router';
import type { FlagReport } from '#contract/flags';
import { Badge } from '#design/badge';
import { Link } from '#design/link';
import { LinkButton } from '#design/link-button';
import { Note } from '#design/note';
import { PageTitle } from '../../page-title.tsx';
import type { loader } from './data.ts';
import styles from './page.module.css';

type Flag = FlagReport['flags'][number];

/** What can be switched, and plain links that switch it for this visit. Each is a document: pages keep the flags they came with. */
export default function DevFlags() {
  const { t } = useLingui();
  const { flags, refused } = useLoaderData<typeof loader>();
  return (
    <div className={styles.page}>
      <PageTitle>{t`Feature flags`}</PageTitle>
      <meta name="robots" content="noindex" />
      <h1>{t`Feature flags`}</h1>
      <p className={styles.lead}>
        {t`Your choices apply to every page of this demo, for you only, until you close the browser.`}
      </p>
      {refused.length > 0 && (
        <Note tone="warn" title={t`Some flags in this address could not be set`}>
          <ul>
            {refused.map((fault) => (
              <li key={fault} lang="en" dir="ltr">
                {fault}
              </li>
            ))}
          </ul>
        </Note>
      )}
      <ul className={styles.list}>
        {flags.map((flag) => (
          <li key={flag.name}>
            <FlagRow flag={flag} />
          </li>
        ))}
      </ul>
      <p>
        <Link look="block" href="/dev/flags?flags=" data-load="document">
          {t`Reset all flags for this visit`}
        </Link>
      </p>
    </div>
  );
}

function FlagRow({ flag }: { flag: Flag }) {
  const { t } = useLingui();
  const { name } = flag;
  const word = useValueWord();
  const from = useFromWords()[flag.from];
  const now = word(flag.value);
  return (
    <>
      <h2>
        <code>{flag.name}</code>
      </h2>
      <p lang="en" dir="ltr">
        {flag.description}
      </p>
      <p className={styles.now}>
        <Badge tone={flag.value === flag.default ? 'neutral' : 'work'}>{now}</Badge> <span>{from}</span>
      </p>
      <ul className={styles.choices} aria-label={t`Set ${name}`}>
        {flag.choices.map((choice) => (
          <li key={String(choice)}>
            <LinkButton
              variant="neutral"
              href={`/dev/flags?flags=${flag.name}:${said(choice)}`}
              data-load="document"
              aria-current={choice === flag.value ? 'true' : undefined}
            >
              {word(choice)}
            </LinkButton>
          </li>
        ))}
        {flag.from === 'visit' && (
          <li>
            <LinkButton variant="quiet" href={`/dev/flags?flags=${flag.name}:`} data-load="document">
              {t`Reset`}
            </LinkButton>
          </li>
        )}
      </ul>
    </>
  );
}

function said(value: Flag['value']): string {
  if (value === true) return 'on';
  return value === false ? 'off' : String(value);
}

function useValueWord(): (value: Flag['value']) => string {
  const { t } = useLingui();
  return (value) => {
    if (value === true) return t({ message: 'On', context: 'feature flag' });
    return value === false ? t({ message: 'Off', context: 'feature flag' }) : String(value);
  };
}

function useFromWords(): Readonly<Record<Flag['from'], string>> {
  const { t } = useLingui();
  return {
    default: t`by default`,
    brand: t`by the brand`,
    share: t`by your visitor group`,
    file: t`by the operator’s settings`,
    visit: t`by you, for this visit`,
  };
}
