import { useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/booking';
import { travellersPath } from '../checkout/paths.ts';
import { useItemWords } from '../verticals/order-parts.tsx';
import { pageOf } from '../checkout/where-now.ts';

/** The way on for an order that is no booking: back into checkout, or to a new search. */
export function useGoOn(order: Order): { readonly href: string; readonly text: string } | undefined {
  const { t } = useLingui();
  const href = pageOf(order);
  const wordsOf = useItemWords();
  switch (order.state) {
    case 'draft':
      return { href: travellersPath(order.id), text: t`Continue booking` };
    case 'held':
      return { href, text: t`Pay and book` };
    case 'paying':
      return { href, text: t`Finish the payment` };
    case 'expired':
      return { href, text: t`Check the price again` };
    case 'failed':
      return { href: '/', text: t`Search again` };
    case 'cancelled': {
      // Of several things each has a search of its own, which stands beside it.
      const [first, ...more] = order.items;
      return first && more.length === 0 ? { href: wordsOf(first).searchAgain, text: t`Search again` } : undefined;
    }
    default:
      return undefined;
  }
}
