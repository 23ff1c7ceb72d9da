import type { MouseEventHandler } from 'react';
import { classNames } from '#design/class-names';
import { Anchor } from '#design/link';
import { Price } from '#design/price';
import styles from './sort-bar.module.css';

export interface SortChoice {
  readonly name: string;
  readonly href: string;
  readonly current: boolean;
  /** The total that this order puts first; empty while unknown. */
  readonly price: string;
  /** Its other half of the truth: "13h 10m, direct". */
  readonly fact: string;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
}

export interface SortBarProps {
  readonly label: string;
  readonly choices: readonly SortChoice[];
}

/** Signs of a name and a price that stand on one line beside a map. */
const ONE_LINE = 19;

/** The orders of the list, each with the offer that it puts first. Links, so that they work without scripts. */
export function SortBar({ label, choices }: SortBarProps) {
  // Where one of them needs a line for its price, all take one: their prices stay on one line.
  const long = choices.some(({ name, price }) => name.length + price.replaceAll(/\p{Cf}/gu, '').length > ONE_LINE);
  return (
    <nav aria-label={label} className={styles.wrap}>
      <ul className={classNames(styles.bar, long && styles.long)}>
        {choices.map((choice) => (
          <li key={choice.name} className={styles.item}>
            <Anchor
              href={choice.href}
              className={styles.sort}
              aria-current={choice.current || undefined}
              onClick={choice.onClick}
            >
              <span className={styles.name}>{choice.name}</span> <Price size="small">{choice.price}</Price>{' '}
              <span className={styles.fact}>{choice.fact}</span>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
