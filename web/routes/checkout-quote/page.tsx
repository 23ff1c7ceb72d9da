import { useLingui } from '@lingui/react/macro';
import { useActionData, useLoaderData } from 'react-router';
import { LinkButton } from '#design/link-button';
import { Note } from '#design/note';
import { CheckoutPage } from '../../features/checkout/checkout-page.tsx';
import { Ended } from '../../features/checkout/ended.tsx';
import { PriceNote, SampleNote } from '../../features/checkout/price-notes.tsx';
import { Problems } from '../../features/forms/problems.tsx';
import { faresPath, purchaseOfQuote } from '../../features/checkout/purchase.ts';
import { startValues } from '../../features/checkout/saved-travellers.ts';
import { TravellersForm } from '../../features/checkout/travellers-form.tsx';
import { useFormat } from '../../format.ts';
import type { loader, TravellersRefused } from './data.ts';

export default function CheckoutQuote() {
  const { t } = useLingui();
  const format = useFormat();
  const { quote: loaded, map, formtoken, key, countries, choices } = useLoaderData<typeof loader>();
  const refused = useActionData<TravellersRefused>();
  const quote = refused?.requoted ?? loaded;
  const purchase = purchaseOfQuote(quote);
  const { travellers: slots, rules } = quote;
  const total = format.money(quote.price.total);
  return (
    <CheckoutPage
      title={t`Who is travelling?`}
      lead={t`Names must match the passport. Nothing is charged on this page.`}
      purchase={purchase}
      map={map}
    >
      {refused?.ended ? (
        <Ended code={refused.ended} purchase={purchase} />
      ) : (
        <TravellersForm
          formtoken={formtoken}
          given={{ slots, rules }}
          values={refused?.values ?? startValues(choices, slots)}
          choices={choices}
          faults={refused?.faults ?? []}
          countries={countries}
          notes={
            <>
              {refused?.requoted && (
                <Note tone="warn" role="alert" title={t`The airline changed the price to ${total}`}>
                  {t`The price you saw was kept for half an hour and lapsed. What you typed is kept; continue to accept the new total.`}
                </Note>
              )}
              {quote.state === 'expired' && (
                <Note title={t`This price was checked more than half an hour ago`}>
                  {t`It is checked again when you continue. If it rises, you are asked first.`}
                </Note>
              )}
              <Problems problems={refused?.problems ?? []} />
              <PriceNote purchase={purchase} />
              <SampleNote purchase={purchase} />
            </>
          }
          back={<BackToFares href={faresPath(quote.product)} />}
        >
          <input type="hidden" name="quoteId" value={quote.id} />
          <input type="hidden" name="key" value={key} />
        </TravellersForm>
      )}
    </CheckoutPage>
  );
}

function BackToFares({ href }: { readonly href: string }) {
  const { t } = useLingui();
  return (
    <LinkButton variant="quiet" icon="chevron-left" href={href}>
      {t`Back to fares`}
    </LinkButton>
  );
}
