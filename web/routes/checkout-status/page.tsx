import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useLoaderData, useNavigation, useRevalidator } from 'react-router';
import { Button } from '#design/button';
import { LinkButton } from '#design/link-button';
import { Note } from '#design/note';
import type { Order } from '#contract/booking';
import { Actions, CheckoutPage } from '../../features/checkout/checkout-page.tsx';
import styles from '../../features/checkout/checkout.module.css';
import { statusPath } from '../../features/checkout/paths.ts';
import { purchaseOfOrder } from '../../features/checkout/purchase.ts';
import { Stuck } from '../../features/checkout/stuck.tsx';
import { useCompanies } from '../../features/checkout/use-companies.ts';
import { isGivenUp } from '../../features/checkout/is-given-up.ts';
import { PostForm } from '../../post-form.tsx';
import type { loader } from './data.ts';

/** Before the payment, or at it. */
const NOT_PAID: readonly Order['state'][] = ['draft', 'held', 'expired', 'paying'];

const LOOK_AGAIN_MS = 2_000;
const LOOK_AGAIN_SECONDS = '5';

export default function CheckoutStatus() {
  const { t } = useLingui();
  const { order, map, formtoken, why } = useLoaderData<typeof loader>();
  const over = order.state === 'failed';
  const givenUp = isGivenUp(order);
  const ended = givenUp ? ('replaced' as const) : over && ('failed' as const);
  const purchase = { ...purchaseOfOrder(order), hold: null, priceUntil: null, over: ended };
  const unpaid = NOT_PAID.includes(order.state);
  const waiting = !over && !unpaid;
  const title = givenUp
    ? t`No longer held`
    : over
      ? t`Not booked`
      : waiting
        ? t`Your booking is being made`
        : t`Not paid yet`;
  return (
    <CheckoutPage title={title} lead={t`Reference ${order.reference}`} purchase={purchase} map={map}>
      {over && (
        <Stuck
          refused={{ ended: why }}
          givenUp={givenUp}
          replacedBy={order.replacedBy ?? null}
          purchase={purchase}
          formtoken={formtoken}
        />
      )}
      {waiting && <Waiting order={order} />}
      {order.state === 'paying' && <Unpaid formtoken={formtoken} />}
      {unpaid && order.state !== 'paying' && <BeingHeld order={order} />}
    </CheckoutPage>
  );
}

interface OfOrder {
  readonly order: Order;
}

/** Asks again by itself, with scripts or without; the outcome opens its own page. */
function LooksAgain({ order, children }: OfOrder & { readonly children: ReactNode }) {
  const { t } = useLingui();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void revalidate(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={LOOK_AGAIN_SECONDS} />
      </noscript>
      <div className={styles.notes} aria-busy="true">
        {children}
      </div>
      <Actions>
        <LinkButton variant="neutral" size="large" href={statusPath(order.id)}>
          {t`Check again`}
        </LinkButton>
      </Actions>
    </>
  );
}

/** Another window is asking for the hold at this moment: nothing can be changed meanwhile, and nothing is booked by it. */
function BeingHeld({ order }: OfOrder) {
  const { t } = useLingui();
  const companies = useCompanies()(order.items);
  return (
    <LooksAgain order={order}>
      <Note polite icon="clock" title={t`Not booked and not paid yet`}>
        {t`We are asking ${companies} to hold your price. Nothing is charged. When we have a response, this page opens the next step, where you pay.`}
      </Note>
    </LooksAgain>
  );
}

function Waiting({ order }: OfOrder) {
  const { t } = useLingui();
  const { email } = order.contact;
  const companies = useCompanies()(order.items);
  return (
    <LooksAgain order={order}>
      {order.state === 'checking' ? (
        <Note polite icon="clock" title={t`We are checking with ${companies}; we will email you`}>
          {t`We had no response and are checking what happened. Nothing is booked or charged twice. This page shows the outcome, and we email ${email}. You can close it.`}
        </Note>
      ) : (
        <Note polite icon="clock" title={t`We are booking with ${companies}`}>
          {t`This takes a few seconds. This page shows the outcome, and we email ${email}.`}
        </Note>
      )}
    </LooksAgain>
  );
}

function Unpaid({ formtoken }: { readonly formtoken: string }) {
  const { t } = useLingui();
  const busy = useNavigation().state !== 'idle';
  return (
    <PostForm formtoken={formtoken}>
      <div className={styles.notes}>
        <Note icon="credit-card" title={t`The payment page is still open`}>
          {t`Nothing has been charged. Finish paying there, or cancel there to pay another way.`}
        </Note>
      </div>
      <Actions>
        <Button type="submit" variant="primary" size="large" busyLabel={busy ? t`Opening…` : undefined}>
          {t`Continue to payment`}
        </Button>
      </Actions>
    </PostForm>
  );
}

export { Header } from '../../features/checkout/header.tsx';
