export { ScoreBadge } from './score-badge.tsx';
export type { ScoreBadgeProps } from './score-badge.tsx';
