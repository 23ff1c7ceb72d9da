export { LinkButton } from './link-button.tsx';
export type { LinkButtonProps } from './link-button.tsx';
