import { useLingui } from '@lingui/react/macro';
import { useActionData, useLoaderData, useNavigation } from 'react-router';
import { Button } from '#design/button';
import { LinkButton } from '#design/link-button';
import { Note } from '#design/note';
import type { Order } from '#contract/booking';
import { BookForm } from '../../features/checkout/book-form.tsx';
import { Actions, CheckoutPage } from '../../features/checkout/checkout-page.tsx';
import styles from '../../features/checkout/checkout.module.css';
import { HoldClock } from '../../features/checkout/hold-clock.tsx';
import { CostParts } from '../../features/checkout/parts/cost-parts.tsx';
import { PriceNotes, Review } from '../../features/checkout/parts/parts.tsx';
import { extrasPath, travellersPath } from '../../features/checkout/paths.ts';
import { PayForm } from '../../features/checkout/pay-form.tsx';
import { Stuck } from '../../features/checkout/stuck.tsx';
import { Problems } from '../../features/forms/problems.tsx';
import { hasExtras, isApart, purchaseOfOrder } from '../../features/checkout/purchase.ts';
import { useFormat } from '../../format.ts';
import { PostForm } from '../../post-form.tsx';
import type { loader, ReviewRefused } from './data.ts';

/** Told by the order itself, so said once by its own part of the page. */
const TOLD_BY_ORDER = ['PAYMENT_DECLINED', 'HOLD_EXPIRED'];

export default function CheckoutReview() {
  const { t } = useLingui();
  const { order, map, formtoken, key, kept, why, issuers, replaced, cheaper } = useLoaderData<typeof loader>();
  const refused = useActionData<ReviewRefused>();
  const held = order.actions.includes('pay');
  const told = refused ?? why;
  const stuck = told?.ended ?? told?.changed;
  // Before it is held the price stands as long as it was quoted for, as the pages before said; not after a refusal.
  const quoted = !stuck && order.state === 'draft' && order.priceQuotedUntil !== undefined;
  const purchase = { ...purchaseOfOrder(order), ...(!held && !quoted && { priceUntil: null }) };
  const pays = order.dueNow.amountMinor > 0;
  const review = pays ? t`Review and pay` : t`Review and book`;
  const open = quoted ? t`Only the price is held` : t`Not held yet`;
  const title = stuck ? t`Before you continue` : held ? review : open;
  const lead = !stuck && held && t`Check the names and dates. You can change anything until you press Book.`;
  const problems = refused?.problems.filter(({ code }) => !TOLD_BY_ORDER.includes(code)) ?? [];
  const back = <Back order={order} />;
  const paying = { order, formtoken, idempotencyKey: refused?.sameKey ?? key, back };
  return (
    <CheckoutPage title={title} lead={lead} purchase={purchase} map={map}>
      {told && (stuck ?? told.reason) && <Stuck refused={told} purchase={purchase} formtoken={formtoken} />}
      {!stuck && (
        <>
          <div className={styles.notes}>
            <Problems problems={problems} />
            {purchase.hold && <HoldClock hold={purchase.hold} formtoken={formtoken} />}
            <PriceNotes
              items={order.items}
              replaced={replaced}
              cheaper={cheaper}
              formtoken={formtoken}
              extras={extrasPath(order.id)}
            />
          </div>
          {held ? (
            <>
              <Review order={order} issuers={issuers} formtoken={formtoken} />
              {isApart(purchase) && (
                <div className={styles.notes}>
                  <CostParts items={order.items} price={order.price} dueNow={order.dueNow} />
                </div>
              )}
              {pays ? (
                <PayForm {...paying} kept={kept} chosen={refused?.chosen} problems={problems} />
              ) : (
                <BookForm {...paying} />
              )}
            </>
          ) : (
            <KeepAgain order={order} formtoken={formtoken} />
          )}
        </>
      )}
    </CheckoutPage>
  );
}

/** The hold ran out, or never was: one press asks for it at the price that the page shows. */
function KeepAgain({ order, formtoken }: { readonly order: Order; readonly formtoken: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const busy = useNavigation().state !== 'idle';
  const total = format.money(order.price.total);
  const over = order.state === 'expired';
  return (
    <PostForm formtoken={formtoken}>
      <input type="hidden" name="intent" value="hold" />
      <input type="hidden" name="acceptTotalMinor" value={order.price.total.amountMinor} />
      <div className={styles.notes}>
        {over ? (
          <Note tone="warn" icon="clock" title={t`Your hold has expired`}>
            {t`Nothing was charged, and your details are saved. We hold it again at ${total}; if it costs more, we ask you first.`}
          </Note>
        ) : (
          <Note icon="clock" title={t`Confirm availability`}>
            {t`We hold it at ${total} while you finish. Nothing is charged; if it costs more, we ask you first.`}
          </Note>
        )}
      </div>
      <Actions back={<Back order={order} />}>
        <Button type="submit" variant="primary" size="large" busyLabel={busy ? t`Requesting…` : undefined}>
          {over ? t`Hold it again` : t`Hold it for me`}
        </Button>
      </Actions>
    </PostForm>
  );
}

function Back({ order: { id, items, travellers } }: { readonly order: Order }) {
  const { t } = useLingui();
  const extras = hasExtras(items);
  const names = travellers.every(({ kind }) => kind === 'guest') ? t`Back to guests` : t`Back to travellers`;
  return (
    <LinkButton variant="quiet" icon="chevron-left" href={extras ? extrasPath(id) : travellersPath(id)}>
      {extras ? t`Back to extras` : names}
    </LinkButton>
  );
}

export { Header } from '../../features/checkout/header.tsx';
