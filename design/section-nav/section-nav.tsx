import { Icon, type IconName } from '#design/icon';
import { Anchor } from '#design/link';
import { VisuallyHidden } from '#design/visually-hidden';
import styles from './section-nav.module.css';

export interface SectionNavItem {
  readonly href: string;
  readonly text: string;
  readonly icon: IconName;
  readonly current: boolean;
  /** A number beside the name, and what is counted. */
  readonly count?: { readonly shown: string; readonly spoken: string } | undefined;
}

export interface SectionNavProps {
  readonly label: string;
  readonly items: readonly SectionNavItem[];
}

/** Pages that belong together: a list beside the page where it is wide, tabs under the header where it is narrow. */
export function SectionNav({ label, items }: SectionNavProps) {
  return (
    <nav aria-label={label} className={styles.nav}>
      <ul className={styles.list}>
        {items.map(({ href, text, icon, current, count }) => (
          <li key={href} className={current ? styles.first : undefined}>
            <Anchor href={href} className={styles.link} aria-current={current ? 'page' : undefined}>
              <Icon name={icon} />
              <span>{text}</span>
              {count && (
                <span className={styles.count}>
                  <span aria-hidden="true">{count.shown}</span>
                  <VisuallyHidden>{count.spoken}</VisuallyHidden>
                </span>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
