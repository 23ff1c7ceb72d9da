import { useLingui } from '@lingui/react/macro';
import { useActionData, useLoaderData } from 'react-router';
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx';
import { BackToChoice, PriceNotes } from '../../features/checkout/parts/parts.tsx';
import { Problems } from '../../features/forms/problems.tsx';
import { hasExtras, purchaseOfOrder } from '../../features/checkout/purchase.ts';
import { valuesOfOrder } from '../../features/checkout/order-values.ts';
import { NO_FAULTS, TravellersForm } from '../../features/checkout/travellers-form.tsx';
import { useWho } from '../../features/checkout/use-who.ts';
import type { ChangeRefused, loader } from './data.ts';

export default function CheckoutTravellers() {
  const { t } = useLingui();
  const { order, map, formtoken, countries, choices } = useLoaderData<typeof loader>();
  const refused = useActionData<ChangeRefused>();
  const purchase = purchaseOfOrder(order);
  const { travellers: slots, items } = order;
  const who = useWho(slots, items);
  const [first] = items;
  return (
    <CheckoutPage title={who.title} lead={who.lead} purchase={purchase} map={map}>
      <TravellersForm
        formtoken={formtoken}
        given={{ slots, items }}
        next={hasExtras(items) ? t`Continue to extras` : t`Continue to review`}
        values={refused?.values ?? valuesOfOrder(order)}
        faults={refused?.faults ?? NO_FAULTS}
        countries={countries}
        choices={choices}
        notes={
          <>
            <Problems problems={refused?.problems ?? []} />
            <PriceNotes items={items} />
          </>
        }
        back={first && <BackToChoice product={first.product} />}
      />
    </CheckoutPage>
  );
}

export { Header } from '../../features/checkout/header.tsx';
