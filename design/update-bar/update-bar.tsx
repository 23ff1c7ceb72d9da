import { Icon } from '#design/icon';
import styles from './update-bar.module.css';

export interface UpdateBarProps {
  /** "18 new, 2 cheaper: update the list". */
  readonly children: string;
  readonly onPress: () => void;
}

/** Late results wait behind this button: the list never moves by itself. */
export function UpdateBar({ children, onPress }: UpdateBarProps) {
  return (
    <button type="button" className={styles.bar} onClick={onPress}>
      <Icon name="refresh-cw" size="small" />
      {children}
    </button>
  );
}
