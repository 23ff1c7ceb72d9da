export { PayBar } from './pay-bar.tsx';
export type { PayBarProps } from './pay-bar.tsx';
