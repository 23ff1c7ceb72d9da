import { useLingui } from '@lingui/react/macro';
import { useActionData, useLoaderData } from 'react-router';
import { LinkButton } from '#design/link-button';
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx';
import { PriceNote, SampleNote } from '../../features/checkout/price-notes.tsx';
import { Problems } from '../../features/forms/problems.tsx';
import { faresPath, purchaseOfOrder } from '../../features/checkout/purchase.ts';
import { valuesOfOrder } from '../../features/checkout/traveller-values.ts';
import { TravellersForm } from '../../features/checkout/travellers-form.tsx';
import type { ChangeRefused, loader } from './data.ts';

export default function CheckoutTravellers() {
  const { t } = useLingui();
  const { order, map, formtoken, countries, choices } = useLoaderData<typeof loader>();
  const refused = useActionData<ChangeRefused>();
  const purchase = purchaseOfOrder(order);
  const { travellers: slots, rules } = order;
  return (
    <CheckoutPage
      title={t`Who is travelling?`}
      lead={t`Names must match the passport. Nothing is charged on this page.`}
      purchase={purchase}
      map={map}
    >
      <TravellersForm
        formtoken={formtoken}
        given={{ slots, rules }}
        values={refused?.values ?? valuesOfOrder(order)}
        faults={refused?.faults ?? []}
        countries={countries}
        choices={choices}
        notes={
          <>
            <Problems problems={refused?.problems ?? []} />
            <PriceNote purchase={purchase} />
            <SampleNote purchase={purchase} />
          </>
        }
        back={
          <LinkButton variant="quiet" icon="chevron-left" href={faresPath(purchase.product)}>
            {t`Back to fares`}
          </LinkButton>
        }
      />
    </CheckoutPage>
  );
}
