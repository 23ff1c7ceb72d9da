import type { ReactNode } from 'react';
import { classNames } from '#design/class-names';
import styles from './glyphs.module.css';

/** Plain drawings of our own, by the name of a social site. They are no logos: the site's name stands beside each. */
const SOCIAL: Readonly<Record<string, ReactNode>> = {
  facebook: <path d="M16 4h-2.5A4.5 4.5 0 0 0 9 8.5V20M6 12h8" />,
  instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="5" />
      <circle cx="12" cy="12" r="3.6" />
      <path d="M16.6 7.4h.01" />
    </>
  ),
  linkedin: <path d="M6 10v9M6 5.6v.01M11 19v-9M11 14a3.5 3.5 0 0 1 7 0v5" />,
  pinterest: <path d="M9.5 20 12 9.5M8.6 13.4a4.6 4.6 0 1 1 3.2 1.9" />,
  tiktok: <path d="M13 4v11.2A3.8 3.8 0 1 1 9.2 11.4M13 4c.4 2.8 2.2 4.6 5 5" />,
  x: <path d="m5 5 14 14M19 5 5 19" />,
  youtube: (
    <>
      <rect x="3" y="6" width="18" height="12" rx="4" />
      <path d="m10.5 9.5 4 2.5-4 2.5z" />
    </>
  ),
};

export function hasSocialGlyph(name: string): boolean {
  return Object.hasOwn(SOCIAL, name);
}

export function SocialGlyph({ name }: { readonly name: string }) {
  return (
    <svg className={styles.glyph} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {SOCIAL[name]}
    </svg>
  );
}

/** A card without anybody's colours: the name beside it says whose. */
export function CardGlyph() {
  return (
    <svg className={classNames(styles.glyph, styles.card)} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect x="2" y="5" width="20" height="14" rx="2.5" />
      <path d="M2 10h20M6 15h4" />
    </svg>
  );
}

/** A seal, for bodies of the industry. */
export function SealGlyph() {
  return (
    <svg className={styles.glyph} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <circle cx="12" cy="9.5" r="5.5" />
      <path d="m9 14-1.5 6 4.5-2.5 4.5 2.5L15 14" />
    </svg>
  );
}

/** A telephone, upright for one store and with an arrow for the other. */
export function StoreGlyph({ store }: { readonly store: 'apple' | 'google' }) {
  return (
    <svg className={styles.glyph} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <rect x="6" y="2.5" width="12" height="19" rx="2.5" />
      {store === 'apple' ? <path d="M12 18h.01" /> : <path d="M12 7v7m-3-3 3 3 3-3M10 18h4" />}
    </svg>
  );
}
