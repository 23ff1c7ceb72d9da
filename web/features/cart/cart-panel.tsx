import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useState } from 'react';
import { IconButton } from '#design/button';
import { Link } from '#design/link';
import { OpenPopover } from '#design/popover';
import { Skeleton } from '#design/skeleton';
import { fetchApi } from '../../api.ts';
import { useHere } from '../pickers/use-here.ts';
import { CartContentsList } from './cart-contents.island.tsx';
import { type CartData, readCartData } from './cart-data.ts';
import styles from './cart.module.css';

export interface CartPanelProps {
  readonly under: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The cart under its chip, on a phone at the bottom edge; read anew each time it is opened. */
export function CartPanel({ under, onClose }: CartPanelProps) {
  const { t } = useLingui();
  const here = useHere();
  const data = useCartData(here);
  return (
    <OpenPopover label={t`Your trip`} under={under} onClose={onClose} className={styles.panel}>
      <div className={styles.head}>
        <h2>{t`Your trip`}</h2>
        <IconButton icon="x" label={t`Close`} onClick={onClose} />
      </div>
      {data === 'unknown' && (
        <p>
          {t`Your trip could not be loaded.`} <Link href="/cart">{t`Try again`}</Link>
        </p>
      )}
      {data === undefined && <Skeleton shape="block" className={styles.soon} />}
      {typeof data === 'object' && <Loaded {...data} />}
    </OpenPopover>
  );
}

/** Undefined until it is read, unknown where it cannot be. */
function useCartData(back: string): CartData | 'unknown' | undefined {
  const [data, setData] = useState<CartData | 'unknown'>();
  useEffect(() => {
    let gone = false;
    readCartData(fetchApi, back).then(
      (read) => void (gone || setData(read)),
      () => void (gone || setData('unknown')),
    );
    return () => {
      gone = true;
    };
  }, [back]);
  return data;
}

function Loaded({ quote, missed, ...rest }: CartData) {
  const { t } = useLingui();
  if (missed) return <p>{t`Your trip can no longer be booked`}</p>;
  if (!quote) return <p>{t`The price is no longer held. Search again to see the price now.`}</p>;
  return <CartContentsList quote={quote} {...rest} />;
}
