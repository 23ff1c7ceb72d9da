export { Anchor, AnchorProvider, Link } from './link.tsx';
export type { AnchorProps, LinkProps } from './link.tsx';
