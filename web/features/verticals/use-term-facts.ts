import { useLingui } from '@lingui/react/macro';
import type { SummaryFact } from '#design/summary-foot';
import type { Product } from '#contract/booking';
import { useLists } from '../reader/use-lists.ts';
import { type ItemOf, type ItemTerms, type Of, useItemWords } from './checkout-words.ts';
import { useFlightTerms } from './flights/checkout/use-flight-terms.ts';
import { VERTICALS } from './index.ts';
import { useStayTerms } from './stays/checkout/use-stay-terms.ts';

type Terms = { readonly [V in Product['vertical']]: (item: ItemOf<Of<V>>) => ItemTerms };

function useTermsOf(): (item: ItemOf<Product>) => ItemTerms {
  const terms: Terms = { flights: useFlightTerms(), stays: useStayTerms() };
  return (item) => (terms[item.product.vertical] as (item: ItemOf<Product>) => ItemTerms)(item);
}

/** In a summary: for whom each part is, and how it can be cancelled. Only islands read this. */
export function useTermFacts(): (items: readonly ItemOf<Product>[]) => SummaryFact[] {
  const { t } = useLingui();
  const lists = useLists();
  const wordsOf = useItemWords();
  const termsOf = useTermsOf();
  return (items) =>
    items.map((item): SummaryFact => {
      const { who, lines } = termsOf(item);
      const name = items.length > 1 && wordsOf(item.product).name(item.product);
      return {
        icon: VERTICALS[item.product.vertical]?.icon ?? 'plane',
        text: lists.facts([name, who]),
        // Of one thing alone the line of the price says it.
        more:
          items.length > 1 && item.holdMinutes === null
            ? [
                item.holdLimited
                  ? t`Hold limit reached: price checked again when you pay`
                  : t`Can’t be held: price checked again when you pay`,
                ...lines,
              ]
            : lines,
      };
    });
}
