import { useLingui } from '@lingui/react/macro';
import { useActionData, useLoaderData } from 'react-router';
import { Note } from '#design/note';
import type { Quote } from '#contract/booking';
import { AddBeside } from '../../features/checkout/add-beside.tsx';
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx';
import { BackToChoice, PriceNotes, Together } from '../../features/checkout/parts/parts.tsx';
import { Problems } from '../../features/forms/problems.tsx';
import { hasExtras, purchaseOfQuote } from '../../features/checkout/purchase.ts';
import { QuoteField } from '../../features/checkout/remove.tsx';
import { startValues } from '../../features/checkout/saved-travellers.ts';
import { Stuck } from '../../features/checkout/stuck.tsx';
import { NO_FAULTS, TravellersForm } from '../../features/checkout/travellers-form.tsx';
import { useWho } from '../../features/checkout/use-who.ts';
import { useFormat } from '../../format.ts';
import type { loader, TravellersRefused } from './data.ts';

export default function CheckoutQuote() {
  const { t } = useLingui();
  const { quote: loaded, map, formtoken, key, countries, choices, typed } = useLoaderData<typeof loader>();
  const refused = useActionData<TravellersRefused>();
  const quote = refused?.requoted ?? loaded;
  const purchase = purchaseOfQuote(quote);
  const { travellers: slots, items } = quote;
  const who = useWho(slots, items);
  const [first] = items;
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
        values={
          refused && Object.keys(refused.values).length > 0
            ? refused.values
            : { ...startValues(choices, slots), ...typed }
        }
        choices={choices}
        faults={refused?.faults ?? NO_FAULTS}
        countries={countries}
        notes={
          <>
            <Lapsed quote={quote} refused={refused} />
            <Problems problems={refused?.problems ?? []} />
            <PriceNotes items={items} />
          </>
        }
        back={first && <BackToChoice product={first.product} />}
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

interface LapsedProps {
  readonly quote: Quote;
  readonly refused: TravellersRefused | undefined;
}

/** The price was kept for a while and is not any more. */
function Lapsed({ quote, refused }: LapsedProps) {
  const { t } = useLingui();
  const format = useFormat();
  const total = format.money(quote.price.total);
  return (
    <>
      {refused?.requoted && (
        <Note tone="warn" role="alert" answer={refused} title={t`The price went up to ${total}`}>
          {t`Your price was held for 30 minutes and has expired. Your details are saved; continue to accept the new total.`}
        </Note>
      )}
      {quote.state === 'expired' && (
        <Note title={t`This price was checked more than 30 minutes ago`}>
          {t`We check it again when you continue. If it goes up, we ask you first.`}
        </Note>
      )}
    </>
  );
}
