export { ChoiceCard, ChoiceCards } from './choice-card.tsx';
export type { ChoiceCardProps } from './choice-card.tsx';
