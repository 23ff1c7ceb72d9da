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
        {t`If you don’t recognise a device or a change on this page, secure your account. That signs out all devices and removes the password, passkeys and linked sign-ins. A recently added second step or address is removed too. We email you a link to set a new password.`}
      </p>
      <Disclosure summary={t`Secure your account`} open={data.refused?.intent === 'secure'}>
        <SectionForm {...data} intent="secure">
          <p className={styles.fact}>{t`You will be signed out here too. Your bookings are not affected.`}</p>
          <Button type="submit" variant="danger" icon="lock" busyLabel={sending ? t`Securing…` : undefined}>
            {t`Secure your account`}
          </Button>
        </SectionForm>
      </Disclosure>
    </>
  );
}
