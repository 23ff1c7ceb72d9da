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
  const hue = hueOf(code);
  return (
    <svg
      className={classNames(styles.tile, size === 'small' && styles.small, className)}
      viewBox="0 0 32 32"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="32" height="32" rx="7" fill={`oklch(42% .09 ${hue})`} />
      <path d="M16 0h9a7 7 0 0 1 7 7v18a7 7 0 0 1-7 7h-9z" fill={`oklch(48% .095 ${hue})`} />
      <path d="M0 22 16 16l16 6v3a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7z" fill={`oklch(36% .085 ${hue})`} opacity=".55" />
      <text x="16" y="20.6" className={styles.letters}>
        {monogram(name)}
      </text>
    </svg>
  );
}
