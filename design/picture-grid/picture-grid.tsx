import type { ReactNode } from 'react';
import styles from './picture-grid.module.css';

export interface PictureGridProps {
  /** One to five; the first is the large one. */
  readonly pictures: readonly ReactNode[];
  /** "Drawings. The place has sent no photos yet.": in view, not on press. */
  readonly caption: string;
}

/** The pictures at the head of a page, folded into one sheet; a phone shows the first three. */
export function PictureGrid({ pictures, caption }: PictureGridProps) {
  const shown = pictures.slice(0, 5);
  return (
    <figure className={styles.frame}>
      <div className={styles.grid} data-count={shown.length}>
        {shown.map((picture, at) => (
          <div key={at} className={styles.cell}>
            {picture}
          </div>
        ))}
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
