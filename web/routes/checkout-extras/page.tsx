import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useActionData, useLoaderData } from 'react-router';
import { LinkButton } from '#design/link-button';
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx';
import styles from '../../features/checkout/checkout.module.css';
import { ExtrasForm } from '../../features/checkout/extras-form.tsx';
import { purchaseWith } from '../../features/checkout/extras.ts';
import type { HoldRefused } from '../../features/checkout/hold.ts';
import { PriceNotes } from '../../features/checkout/parts/parts.tsx';
import { travellersPath } from '../../features/checkout/paths.ts';
import { Stuck } from '../../features/checkout/stuck.tsx';
import { Problems } from '../../features/forms/problems.tsx';
import { purchaseOfOrder } from '../../features/checkout/purchase.ts';
import { hasAdded } from '../../features/verticals/chosen-extras.ts';
import { useExtrasStepWords } from '../../features/verticals/item-extras.ts';
import type { loader } from './data.ts';

export default function CheckoutExtras() {
  const { t } = useLingui();
  const { order, map, formtoken } = useLoaderData<typeof loader>();
  const refused = useActionData<HoldRefused>();
  const stored = purchaseOfOrder(order);
  const [chosen, setChosen] = useState<FormData>();
  const changing = !refused?.changed && !refused?.ended;
  const purchase = changing && chosen ? purchaseWith(stored, chosen) : stored;
  const words = useExtrasStepWords(order.items);
  const lead = purchase.items.some(hasAdded) ? words.chosen : t`Nothing needed? Just continue.`;
  return (
    <CheckoutPage
      title={changing ? words.title : t`Before you continue`}
      lead={changing && lead}
      purchase={purchase}
      map={map}
    >
      {(refused?.ended || refused?.changed) && <Stuck refused={refused} purchase={purchase} formtoken={formtoken} />}
      {changing && (
        <>
          <div className={styles.notes}>
            <Problems problems={refused?.problems ?? []} />
            <PriceNotes items={stored.items} />
          </div>
          <ExtrasForm
            order={order}
            formtoken={formtoken}
            onChoice={setChosen}
            back={
              <LinkButton variant="quiet" icon="chevron-left" href={travellersPath(order.id)}>
                {t`Back to travellers`}
              </LinkButton>
            }
          />
        </>
      )}
    </CheckoutPage>
  );
}

export { Header } from '../../features/checkout/header.tsx';
