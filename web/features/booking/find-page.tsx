import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import { Button } from '#design/button';
import { ErrorSummary } from '#design/error-summary';
import { Note } from '#design/note';
import { TextField } from '#design/text-field';
import { referenceFault } from '#contract/booking';
import type { Problem } from '#contract/core';
import { useFacts } from '../../facts.ts';
import { PostForm } from '../../post-form.tsx';
import column from '../column/column.module.css';
import { ColumnPage } from '../column/column-page.tsx';
import { DemoMail } from './demo-mail.tsx';
import styles from './find-page.module.css';

interface FindPageProps {
  readonly formtoken: string;
  /** The link by which the reader came here was revoked by the reader. */
  readonly renewed?: boolean;
  readonly refused:
    | { readonly problems: readonly Problem[]; readonly values: { readonly reference: string; readonly email: string } }
    | undefined;
}

const NONE: readonly Problem[] = [];

/** Opens a booking to who knows its reference and the e-mail it was made with. */
export function FindPage({ formtoken, renewed = false, refused }: FindPageProps) {
  const { t } = useLingui();
  const { brand, mode } = useFacts();
  const busy = useNavigation().state === 'submitting';
  const faults = useFieldFaults(refused?.problems ?? NONE, refused?.values.reference ?? '');
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
          {t`Open the link in that email, or enter your details here.`} <DemoMail />
        </Note>
      )}
      <Answer problems={refused?.problems ?? NONE} faults={faults} />
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
          <DemoMail />
        </p>
      )}
    </ColumnPage>
  );
}

interface FieldFaults {
  readonly reference?: string;
  readonly email?: string;
}

/** Of a pair that opens nothing both fields are marked: nobody learns which of them was right. */
function useFieldFaults(problems: readonly Problem[], typed: string): FieldFaults {
  const { t } = useLingui();
  const shape = useShapeWords();
  if (isWrongPair(problems)) {
    return { reference: t`Check the booking reference.`, email: t`Check that this email was used for the booking.` };
  }
  const wrong = (name: string) => problems.some(({ field }) => field === name);
  return {
    ...(wrong('reference') && { reference: shape(typed) }),
    ...(wrong('email') && { email: t`Enter the full email address, such as name@example.com.` }),
  };
}

/** What about a reference cannot be, and what can. */
function useShapeWords() {
  const { t } = useLingui();
  return (typed: string): string => {
    const fault = referenceFault(typed);
    if (!fault || ('count' in fault && fault.count === 0))
      return t`Enter the reference from your email, such as WF-7K2QX9.`;
    if ('count' in fault) {
      const { count } = fault;
      return t`Enter the 6 letters and digits after WF-, such as WF-7K2QX9. You entered ${count}.`;
    }
    const { wrong } = fault;
    return t`References contain no 0, 1, I, L, O or U. Check ${wrong} against your email.`;
  };
}

function isWrongPair(problems: readonly Problem[]): boolean {
  return problems.length > 0 && problems.every(({ code, field }) => code !== 'WORK_REQUIRED' && field === undefined);
}

interface AnswerProps {
  readonly problems: readonly Problem[];
  readonly faults: FieldFaults;
}

/** What is wrong on top, with a way to each field. */
function Answer({ problems, faults }: AnswerProps) {
  const { t } = useLingui();
  const slow = problems.find(({ code }) => code === 'WORK_REQUIRED');
  const wrongPair = isWrongPair(problems);
  const errors = Object.entries(faults).map(([field, text]: [string, string]) => ({ field, text }));
  return (
    <>
      {slow && (
        <Note tone="warn" role="alert" answer={problems} title={t`One more step before you try again`}>
          {slow.localizedDescription}
        </Note>
      )}
      <ErrorSummary
        title={wrongPair ? t`No booking matches this reference and email` : t`Check the details marked below`}
        errors={errors}
        focus={problems}
      />
      {wrongPair && (
        <p className={column.lead}>
          {t`After several attempts each new one takes a moment longer, to protect bookings from guessing.`}
        </p>
      )}
    </>
  );
}
