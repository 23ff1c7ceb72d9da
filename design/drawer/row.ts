import styles from './drawer.module.css';

/** For a link or a button that is one line of the drawer: icon, words, and at the far end what is chosen. */
export const drawerRow: string | undefined = styles.row;
