import { useLingui } from '@lingui/react/macro';
import { Form, useNavigation } from 'react-router';
import { type NewsStanding, UNSUBSCRIBE_PATH } from '#contract/news';
import { Button, buttonClass } from '#design/button';
import { Anchor } from '#design/link';
import { Note } from '#design/note';
import { useHeadingFocus } from '../reader/use-heading-focus.ts';
import { PageTitle } from '../../page-title.tsx';
import styles from './unsubscribe.module.css';

interface UnsubscribePageProps {
  readonly link: string;
  /** Null where the link is nobody's. */
  readonly standing: NewsStanding | null;
  /** Why nothing was changed. */
  readonly refused: string | undefined;
}

/** What the link of a mail leads to, signed in or not: one button, which says what it does. */
export function UnsubscribePage({ link, standing, refused }: UnsubscribePageProps) {
  const { t } = useLingui();
  const heading = useHeadingFocus();
  const { title, lead } = useWords(standing);
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
      </header>
      {refused && <Note tone="bad" role="alert" title={refused} />}
      <div className={styles.ways}>
        {standing && <Act link={link} standing={standing} />}
        {!standing?.wanted && (
          <Anchor className={buttonClass({ variant: 'neutral' })} href="/profile/account/notifications">
            {t`Manage your email preferences`}
          </Anchor>
        )}
      </div>
      {standing && (
        <p className={styles.remains}>
          {t`We still email you about your bookings and account security: you need these to travel and to keep your account safe.`}
        </p>
      )}
    </div>
  );
}

function Act({ link, standing: { brand: name, wanted, mayUndo } }: { link: string; standing: NewsStanding }) {
  const { t } = useLingui();
  const busy = useNavigation().state === 'submitting';
  if (!wanted && !mayUndo) return null;
  return (
    // Another button, not the same one in other colours.
    <Form key={String(wanted)} method="post" action={UNSUBSCRIBE_PATH}>
      <input type="hidden" name="link" value={link} />
      <input type="hidden" name="intent" value={wanted ? 'stop' : 'again'} />
      <Button type="submit" variant={wanted ? 'primary' : 'outline'} wide busyLabel={busy ? t`One moment…` : undefined}>
        {wanted ? t`Unsubscribe` : t`Undo: resubscribe to ${name} news`}
      </Button>
    </Form>
  );
}

function useWords(standing: NewsStanding | null): { readonly title: string; readonly lead: string } {
  const { t } = useLingui();
  if (!standing) {
    return {
      title: t`This link is not valid`,
      lead: t`It may be incomplete, or the account was deleted; in that case we no longer send news.`,
    };
  }
  const name = standing.brand;
  return standing.wanted
    ? { title: t`Unsubscribe from ${name} news?`, lead: t`No sign-in needed.` }
    : {
        title: t`You’re unsubscribed from ${name} news`,
        lead: t`You’re unsubscribed. Emails already on their way may still arrive.`,
      };
}
