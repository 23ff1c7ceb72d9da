import {
  createContext,
  createElement,
  use,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';
import { classNames } from '#design/class-names';
import styles from './link.module.css';

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

const AnchorContext = createContext<ComponentType<AnchorProps> | 'a'>('a');

/** Gives every link of the design system the router's own anchor. Without it links load documents. */
export function AnchorProvider({
  component,
  children,
}: {
  component: ComponentType<AnchorProps>;
  children: ReactNode;
}) {
  return <AnchorContext value={component}>{children}</AnchorContext>;
}

/** A bare anchor: no look of its own. */
export function Anchor(props: AnchorProps) {
  return createElement<AnchorProps>(use(AnchorContext), props);
}

export interface LinkProps extends AnchorProps {
  /** `block` is for links that stand alone: no underline until pointed at, 44 px tall. */
  readonly look?: 'text' | 'block';
}

/** A link in the ink colour. */
export function Link({ look = 'text', className, ...rest }: LinkProps) {
  return <Anchor {...rest} className={classNames(styles.link, look === 'block' && styles.block, className)} />;
}
