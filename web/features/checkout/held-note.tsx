import { useLingui } from '@lingui/react/macro';
import { Link } from '#design/link';
import { Note } from '#design/note';
import { useFacts } from '../../facts.ts';
import { useFormat } from '../../format.ts';
import { useUntil } from '../reader/use-until.ts';
import type { Purchase } from './purchase.ts';

/** What is in the cart and not in this booking: until when it is held, and where it is. */
export function HeldNote({ quoteId, orderId }: Pick<Purchase, 'quoteId' | 'orderId'>) {
  const { t } = useLingui();
  const format = useFormat();
  const untilOf = useUntil();
  const { cart } = useFacts().chrome;
  if (!cart?.heldUntil || cart.quoteId === quoteId || (cart.orderId && cart.orderId === orderId)) return null;
  const total = format.money(cart.total);
  const until = untilOf(cart.heldUntil);
  return (
    <Note icon="shopping-bag" title={t`Your trip for ${total} is still held until ${until}`}>
      {t`It is not part of this booking and stays as it is.`} <Link href="/cart">{t`See your trip`}</Link>
    </Note>
  );
}
