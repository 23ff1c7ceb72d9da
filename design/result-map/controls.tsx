import type { MouseEventHandler } from 'react';
import { buttonClass } from '#design/button';
import { classNames } from '#design/class-names';
import { Icon, type IconName } from '#design/icon';
import { Anchor } from '#design/link';
import styles from './controls.module.css';

export interface MapControl {
  readonly label: string;
  /** Address of the map after it; left out where there is no further to go. */
  readonly href: string | undefined;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

export interface MapControlsProps {
  readonly nearer: MapControl;
  readonly further: MapControl;
  readonly west: MapControl;
  readonly north: MapControl;
  readonly south: MapControl;
  readonly east: MapControl;
  /** Only once the map shows something else than was searched. */
  readonly searchHere?:
    | {
        readonly text: string;
        readonly href: string;
        readonly onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
      }
    | undefined;
}

function Control({ control, icon }: { control: MapControl; icon: IconName }) {
  const { label, href, onClick } = control;
  if (href === undefined)
    return (
      <span aria-hidden="true" className={classNames(styles.control, styles.off)}>
        <Icon name={icon} />
      </span>
    );
  return (
    <Anchor href={href} aria-label={label} data-tip="" onClick={onClick} className={styles.control}>
      <Icon name={icon} />
    </Anchor>
  );
}

/** Everything that dragging would do, by press. */
export function MapControls({ nearer, further, west, north, south, east, searchHere }: MapControlsProps) {
  return (
    <>
      {searchHere && (
        <Anchor
          href={searchHere.href}
          onClick={searchHere.onClick}
          className={buttonClass({ wide: true, className: styles.here })}
        >
          {searchHere.text}
        </Anchor>
      )}
      <div dir="ltr" className={styles.set}>
        <Control control={west} icon="chevron-left" />
        <Control control={north} icon="chevron-up" />
        <Control control={south} icon="chevron-down" />
        <Control control={east} icon="chevron-right" />
      </div>
      <div className={styles.set}>
        <Control control={nearer} icon="plus" />
        <Control control={further} icon="minus" />
      </div>
    </>
  );
}
