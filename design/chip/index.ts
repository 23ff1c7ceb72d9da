export { ChipList, FilterChip, LinkChip, ToggleChip } from './chip.tsx';
export type { ChipProps, LinkChipProps } from './chip.tsx';
