import styles from './skip-link.module.css';

export interface SkipLinksProps {
  readonly label: string;
  readonly links: readonly { readonly href: `#${string}`; readonly text: string }[];
}

/** The first tab stops of a page, seen only while focused. */
export function SkipLinks({ label, links }: SkipLinksProps) {
  return (
    <nav aria-label={label} className={styles.list}>
      {links.map((link) => (
        <a key={link.href} href={link.href} className={styles.link}>
          {link.text}
        </a>
      ))}
    </nav>
  );
}
