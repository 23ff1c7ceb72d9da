import { useLingui } from '@lingui/react/macro';
import { useActionData, useLoaderData } from 'react-router';
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx';
import { BackToChoice, PriceNotes, Together } from '../../features/checkout/parts/parts.tsx';
import { AddBeside, Lapsed } from '../../features/checkout/parts/quote-parts.tsx';
import { Problems } from '../../features/forms/problems.tsx';
import { hasExtras, purchaseOfQuote } from '../../features/checkout/purchase.ts';
import { QuoteField } from '../../features/checkout/remove.tsx';
import { Stuck } from '../../features/checkout/stuck.tsx';
import { NO_FAULTS, TravellersForm } from '../../features/checkout/travellers-form.tsx';
import { useWho } from '../../features/checkout/use-who.ts';
import type { loader, TravellersRefused } from './data.ts';

export default function CheckoutQuote() {
  const { t } = useLingui();
  const { quote: loaded, map, formtoken, key, countries, choices, start, replaced } = useLoaderData<typeof loader>();
  const refused = useActionData<TravellersRefused>();
  const quote = refused?.requoted ?? loaded;
  const purchase = purchaseOfQuote(quote);
  const { travellers: slots, items } = quote;
  const who = useWho(slots, items);
  const [first] = items;
  if (quote.state === 'replaced') {
    const over = { ...purchase, priceUntil: null, over: 'replaced' as const };
    return (
      <CheckoutPage title={t`No longer held`} purchase={over} map={map}>
        <Stuck refused={{}} givenUp replacedBy={quote.replacedBy} purchase={over} formtoken={formtoken} />
      </CheckoutPage>
    );
  }
  if (refused?.ended) {
    return (
      <CheckoutPage title={who.title} lead={who.lead} purchase={purchase} map={map}>
        <Stuck refused={refused} purchase={purchase} formtoken={formtoken} />
      </CheckoutPage>
    );
  }
  return (
    <CheckoutPage title={who.title} lead={who.lead} purchase={purchase} map={map}>
      <TravellersForm
        formtoken={formtoken}
        given={{ slots, items }}
        next={hasExtras(items) ? t`Continue to extras` : t`Continue to review`}
        values={refused && Object.keys(refused.values).length > 0 ? refused.values : start}
        choices={choices}
        faults={refused?.faults ?? NO_FAULTS}
        countries={countries}
        notes={
          <>
            <Lapsed quote={quote} refused={refused} />
            <Problems problems={refused?.problems ?? []} />
            <PriceNotes items={items} replaced={replaced} />
          </>
        }
        back={first && <BackToChoice product={first.product} keeps />}
      >
        <QuoteField id={quote.id} />
        <input type="hidden" name="key" value={key} />
      </TravellersForm>
      {items.length > 1 && (
        <Together quoteId={quote.id} items={items} total={quote.price.total} formtoken={formtoken} />
      )}
      <AddBeside items={items} />
    </CheckoutPage>
  );
}

export { Header } from '../../features/checkout/header.tsx';
