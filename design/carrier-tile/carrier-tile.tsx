import { classNames } from '#design/class-names';
import styles from './carrier-tile.module.css';
import { hueOf, monogram } from './monogram.ts';

export interface CarrierTileProps {
  readonly code: string;
  readonly name: string;
  readonly size?: 'small' | 'medium';
  readonly className?: string | undefined;
}

/** A neutral folded tile with two letters. Decoration: the name always stands beside it or in the heading. */
export function CarrierTile({ code, name, size = 'medium', className }: CarrierTileProps) {
  return (
    <span
      className={classNames(styles.tile, styles[`hue${hueOf(code)}`], size === 'small' && styles.small, className)}
      aria-hidden="true"
    >
      {monogram(name)}
    </span>
  );
}
