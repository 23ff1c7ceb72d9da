import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useLoaderData, useSubmit } from 'react-router';
import { Button } from '#design/button';
import { useHydrated } from '#design/hydrated';
import { PageHeading } from '../../features/checkout/checkout-page.tsx';
import styles from '../../features/checkout/checkout.module.css';
import { PageTitle } from '../../page-title.tsx';
import { PostForm } from '../../post-form.tsx';
import type { loader } from './data.ts';

/** Goes on by itself; without scripts by a press. */
export default function PayReturn() {
  const { t } = useLingui();
  const { formtoken } = useLoaderData<typeof loader>();
  const hydrated = useHydrated();
  const submit = useSubmit();
  const sent = useRef(false);
  useEffect(() => {
    if (sent.current) return;
    sent.current = true;
    void submit({ formtoken }, { method: 'post', replace: true });
  }, [submit, formtoken]);
  return (
    <div className={styles.narrow}>
      <PageTitle>{t`Back from the payment page`}</PageTitle>
      <PageHeading>{t`Back from the payment page`}</PageHeading>
      <p className={styles.lead}>{t`Confirming your payment…`}</p>
      <PostForm formtoken={formtoken} replace>
        <Button
          type="submit"
          variant="primary"
          size="large"
          busyLabel={hydrated ? t`Booking… do not close this page` : undefined}
        >
          {t`Continue`}
        </Button>
      </PostForm>
    </div>
  );
}

export { Header } from '../../features/checkout/header.tsx';
