import { useLingui } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '#design/button';
import type { Order } from '#contract/booking';
import { PostForm } from '../../post-form.tsx';
import { Section } from '../forms/section.tsx';
import { Actions } from './checkout-page.tsx';
import styles from './checkout.module.css';
import { PayFields, Terms } from './pay-terms.tsx';
import { RestCharged } from './rest.tsx';
import { useOnce } from './use-once.ts';

interface BookFormProps {
  readonly order: Order;
  readonly formtoken: string;
  readonly idempotencyKey: string;
  readonly back: ReactNode;
}

/** Nothing is charged with the booking: no card, one press. */
export function BookForm({ order, formtoken, idempotencyKey, back }: BookFormProps) {
  const { t } = useLingui();
  const { busy, goes } = useOnce(order);
  const once = (event: FormEvent) => {
    if (!goes()) event.preventDefault();
  };
  return (
    <PostForm formtoken={formtoken} onSubmit={once}>
      <PayFields order={order} idempotencyKey={idempotencyKey} />
      <Section title={t`Nothing to pay now`} id="pay.title">
        <p className={styles.terms}>
          {t`No card is needed. The property charges the price and any fee for late cancellation or no-show.`}
        </p>
      </Section>
      <Terms order={order} />
      <RestCharged items={order.items} />
      <Actions back={back} foot={false}>
        <Button
          type="submit"
          variant="primary"
          size="large"
          id="pay.go"
          busyLabel={busy ? t`Booking… do not close this page` : undefined}
        >
          {t`Book, pay at the property`}
        </Button>
      </Actions>
    </PostForm>
  );
}
