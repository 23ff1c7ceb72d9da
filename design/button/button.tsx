import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '#design/class-names';
import { Icon, type IconName } from '#design/icon';
import styles from './button.module.css';

export type ButtonVariant = 'primary' | 'outline' | 'neutral' | 'quiet' | 'danger' | 'dangerFilled' | 'link';
export type ButtonSize = 'large' | 'medium' | 'compact';

export interface ButtonLook {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly wide?: boolean;
  readonly iconOnly?: boolean;
  readonly className?: string | undefined;
}

/** The classes of a button, for anything else that must look like one. */
export function buttonClass({ variant = 'neutral', size = 'medium', wide, iconOnly, className }: ButtonLook): string {
  return (
    classNames(
      styles.button,
      styles[variant],
      size !== 'medium' && styles[size],
      wide && styles.wide,
      iconOnly && styles.iconOnly,
      className,
    ) ?? ''
  );
}

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  readonly children: ReactNode;
  readonly icon?: IconName;
  readonly iconAfter?: IconName;
  /** Shown with a turning mark instead of the label while the action runs; presses are ignored meanwhile. */
  readonly busyLabel?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button with words. One `primary` a screen, or one `dangerFilled` where what it ends cannot be taken back. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    wide,
    className,
    icon,
    iconAfter,
    busyLabel,
    children,
    onClick,
    type = 'button',
    ...rest
  } = props;
  const busy = busyLabel !== undefined;
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={busy || undefined}
      className={buttonClass({ variant, size, wide, className: classNames(busy && styles.busy, className) })}
      onClick={press}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon && <Icon name={icon} />}
      <span>{busy ? busyLabel : children}</span>
      {iconAfter && !busy && <Icon name={iconAfter} size="small" />}
    </button>
  );
}

export interface IconButtonProps extends Omit<
  ButtonProps,
  'children' | 'icon' | 'iconAfter' | 'busyLabel' | 'wide' | 'iconOnly'
> {
  readonly icon: IconName;
  readonly label: string;
}

/** A button that shows only an icon: menu, close, swap, plus and minus. */
export function IconButton({
  icon,
  label,
  variant = 'quiet',
  size,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-tip=""
      className={buttonClass({ variant, size, iconOnly: true, className })}
    >
      <Icon name={icon} />
    </button>
  );
}
