import type { MouseEvent, Ref } from 'react';
import { Icon } from '#design/icon';
import { Anchor } from '#design/link';
import { VisuallyHidden } from '#design/visually-hidden';
import styles from './cart-chip.module.css';

export interface CartChipProps {
  readonly href: string;
  /** All of it in one sentence. */
  readonly label: string;
  readonly total: string;
  /** "Flights, held until 02:14". */
  readonly text: string;
  readonly count: string;
  /** Whether its panel is open, where it has one. */
  readonly open?: boolean | undefined;
  readonly onPress?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** The cart in the header: its total, what is in it and until when; on a phone the total alone. A link to the page of the cart. */
export function CartChip({ href, label, total, text, count, open, onPress, ref }: CartChipProps) {
  return (
    <Anchor
      ref={ref}
      href={href}
      id="cart-chip"
      className={styles.chip}
      data-open={open || undefined}
      onClick={onPress}
    >
      <VisuallyHidden>{label}</VisuallyHidden>
      <Icon name="shopping-bag" size="small" />
      <span className={styles.words} aria-hidden="true">
        <b>{total}</b>
        <small>{text}</small>
      </span>
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
    </Anchor>
  );
}
