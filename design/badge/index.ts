export { Badge, Flag } from './badge.tsx';
export type { BadgeProps, Explanation } from './badge.tsx';
