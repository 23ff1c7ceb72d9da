import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { useAnswerFocus } from '#design/answer-focus';
import { Button } from '#design/button';
import { Link } from '#design/link';
import { Note } from '#design/note';
import { TextField } from '#design/text-field';
import type { Problem } from '#contract/core';
import { useFacts } from '../../facts.ts';
import { PostForm } from '../../post-form.tsx';
import column from '../column/column.module.css';
import { ColumnPage } from '../column/column-page.tsx';
import styles from './find-page.module.css';

interface FindPageProps {
  readonly formtoken: string;
  /** The link by which the reader came here was revoked by the reader. */
  readonly renewed?: boolean;
  readonly refused:
    | { readonly problems: readonly Problem[]; readonly values: { readonly reference: string; readonly email: string } }
    | undefined;
}

/** Opens a booking to who knows its reference and the e-mail it was made with. */
export function FindPage({ formtoken, renewed = false, refused }: FindPageProps) {
  const { t } = useLingui();
  const { brand, mode } = useFacts();
  const busy = useNavigation().state === 'submitting';
  const faults = useFieldFaults(refused?.problems ?? []);
  return (
    <ColumnPage
      title={t`Find my booking`}
      lead={t`You’ll find both in your confirmation email. The link in it opens the booking directly.`}
      width="field"
    >
      {renewed && !refused && (
        <Note
          tone="good"
          polite
          answer
          title={t`All links are revoked. We emailed a new one to the address in the booking.`}
        >
          {t`Open the link in that email, or enter your details here.`}
        </Note>
      )}
      <Answer problems={refused?.problems ?? []} />
      <PostForm formtoken={formtoken} action="/booking/find" className={styles.form} noValidate>
        <TextField
          id="reference"
          name="reference"
          label={t`${brand.name} reference`}
          hint={t`Six letters and digits, such as WF-7K2QX9. Lower case and no hyphen are fine.`}
          error={faults.reference}
          defaultValue={refused?.values.reference}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          width="medium"
          tabular
        />
        <TextField
          id="email"
          name="email"
          label={t`Email used for the booking`}
          error={faults.email}
          defaultValue={refused?.values.email}
          type="email"
          autoComplete="email"
          inputMode="email"
        />
        <Button type="submit" variant="primary" busyLabel={busy ? t`Searching…` : undefined}>
          {t`Open the booking`}
        </Button>
      </PostForm>
      {mode === 'demo' && (
        <p className={column.lead}>
          {t`This demo shows emails on a page instead of sending them.`}{' '}
          <Link href="/dev/mail">{t`Read the email`}</Link>
        </p>
      )}
    </ColumnPage>
  );
}

function useFieldFaults(problems: readonly Problem[]): { reference?: string; email?: string } {
  const { t } = useLingui();
  const wrong = (name: string) => problems.some(({ field }) => field === name);
  return {
    ...(wrong('reference') && { reference: t`Enter the reference from your email, such as WF-7K2QX9.` }),
    ...(wrong('email') && { email: t`Enter the full email address, such as name@example.com.` }),
  };
}

/** The same words for every wrong pair: nobody learns which references exist. */
function Answer({ problems }: { readonly problems: readonly Problem[] }) {
  const { t } = useLingui();
  const focus = useAnswerFocus<HTMLDivElement>(problems);
  if (problems.length === 0) return null;
  const slow = problems.find(({ code }) => code === 'WORK_REQUIRED');
  const typed = problems.some(({ field }) => field !== undefined);
  return (
    <div {...focus} className={styles.answer}>
      {slow && (
        <Note tone="warn" role="alert" title={t`One more step before you try again`}>
          {slow.localizedDescription}
        </Note>
      )}
      {!slow && typed && <Note tone="bad" role="alert" title={t`Some details are missing`} />}
      {!slow && !typed && (
        <Note tone="bad" role="alert" title={t`No booking matches this reference and email`}>
          {t`Check both: the email must be the one used for the booking. After several attempts each new one takes a moment longer, to protect bookings from guessing.`}
        </Note>
      )}
    </div>
  );
}
