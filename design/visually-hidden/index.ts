export { VisuallyHidden, visuallyHiddenClass } from './visually-hidden.tsx';
