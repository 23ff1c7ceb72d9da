export { LinkChoices } from './link-choices.tsx';
export type { LinkChoicesProps } from './link-choices.tsx';
