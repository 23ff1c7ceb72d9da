import { classNames } from '#design/class-names';
import styles from './icon.module.css';
import type { IconName } from './names.ts';
import spriteUrl from './sprite.svg?url&no-inline';

export const iconSpriteUrl: string = spriteUrl;

// Arrows point along the line of reading; clocks, checks and letters never turn.
const mirrored: ReadonlySet<IconName> = new Set<IconName>([
  'arrow-left',
  'arrow-right',
  'chevron-left',
  'chevron-right',
  'plane',
  'plane-landing',
  'plane-takeoff',
  'undo-2',
  'external-link',
  'log-in',
  'log-out',
]);

export interface IconProps {
  readonly name: IconName;
  readonly size?: 'small' | 'medium';
  readonly className?: string | undefined;
}

/** Decoration beside words. A control that shows only an icon carries its own label. */
export function Icon({ name, size = 'medium', className }: IconProps) {
  const classes = classNames(
    styles.icon,
    size === 'small' && styles.small,
    mirrored.has(name) && styles.mirrored,
    className,
  );
  return (
    <svg className={classes} aria-hidden="true" focusable="false">
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  );
}
