import { classNames } from '#design/class-names';
import styles from './sample-mark.module.css';

export interface SampleMarkProps {
  /** "Sample", "Sample inventory", "Sample booking, no seat is held". */
  readonly children: string;
  readonly title?: string;
  readonly as?: 'span' | 'li';
  readonly className?: string | undefined;
}

/** Marks everything sold from the demo world. */
export function SampleMark({ children, title, as: Tag = 'span', className }: SampleMarkProps) {
  return (
    <Tag className={classNames(styles.mark, className)} title={title}>
      {children}
    </Tag>
  );
}
