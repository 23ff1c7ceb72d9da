import { useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect } from 'react';
import { useFetcher } from 'react-router';
import { IconButton } from '#design/button';
import { OpenPopover } from '#design/popover';
import { Skeleton } from '#design/skeleton';
import { needAreas } from '../../i18n.ts';
import { useHere } from '../pickers/use-here.ts';
import { CartContentsList } from './cart-contents.island.tsx';
import type { CartData } from './cart-data.ts';
import styles from './cart.module.css';

export interface CartPanelProps {
  readonly under: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** The cart under its chip, on a phone at the bottom edge; read anew each time it is opened. */
function CartPanel({ under, onClose }: CartPanelProps) {
  const { t } = useLingui();
  const here = useHere();
  const { load, data } = useFetcher<CartData>();
  useEffect(() => {
    void load(`/cart?${new URLSearchParams({ back: here }).toString()}`);
  }, [load, here]);
  return (
    <OpenPopover label={t`Your trip`} under={under} onClose={onClose} className={styles.panel}>
      <div className={styles.head}>
        <h2>{t`Your trip`}</h2>
        <IconButton icon="x" label={t`Close`} onClick={onClose} />
      </div>
      {data ? <Loaded {...data} /> : <Skeleton shape="block" className={styles.soon} />}
    </OpenPopover>
  );
}

function Loaded({ quote, ...rest }: CartData) {
  const { t } = useLingui();
  if (!quote) return <p>{t`The price is no longer held. Search again to see the price now.`}</p>;
  return <CartContentsList quote={quote} {...rest} />;
}

/** The panel with its words. */
export async function openPanel() {
  await needAreas(['cart', 'bought', 'words']);
  return { CartPanel };
}
