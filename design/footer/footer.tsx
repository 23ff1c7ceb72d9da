import type { ReactNode } from 'react';
import { Icon } from '#design/icon';
import { Anchor } from '#design/link';
import { Logo } from '#design/logo';
import styles from './footer.module.css';

export interface FooterLink {
  readonly href: string;
  readonly text: string;
}

export interface FooterGroup {
  readonly title: string;
  readonly links: readonly FooterLink[];
}

export interface FooterProps {
  readonly name: string;
  readonly about?: string;
  /** Empty groups are not drawn. Leave out for the slim footer of checkout. */
  readonly groups?: readonly FooterGroup[];
  readonly links: { readonly label: string; readonly items: readonly FooterLink[] };
  /** Language, currency, theme: at the end of the last line. */
  readonly end?: ReactNode;
}

function Links({ links }: { links: readonly FooterLink[] }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <Anchor href={link.href} className={styles.link}>
            {link.text}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

/** The page footer. Groups are headings with lists where there is room and fold away on a phone. */
export function Footer({ name, about, groups = [], links, end }: FooterProps) {
  const filled = groups.filter((group) => group.links.length > 0);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {(about || filled.length > 0) && (
          <div className={styles.top}>
            <div className={styles.about}>
              <Logo name={name} />
              {about && <p>{about}</p>}
            </div>
            <div className={styles.groups}>
              {filled.map((group) => (
                <section key={group.title}>
                  <h2 className={styles.title}>{group.title}</h2>
                  <Links links={group.links} />
                </section>
              ))}
            </div>
            <div className={styles.folds}>
              {filled.map((group) => (
                <details key={group.title} className={styles.fold}>
                  <summary>
                    <h2 className={styles.title}>{group.title}</h2>
                    <Icon name="chevron-down" />
                  </summary>
                  <Links links={group.links} />
                </details>
              ))}
            </div>
          </div>
        )}
        <nav className={styles.bottom} aria-label={links.label}>
          {links.items.map((link) => (
            <Anchor key={link.href} href={link.href} className={styles.link}>
              {link.text}
            </Anchor>
          ))}
          {end && <span className={styles.end}>{end}</span>}
        </nav>
      </div>
    </footer>
  );
}
