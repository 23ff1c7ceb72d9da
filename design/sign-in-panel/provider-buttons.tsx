import { Button, buttonClass } from '#design/button';
import { Anchor } from '#design/link';
import styles from './provider-buttons.module.css';

export interface ProviderButton {
  readonly id: string;
  /** The provider's own name, seen beside a tile with its first letter. */
  readonly name: string;
  /** Said instead of the name; holds it. */
  readonly label: string;
  /** Where the way begins without scripts; left out, the button submits its form with `provider=<id>`. */
  readonly href?: string;
  /** Shown while the way is being opened. */
  readonly busyLabel?: string | undefined;
}

export interface ProviderButtonsProps {
  readonly label: string;
  readonly providers: readonly ProviderButton[];
  readonly onPress?: (id: string, event: { preventDefault: () => void }) => void;
}

/** Ways in through other services, side by side where they fit. Letters in neutral tiles: no provider's mark is drawn without its licence. */
export function ProviderButtons({ label, providers, onPress }: ProviderButtonsProps) {
  return (
    <ul aria-label={label} className={styles.row}>
      {providers.map(({ id, name, label: said, href, busyLabel }) => (
        <li key={id}>
          {href === undefined || busyLabel !== undefined ? (
            <Button
              type="submit"
              name="provider"
              value={id}
              wide
              className={styles.provider}
              aria-label={busyLabel ?? said}
              busyLabel={busyLabel}
              onClick={(event) => onPress?.(id, event)}
            >
              <Way name={name} />
            </Button>
          ) : (
            <Anchor
              href={href}
              aria-label={said}
              className={buttonClass({ wide: true, className: styles.provider })}
              onClick={(event) => onPress?.(id, event)}
            >
              <Way name={name} />
            </Anchor>
          )}
        </li>
      ))}
    </ul>
  );
}

function Way({ name }: { name: string }) {
  const [letter = ''] = name;
  return (
    <span className={styles.way}>
      <span className={styles.tile} data-letter={letter.toLocaleUpperCase()} aria-hidden="true" />
      <span>{name}</span>
    </span>
  );
}
