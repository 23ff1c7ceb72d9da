import styles from './anchor-nav.module.css';

export interface AnchorNavProps {
  readonly label: string;
  /** Parts of this page in their order; `id` is that of the element. */
  readonly sections: readonly { readonly id: string; readonly text: string }[];
}

/** The parts of a long page as links into it. `data-glides`: who follows them may move the page there. */
export function AnchorNav({ label, sections }: AnchorNavProps) {
  if (sections.length === 0) return null;
  return (
    <nav aria-label={label} className={styles.nav} data-glides>
      <ul className={styles.list}>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
