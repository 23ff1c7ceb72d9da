export { afterPress, watchPress } from './after-press.ts';
