import { type AnchorHTMLAttributes, createContext, type Ref, use } from 'react';
import { classNames } from '#design/class-names';
import styles from './link.module.css';

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Path under which the pages of this reader stand, such as `/de`; empty for none. */
export const BaseContext = createContext('');

/** Where there is no page: the same for every reader. */
const NO_PAGE = /^\/(?:\/|api\/|i\/|brands\/|assets\/)/;

/** `href` for this reader: a path of the site under the base, anything else as it stands. */
export function rooted(base: string, href: string): string {
  if (!href.startsWith('/') || NO_PAGE.test(href)) return href;
  return base !== '' && href === '/' ? base : base + href;
}

/** A bare anchor: no look of its own. Paths are the site's own, without the base. */
export function Anchor({ children, href, ...rest }: AnchorProps) {
  return (
    <a href={rooted(use(BaseContext), href)} {...rest}>
      {children}
    </a>
  );
}

export interface LinkProps extends AnchorProps {
  /** `block` is for links that stand alone: no underline until pointed at, 44 px tall. */
  readonly look?: 'text' | 'block';
}

/** A link in the ink colour. */
export function Link({ look = 'text', className, ...rest }: LinkProps) {
  return <Anchor {...rest} className={classNames(styles.link, look === 'block' && styles.block, className)} />;
}
