import { useLingui } from '@lingui/react/macro';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '#design/button';
import type { Order } from '#contract/booking';
import { useFormat } from '../../format.ts';
import { PostForm } from '../../post-form.tsx';
import { Section } from '../forms/section.tsx';
import { Actions } from './checkout-page.tsx';
import { PayFields, Terms } from './pay-terms.tsx';
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
  const format = useFormat();
  const { busy, goes } = useOnce(order);
  const once = (event: FormEvent) => {
    if (!goes()) event.preventDefault();
  };
  const total = format.money(order.price.total);
  return (
    <PostForm formtoken={formtoken} onSubmit={once}>
      <PayFields order={order} idempotencyKey={idempotencyKey} />
      <Section title={t`Nothing to pay now`} id="pay.title">
        <p>{t`Pay ${total} at the property. No card is needed and nothing is charged now. Fees for late cancellation and no-show are shown above; the property charges them.`}</p>
      </Section>
      <Terms order={order} />
      <Actions back={back}>
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
