export { focusQuietly, isQuiet } from './quiet-focus.ts';
