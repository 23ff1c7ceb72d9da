import { useLingui } from '@lingui/react/macro';
import { Button } from '#design/button';
import { Disclosure } from '#design/disclosure';
import styles from './account.module.css';
import { SectionForm, useSending } from './section-form.tsx';
import type { AccountData } from './types.ts';

/** For who thinks that somebody else got in. */
export function SecurePart(data: AccountData) {
  const { t } = useLingui();
  const sending = useSending('secure');
  return (
    <>
      <p className={styles.lead}>
        {t`Do you think that somebody else was in your account? This signs every device out, takes the password away and locks the account until you set a new one by e-mail.`}
      </p>
      <Disclosure summary={t`Somebody else was here`} open={data.refused?.intent === 'secure'}>
        <SectionForm {...data} intent="secure">
          <p className={styles.fact}>{t`You are signed out here too. Your bookings stay as they are.`}</p>
          <Button type="submit" variant="danger" icon="lock" busyLabel={sending ? t`Securing…` : undefined}>
            {t`Sign out everywhere and lock`}
          </Button>
        </SectionForm>
      </Disclosure>
    </>
  );
}
