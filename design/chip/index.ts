export { ChipList, FilterChip, LinkChip } from './chip.tsx';
export type { ChipProps, LinkChipProps } from './chip.tsx';
