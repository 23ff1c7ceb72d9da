export { Popover } from './popover.tsx';
export type { PopoverProps, PopoverTrigger } from './popover.tsx';
