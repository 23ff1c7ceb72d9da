import styles from './cell-control.module.css';

/** Classes of a label and an input that have no frame of their own: the cell of the search row is their frame. */
export const cellLabelClass: string = styles.label ?? '';
export const cellInputClass: string = styles.input ?? '';
