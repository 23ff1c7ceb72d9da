export { OpenPopover, Popover } from './popover.tsx';
export type { PopoverClose, PopoverOverProps, PopoverProps, PopoverTrigger } from './popover.tsx';
