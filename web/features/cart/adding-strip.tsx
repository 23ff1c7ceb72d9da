import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { Button } from '#design/button';
import { CartStrip } from '#design/cart';
import { Link } from '#design/link';
import { type CartFact, useFacts } from '../../facts.ts';
import { useFormat } from '../../format.ts';
import { PostForm } from '../../post-form.tsx';
import { heldPlace } from './held-place.ts';
import { useCart } from './use-cart.ts';
import { useCurrencyWords } from './use-currency-words.ts';
import { useHeldWords } from './use-held-words.ts';
import { useHere } from '../pickers/use-here.ts';
import { VERTICALS } from '../verticals/index.ts';
import { verticalOf } from '../chrome/vertical-of.ts';

/** What a page searches, for the strip: where and on which days. */
export interface Searched {
  readonly place: string;
  readonly from: string;
  readonly to: string | null;
}

const DAY_MS = 86_400_000;

/** On pages of what is added to the cart: what that is, on which days, and the way to book it separately. */
export function AddingStrip({ searched }: { readonly searched: Searched | undefined }) {
  const { t, i18n } = useLingui();
  const { pathname } = useLocation();
  const here = useHere();
  const held = useHeldWords();
  const said = useSearchedWords();
  const { chrome } = useFacts();
  const currencyWords = useCurrencyWords();
  const cart = useCart();
  const vertical = verticalOf(pathname, chrome.primary) ?? '';
  const { adding, changing } = VERTICALS[vertical] ?? {};
  // Where nothing is searched yet nothing is changed.
  const part = searched && cart?.parts[heldPlace(cart, vertical, pathname)];
  if (cart && changing && part)
    return (
      <Changing cart={cart} part={part} title={i18n._(changing)} held={held(cart.heldUntil, cart.heldUntil !== null)} />
    );
  if (!cart || !adding || cart.verticals.includes(vertical)) return null;
  const text = held(cart.heldUntil, cart.heldUntil !== null);
  const currency = currencyWords(cart.total.currency);
  if (!cart.adding) return searched ? <Separately formtoken={cart.formtoken} held={t`${text}.`} /> : null;
  return (
    <CartStrip
      label={t`Your trip`}
      title={i18n._(adding)}
      held={t`${text}.`}
      leave={
        <PostForm formtoken={cart.formtoken} action="/cart">
          <input type="hidden" name="back" value={here} />
          <Button type="submit" variant="link" size="compact" name="intent" value="separate">
            {t`Book separately`}
          </Button>
        </PostForm>
      }
    >
      {searched && `${said(searched, cart.when)} `}
      {t`Anything you entered is saved.`}
      {searched && currency && ` ${currency}`}
    </CartStrip>
  );
}

/** Another choice takes the place of one in the trip: the way back without any. */
function Changing({
  cart: { quoteId, total },
  part: { extrasMinor = 0 },
  title,
  held,
}: {
  readonly cart: CartFact;
  readonly part: CartFact['parts'][number];
  readonly title: string;
  readonly held: string;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const sum = format.money(total);
  const extras = format.money({ ...total, amountMinor: extrasMinor });
  const currency = useCurrencyWords()(total.currency);
  return (
    <CartStrip
      label={t`Your trip`}
      title={title}
      held={t`${held}.`}
      brief
      // As `FROM_CART` of checkout says it, of which a header is no part.
      leave={<Link look="block" href={`/checkout/${quoteId}?from=cart`}>{t`Keep your trip as it is`}</Link>}
    >
      {extrasMinor > 0
        ? t`Trip total now: ${sum}, including ${extras} for extras. Anything you entered is saved.`
        : t`Trip total now: ${sum}. Anything you entered is saved.`}
      {currency && ` ${currency}`}
    </CartStrip>
  );
}

/** What is searched is booked without the trip, which stays held: the way back to booking both together. */
function Separately({ formtoken, held }: { readonly formtoken: string; readonly held: string }) {
  const { t } = useLingui();
  const here = useHere();
  return (
    <CartStrip
      label={t`Your trip`}
      title={t`Not part of your trip`}
      held={held}
      leave={
        <PostForm formtoken={formtoken} action="/cart">
          <input type="hidden" name="back" value={here} />
          <Button type="submit" variant="link" size="compact" name="intent" value="join">
            {t`Add to your trip`}
          </Button>
        </PostForm>
      }
    >
      {t`What you choose here is booked on its own.`}
    </CartStrip>
  );
}

function useSearchedWords() {
  const { t } = useLingui();
  const format = useFormat();
  return ({ place, from, to }: Searched, when: { readonly from: string; readonly to: string | null }): string => {
    const dates = [from, ...(to ? [to] : [])].map((day) => format.day(day)).join(' – ');
    if (from !== when.from || to !== when.to) return t`${place}, ${dates}: not the dates of your trip.`;
    if (to === null) return t`${place}, ${dates}.`;
    const nights = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
    return t`${place}, ${plural(nights, { one: 'the # night of your trip', other: 'the # nights of your trip' })}.`;
  };
}
