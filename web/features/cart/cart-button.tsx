import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type MouseEvent, useCallback, useRef, useState } from 'react';
import { CartChip } from '#design/cart';
import { type Part, usePart } from '#design/part';
import type { CartFact } from '../../facts.ts';
import { useFormat } from '../../format.ts';
import type { CartPanelProps } from './cart-panel.tsx';
import { useCart, useFreshCart } from './use-cart.ts';
import { useUntil } from '../reader/use-until.ts';
import { VERTICALS } from '../verticals/index.ts';

interface Loaded {
  readonly CartPanel: (props: CartPanelProps) => React.ReactNode;
}

/** Comes when it is asked for: no page carries it. */
const PANEL: Part<Loaded> = {
  module: 'web/features/cart/cart-panel.tsx',
  importer: () => import('./cart-panel.tsx'),
};

/** The cart in the header, where something is in it: a link to its page that opens its panel instead. */
export function CartButton() {
  const cart = useCart();
  useFreshCart();
  return cart ? <Chip cart={cart} /> : null;
}

function Chip({ cart: { verticals, total, heldUntil } }: { readonly cart: CartFact }) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const untilOf = useUntil();
  const chip = useRef<HTMLAnchorElement>(null);
  const [panel, want] = usePart(PANEL);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const count = verticals.length;
  const only = count === 1 ? VERTICALS[verticals[0] ?? '']?.text : undefined;
  const what = only ? i18n._(only) : t`${plural(count, { one: '# item', other: '# items' })}`;
  const price = format.money(total);
  const until = heldUntil === null ? '' : untilOf(heldUntil);
  const text = until ? t`${what}, held until ${until}` : what;
  const press = (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    want();
    setOpen(!open);
  };
  return (
    <>
      <CartChip
        ref={chip}
        href="/cart"
        label={t`Your trip: ${price}, ${text}`}
        total={price}
        text={text}
        count={format.number(count)}
        open={open}
        onPress={press}
      />
      {open && panel && <panel.CartPanel under={chip} onClose={close} />}
    </>
  );
}
