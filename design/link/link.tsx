import type { AnchorHTMLAttributes, Ref } from 'react';
import { classNames } from '#design/class-names';
import styles from './link.module.css';

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** A bare anchor: no look of its own. */
export function Anchor({ children, ...rest }: AnchorProps) {
  return <a {...rest}>{children}</a>;
}

export interface LinkProps extends AnchorProps {
  /** `block` is for links that stand alone: no underline until pointed at, 44 px tall. */
  readonly look?: 'text' | 'block';
}

/** A link in the ink colour. */
export function Link({ look = 'text', className, ...rest }: LinkProps) {
  return <Anchor {...rest} className={classNames(styles.link, look === 'block' && styles.block, className)} />;
}
