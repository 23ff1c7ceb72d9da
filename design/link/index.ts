export { Anchor, Link } from './link.tsx';
export type { AnchorProps, LinkProps } from './link.tsx';
