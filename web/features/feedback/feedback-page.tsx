import { useLingui } from '@lingui/react/macro';
import { useNavigation } from 'react-router';
import type { Problem } from '#contract/core';
import { Button } from '#design/button';
import { ErrorSummary } from '#design/error-summary';
import { Link } from '#design/link';
import { Note } from '#design/note';
import { SelectField } from '#design/select-field';
import { TextArea } from '#design/text-area';
import { TextField } from '#design/text-field';
import { useFacts } from '../../facts.ts';
import { PostForm } from '../../post-form.tsx';
import type { FeedbackRefused } from '../../routes/feedback/data.ts';
import { ColumnPage } from '../column/column-page.tsx';
import styles from './feedback.module.css';
import { useFaults } from './use-faults.ts';
import { useTopics } from './use-topics.ts';

interface FeedbackPageProps {
  readonly formtoken: string;
  /** Names this form: sent twice it is one message. */
  readonly sendKey: string;
  /** Where the reader was; empty where nobody knows. */
  readonly page: string;
  readonly refused: FeedbackRefused | undefined;
}

/** Topic, words, and what the reader wants to add to them. */
export function FeedbackPage({ formtoken, sendKey, page, refused }: FeedbackPageProps) {
  const { t } = useLingui();
  const { brand } = useFacts();
  const name = brand.name;
  return (
    <ColumnPage
      title={t`Give feedback`}
      lead={t`What works, what doesn’t, what’s missing: the ${name} team reads every message, in any language.`}
      width="form"
    >
      <Refusal problems={refused?.problems ?? []} values={refused?.values} />
      <PostForm formtoken={formtoken} action="/feedback" className={styles.form} noValidate>
        <input type="hidden" name="key" value={sendKey} />
        <Fields page={page} refused={refused} />
        <Send />
      </PostForm>
    </ColumnPage>
  );
}

function Fields({ page, refused }: Pick<FeedbackPageProps, 'page' | 'refused'>) {
  const { t } = useLingui();
  const topics = useTopics();
  const faults = useFaults(refused);
  const values = refused?.values;
  return (
    <>
      <SelectField
        id="topic"
        name="topic"
        label={t`What is it about?`}
        error={faults.topic}
        defaultValue={values?.topic ?? ''}
        options={[{ value: '', text: t`Choose one` }, ...topics]}
      />
      <TextArea
        id="text"
        name="text"
        label={t`Your message`}
        hint={t`If something went wrong: what did you do and what happened? Don’t include card or passport numbers.`}
        error={faults.text}
        defaultValue={values?.text}
      />
      <TextField
        id="email"
        name="email"
        label={t`Your email`}
        optional={t`optional`}
        hint={t`Only used to reply to this message.`}
        error={faults.email}
        defaultValue={values?.email}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <TextField
        id="page"
        name="page"
        label={t`Page`}
        optional={t`optional`}
        hint={page !== '' && t`The page you came from. Clear the field to leave it out.`}
        error={faults.page}
        defaultValue={values?.page ?? page}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
      />
    </>
  );
}

function Send() {
  const { t } = useLingui();
  const busy = useNavigation().state === 'submitting';
  return (
    <div className={styles.send}>
      <Button type="submit" variant="primary" busyLabel={busy ? t`Sending…` : undefined}>
        {t`Send message`}
      </Button>
      <p className={styles.small}>
        {t`We store your message and its language and delete both after a while.`}{' '}
        <Link href="/privacy#how-long">{t`Data retention`}</Link>
      </p>
    </div>
  );
}

function Refusal({
  problems,
  values,
}: {
  problems: readonly Problem[];
  values: FeedbackRefused['values'] | undefined;
}) {
  const { t } = useLingui();
  const faults = useFaults(values && { problems, values });
  const [first] = problems;
  if (!first) return null;
  const errors = Object.entries(faults).map(([field, text]) => ({ field, text }));
  if (errors.length > 0) return <ErrorSummary title={t`Message not sent yet`} errors={errors} focus={problems} />;
  return (
    <Note tone="bad" role="alert" answer={problems} title={t`Message not sent yet`}>
      {first.localizedDescription}
    </Note>
  );
}
