export { Popover } from './popover.tsx';
export type { PopoverClose, PopoverProps, PopoverTrigger } from './popover.tsx';
