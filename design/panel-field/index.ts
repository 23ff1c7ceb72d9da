export { PanelField, plainFieldClasses } from './panel-field.tsx';
export type { PanelFieldProps } from './panel-field.tsx';
