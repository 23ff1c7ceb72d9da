import type { ReactNode } from 'react';
import { Anchor } from '#design/link';
import { Logo } from '#design/logo';
import styles from './footer.module.css';

export interface FooterLink {
  readonly href: string;
  readonly text: string;
}

export interface FooterProps {
  readonly name: string;
  /** Leave out for the slim footer of checkout. */
  readonly about?: string;
  readonly links: { readonly label: string; readonly items: readonly FooterLink[] };
  /** Language, currency, theme: at the end of the last line. */
  readonly end?: ReactNode;
}

/** The page footer: who runs the site, then one line of links. */
export function Footer({ name, about, links, end }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {about && (
          <div className={styles.about}>
            <Logo name={name} />
            <p>{about}</p>
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
