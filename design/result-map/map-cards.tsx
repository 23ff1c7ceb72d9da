import { useRef, type ReactNode } from 'react';
import { IconButton } from '#design/button';
import { classNames } from '#design/class-names';
import { useHydrated } from '#design/hydrated';
import { Anchor } from '#design/link';
import { Price } from '#design/price';
import styles from './map-cards.module.css';

export interface MapCard {
  readonly id: string;
  readonly name: string;
  /** "8.9, Marina South". */
  readonly fact: string;
  readonly price: string;
  /** "3 nights, all taxes". */
  readonly party: string;
  readonly href: string;
  readonly art: ReactNode;
}

export interface MapCardsProps {
  readonly label: string;
  readonly previous: string;
  readonly next: string;
  readonly cards: readonly MapCard[];
  readonly marked?: string | undefined;
  /** The card that came to rest in the middle. */
  readonly onMark?: (id: string) => void;
}

/** The card nearest to the middle of the row. */
function middleOf(row: HTMLElement): number {
  const middle = row.getBoundingClientRect().left + row.clientWidth / 2;
  const away = [...row.children].map((card) => {
    const box = card.getBoundingClientRect();
    return Math.abs(box.left + box.width / 2 - middle);
  });
  return away.indexOf(Math.min(...away));
}

/** The places of a map as a row to swipe through, or to step through by two buttons. */
export function MapCards({ label, previous, next, cards, marked, onMark }: MapCardsProps) {
  const row = useRef<HTMLUListElement>(null);
  const live = useHydrated();
  const go = (by: number) => {
    const list = row.current;
    if (!list) return;
    const to = list.children[Math.max(0, Math.min(cards.length - 1, middleOf(list) + by))];
    to?.scrollIntoView({ inline: 'center', block: 'nearest', behavior: 'smooth' });
  };
  const settle = () => {
    const card = row.current && cards[middleOf(row.current)];
    if (card && card.id !== marked) onMark?.(card.id);
  };
  return (
    <div className={styles.frame}>
      {live && cards.length > 1 && (
        <div className={styles.steps}>
          <IconButton icon="chevron-left" label={previous} variant="neutral" onClick={() => go(-1)} />
          <IconButton icon="chevron-right" label={next} variant="neutral" onClick={() => go(1)} />
        </div>
      )}
      <ul ref={row} aria-label={label} className={styles.row} onScrollEnd={settle}>
        {cards.map((card) => (
          <li key={card.id} className={classNames(styles.card, card.id === marked && styles.marked)}>
            <div className={styles.art}>{card.art}</div>
            <div className={styles.words}>
              <Anchor href={card.href} className={styles.name}>
                {card.name}
              </Anchor>
              <span>{card.fact}</span>
              <span>
                <Price size="small" className={styles.price}>
                  {card.price}
                </Price>{' '}
                {card.party}
              </span>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
