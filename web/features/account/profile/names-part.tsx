import { useLingui } from '@lingui/react/macro';
import { Button } from '#design/button';
import { TextField } from '#design/text-field';
import styles from './account.module.css';
import { Done } from './done.tsx';
import { faultAt, SectionForm, useOwnRefusal, useSending } from './section-form.tsx';
import type { AccountData } from './types.ts';

const NAMES = ['firstName', 'lastName', 'displayName'] as const;

/** What the account is called; travellers have names of their own, as their papers say them. */
export function NamesPart(data: AccountData) {
  const { t } = useLingui();
  const { account, done } = data;
  const refused = useOwnRefusal(data.refused, 'names');
  const sending = useSending('names');
  const field = (name: (typeof NAMES)[number]) => ({
    id: name,
    name,
    defaultValue: refused?.values[name] ?? account[name],
    error: faultAt(refused, name),
    maxLength: 200,
  });
  return (
    <>
      <Done done={done} section="names" />
      <div className={styles.sheet}>
        <div className={styles.box}>
          <SectionForm {...data} intent="names" fields={NAMES}>
            <div className={styles.fields}>
              <TextField
                {...field('firstName')}
                label={t`First name`}
                optional={t`optional`}
                autoComplete="given-name"
              />
              <TextField
                {...field('lastName')}
                label={t`Last name`}
                optional={t`optional`}
                autoComplete="family-name"
              />
            </div>
            <div className={styles.narrow}>
              <TextField
                {...field('displayName')}
                label={t`Display name`}
                optional={t`optional`}
                hint={t`Shown in the menu instead of your name.`}
                autoComplete="nickname"
              />
            </div>
            <Button
              type="submit"
              variant="outline"
              busyLabel={sending ? t`Saving…` : undefined}
            >{t`Save names`}</Button>
          </SectionForm>
        </div>
      </div>
    </>
  );
}
