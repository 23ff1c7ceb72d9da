import { useLingui } from '@lingui/react/macro';
import { useActionData, useLoaderData, useNavigation } from 'react-router';
import { Button } from '#design/button';
import { ErrorSummary } from '#design/error-summary';
import { useHydrated } from '#design/hydrated';
import { LinkButton } from '#design/link-button';
import { Note } from '#design/note';
import type { Order } from '#contract/booking';
import { Actions, CheckoutPage } from '../../features/checkout/checkout-page.tsx';
import styles from '../../features/checkout/checkout.module.css';
import { HoldClock } from '../../features/checkout/hold-clock.tsx';
import { extrasPath } from '../../features/checkout/paths.ts';
import { PayForm } from '../../features/checkout/pay-form.tsx';
import { Stuck } from '../../features/checkout/stuck.tsx';
import { PriceNote, SampleNote } from '../../features/checkout/price-notes.tsx';
import { Problems } from '../../features/forms/problems.tsx';
import { purchaseOfOrder } from '../../features/checkout/purchase.ts';
import { Cancellation, ReviewRows } from '../../features/checkout/review-parts.tsx';
import { useCardWords } from '../../features/checkout/use-card-words.ts';
import { useFormat } from '../../format.ts';
import { PostForm } from '../../post-form.tsx';
import type { loader, ReviewRefused } from './data.ts';

/** Told by the order itself, so said once by its own part of the page. */
const TOLD_BY_ORDER = ['PAYMENT_DECLINED', 'HOLD_EXPIRED'];

export default function CheckoutReview() {
  const { t } = useLingui();
  const { order, map, formtoken, key, kept } = useLoaderData<typeof loader>();
  const refused = useActionData<ReviewRefused>();
  const purchase = purchaseOfOrder(order);
  const held = order.actions.includes('pay');
  const stuck = refused?.ended ?? refused?.changed;
  const title = stuck ? t`Before you go on` : held ? t`Review and pay` : t`Your seats are not kept`;
  const lead = !stuck && held && t`Check the names and dates. You can change anything until you press Book.`;
  const cards = kept.methods !== null && kept.methods.length > 0;
  const problems = refused?.problems.filter(({ code }) => !TOLD_BY_ORDER.includes(code)) ?? [];
  return (
    <CheckoutPage title={title} lead={lead} purchase={purchase} map={map}>
      {refused && stuck && <Stuck refused={refused} purchase={purchase} formtoken={formtoken} />}
      {!stuck && (
        <>
          <div className={styles.notes}>
            {held && <Declined order={order} cards={cards} />}
            <Problems problems={problems} />
            {purchase.hold && <HoldClock hold={purchase.hold} formtoken={formtoken} />}
            <PriceNote purchase={purchase} />
            <SampleNote purchase={purchase} />
          </div>
          {held ? (
            <>
              <ReviewRows order={order} />
              <Cancellation purchase={purchase} />
              <PayForm
                order={order}
                formtoken={formtoken}
                idempotencyKey={refused?.sameKey ?? key}
                kept={kept}
                chosen={refused?.chosen}
                problems={problems}
                back={<BackToExtras orderId={order.id} />}
              />
            </>
          ) : (
            <KeepAgain order={order} formtoken={formtoken} />
          )}
        </>
      )}
    </CheckoutPage>
  );
}

/** The last try to pay was refused: why, and that nothing else was lost. */
function Declined({ order, cards }: { readonly order: Order; readonly cards: boolean }) {
  const { t } = useLingui();
  const words = useCardWords();
  const hydrated = useHydrated();
  const last = order.payments.at(-1);
  if (last?.state !== 'failed') return null;
  const text = t`Nothing was charged and your seats are still kept. Try again, or use another card.`;
  return (
    <ErrorSummary
      title={words.reason(last.reason)}
      errors={[{ field: cards ? 'methodId' : hydrated ? 'card.number' : 'pay.go', text }]}
      focus
    />
  );
}

/** The hold ran out, or never was: one press asks for the seats at the price that the page shows. */
function KeepAgain({ order, formtoken }: { readonly order: Order; readonly formtoken: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const busy = useNavigation().state !== 'idle';
  const total = format.money(order.price.total);
  return (
    <PostForm formtoken={formtoken}>
      <input type="hidden" name="intent" value="hold" />
      <input type="hidden" name="acceptTotalMinor" value={order.price.total.amountMinor} />
      <div className={styles.notes}>
        {order.state === 'expired' ? (
          <Note tone="warn" icon="clock" title={t`The time for which your seats were kept is over`}>
            {t`Nothing was charged. Names, contact and extras are kept. The airline is asked again for the same seats at ${total}; if it asks more, you are told first.`}
          </Note>
        ) : (
          <Note icon="clock" title={t`The airline has not been asked for the seats yet`}>
            {t`It keeps them for a while at ${total}, so that you can pay in peace. Nothing is charged by this.`}
          </Note>
        )}
      </div>
      <Actions back={<BackToExtras orderId={order.id} />}>
        <Button type="submit" variant="primary" size="large" busyLabel={busy ? t`Asking the airline…` : undefined}>
          {order.state === 'expired' ? t`Keep the seats again` : t`Keep the seats`}
        </Button>
      </Actions>
    </PostForm>
  );
}

function BackToExtras({ orderId }: { readonly orderId: string }) {
  const { t } = useLingui();
  return (
    <LinkButton variant="quiet" icon="chevron-left" href={extrasPath(orderId)}>
      {t`Back to extras`}
    </LinkButton>
  );
}
