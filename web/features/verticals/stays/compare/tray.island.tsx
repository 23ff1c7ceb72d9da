import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button, IconButton } from '#design/button';
import { Icon } from '#design/icon';
import { LinkButton } from '#design/link-button';
import { VisuallyHidden } from '#design/visually-hidden';
import { formatCompareAddress, formatStayPath, MOST_COMPARED } from '#contract/search';
import type { StayAddress } from '#contract/search';
import { announce } from '../../../../shell/announcer.tsx';
import type { ListedStay } from '../listed.ts';
import { PlainCompare } from './plain-compare.tsx';
import styles from './tray.module.css';
import { knownNames, useCompared } from './use-compared.ts';

export interface CompareTrayProps {
  readonly offers: readonly ListedStay[];
  readonly address: StayAddress;
}

/** Up to four places of the list, chosen at their cards, and the way to see them side by side. */
export function CompareTray(props: CompareTrayProps) {
  return <Choosing key={formatStayPath(props.address)} {...props} />;
}

function Choosing({ offers, address }: CompareTrayProps) {
  const { t } = useLingui();
  const { keys, setKeys } = useCompared(address);
  const cards = useCards(offers);
  const nameOf = (key: string): string => {
    const name = offers.find((offer) => offer.key === key)?.property.name ?? knownNames.get(key);
    return name ?? t`A place outside this list`;
  };

  function toggle({ key, property: { name } }: Pick<ListedStay, 'key' | 'property'>): void {
    knownNames.set(key, name);
    const without = keys.filter((each) => each !== key);
    const count = keys.length + 1;
    if (without.length < keys.length) {
      setKeys(without);
      announce('compare', t`${name} removed from compare`);
    } else if (keys.length < MOST_COMPARED) {
      setKeys([...keys, key]);
      announce('compare', t`${name} added to compare, ${count} of ${MOST_COMPARED}`);
    } else announce('compare', t`You can compare up to four. Remove one first.`);
  }

  return (
    <>
      {[...cards].map(([offer, card]) =>
        createPortal(
          <Toggle
            on={keys.includes(offer.key)}
            full={keys.length >= MOST_COMPARED}
            name={offer.property.name}
            onPress={() => toggle(offer)}
          />,
          card,
          offer.key,
        ),
      )}
      {keys.length > 0 && (
        <Tray
          address={address}
          chosen={keys.map((key) => ({ key, name: nameOf(key) }))}
          onRemove={(key) => setKeys(keys.filter((each) => each !== key))}
          onClear={() => setKeys([])}
        />
      )}
      <noscript>
        {import.meta.env.SSR ? <PlainCompare offers={offers} address={address} chosen={keys} /> : null}
      </noscript>
    </>
  );
}

/** The cards of the list as they stand on the page. */
function useCards(offers: readonly ListedStay[]): ReadonlyMap<ListedStay, Element> {
  const [cards, setCards] = useState<ReadonlyMap<ListedStay, Element>>(new Map());
  useEffect(() => {
    const late = new AbortController();
    queueMicrotask(() => late.signal.aborted || setCards(cardsOf(offers)));
    return () => late.abort();
  }, [offers]);
  return cards;
}

function cardsOf(offers: readonly ListedStay[]): ReadonlyMap<ListedStay, Element> {
  const found = offers.flatMap((offer): [ListedStay, Element][] => {
    const card = offer.price && document.getElementById(`stay-${offer.property.key}`);
    return card ? [[offer, card]] : [];
  });
  return new Map(found);
}

interface ToggleProps {
  readonly on: boolean;
  /** Four are chosen already. */
  readonly full: boolean;
  readonly name: string;
  readonly onPress: () => void;
}

function Toggle({ on, full, name, onPress }: ToggleProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-disabled={(full && !on) || undefined}
      className={styles.toggle}
      onClick={onPress}
    >
      <Icon name={on ? 'check' : 'arrow-left-right'} size="small" />
      <span className={styles.word}>{t`Compare`}</span> <VisuallyHidden>{name}</VisuallyHidden>
    </button>
  );
}

interface TrayProps {
  readonly address: StayAddress;
  readonly chosen: readonly { readonly key: string; readonly name: string }[];
  readonly onRemove: (key: string) => void;
  readonly onClear: () => void;
}

function Tray({ address, chosen, onRemove, onClear }: TrayProps) {
  const { t } = useLingui();
  const count = chosen.length;
  return (
    <section aria-label={t`Places to compare`} className={styles.tray}>
      <ul className={styles.chosen}>
        {chosen.map(({ key, name }) => (
          <li key={key}>
            <span className={styles.name}>{name}</span>
            <IconButton
              icon="x"
              label={t`Remove ${name}`}
              variant="quiet"
              size="compact"
              onClick={() => onRemove(key)}
            />
          </li>
        ))}
      </ul>
      <p className={styles.count}>{t`${count} of ${MOST_COMPARED} selected`}</p>
      <Button variant="quiet" size="compact" onClick={onClear}>
        {t`Clear`}
      </Button>
      {count < 2 ? (
        <p className={styles.more}>{t`Choose one more`}</p>
      ) : (
        <LinkButton
          variant="primary"
          size="compact"
          href={formatCompareAddress({ address, keys: chosen.map(({ key }) => key) })}
        >
          {t`Compare ${count} places`}
        </LinkButton>
      )}
    </section>
  );
}
