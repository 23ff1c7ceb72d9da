export { usePressOutside } from './use-press-outside.ts';
