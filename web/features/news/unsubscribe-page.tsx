import { useLingui } from '@lingui/react/macro';
import { Form, useNavigation } from 'react-router';
import { type NewsStanding, UNSUBSCRIBE_PATH } from '#contract/news';
import { Button, buttonClass } from '#design/button';
import { Anchor } from '#design/link';
import { Note } from '#design/note';
import { useHeadingFocus } from '../booking/use-heading-focus.ts';
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
            {t`Choose in your account what we send`}
          </Anchor>
        )}
      </div>
      {standing && (
        <p className={styles.remains}>
          {t`Mail about your bookings and the safety of your account comes all the same: you need it to travel, and to know when somebody else gets in.`}
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
        {wanted ? t`Unsubscribe` : t`Undo: send me news of ${name} again`}
      </Button>
    </Form>
  );
}

function useWords(standing: NewsStanding | null): { readonly title: string; readonly lead: string } {
  const { t } = useLingui();
  if (!standing) {
    return {
      title: t`We do not know this link`,
      lead: t`It may have been cut off on its way here, or its account was deleted; then no news come any more.`,
    };
  }
  const name = standing.brand;
  return standing.wanted
    ? { title: t`No more news of ${name}?`, lead: t`One press, and we send you no more of them. No sign-in is needed.` }
    : { title: t`You get no more news of ${name}`, lead: t`Done. What is already on its way may still arrive.` };
}
