export { Switch } from './switch.tsx';
export type { SwitchProps } from './switch.tsx';
