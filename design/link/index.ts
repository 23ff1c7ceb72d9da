export { Anchor, BaseContext, Link, rooted } from './link.tsx';
export type { AnchorProps, LinkProps } from './link.tsx';
