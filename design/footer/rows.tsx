import { Anchor } from '#design/link';
import { classNames } from '#design/class-names';
import { Logo, LogoContext, type LogoFile } from '#design/logo';
import { CardGlyph, hasSocialGlyph, SealGlyph, SocialGlyph, StoreGlyph } from './glyphs.tsx';
import styles from './rows.module.css';
import type { AppStore, FooterProps, PrivacyRowProps } from './types.ts';

/** Badges of both stores, or nothing. */
export function Apps({ title, from, stores }: FooterProps['apps']) {
  if (!hasBothStores(stores)) return null;
  return (
    <section className={styles.apps} aria-labelledby="footer-apps">
      <h2 id="footer-apps">{title}</h2>
      <ul className={styles.stores}>
        {stores.map(({ store, url, title: name }) => (
          <li key={store}>
            <Anchor href={url} className={styles.store}>
              <StoreGlyph store={store} />
              <span>
                <span className={styles.small}>{from}</span> <b translate="no">{name}</b>
              </span>
            </Anchor>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function hasBothStores(stores: readonly AppStore[]): boolean {
  return new Set(stores.filter(({ url }) => url !== '').map(({ store }) => store)).size === 2;
}

export function PrivacyRow({ label, text, links }: PrivacyRowProps) {
  return (
    <nav className={styles.privacy} aria-label={label}>
      {links.length > 0 && (
        <ul className={styles.inline}>
          {links.map(({ url, title }) => (
            <li key={url}>
              <Anchor href={url} className={styles.rule}>
                {title}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.small}>{text}</p>
    </nav>
  );
}

interface NamesProps {
  readonly title: string;
  readonly names: readonly string[];
}

/** Cards that are accepted, or bodies that the brand belongs to. */
export function Names({ title, names, kind }: NamesProps & { readonly kind: 'cards' | 'partners' }) {
  if (names.length === 0) return null;
  return (
    <div className={styles.names}>
      <span className={styles.small}>{title}</span>
      <ul className={styles.inline}>
        {names.map((name) => (
          <li key={name} className={styles.named}>
            {kind === 'cards' ? <CardGlyph /> : <SealGlyph />}
            <span translate={kind === 'cards' ? 'no' : undefined}>{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

export interface SocialRowProps {
  readonly label: string;
  readonly sites: readonly { readonly name: string; readonly url: string; readonly prompt: string }[];
  /** By the name of a site: the name of its icon. */
  readonly icons: Readonly<Record<string, string>>;
}

/** A site without an address, or whose icon nobody knows, is skipped. */
export function SocialRow({ label, sites, icons }: SocialRowProps) {
  const known = sites.filter(({ name, url }) => url !== '' && hasSocialGlyph(icons[name] ?? ''));
  if (known.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className={styles.social}>
        {known.map(({ name, url, prompt }) => (
          <li key={name}>
            <Anchor href={url} className={styles.site} aria-label={prompt} rel="noreferrer">
              <SocialGlyph name={icons[name] ?? ''} />
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export interface BrandRowProps {
  readonly title: string;
  readonly brands: readonly {
    readonly id: string;
    readonly name: string;
    readonly url: string;
    readonly logo: LogoFile | null;
    readonly current: boolean;
  }[];
}

export function BrandRow({ title, brands }: BrandRowProps) {
  if (brands.length === 0) return null;
  return (
    <nav className={styles.brands} aria-label={title}>
      <span className={styles.small}>{title}</span>
      <ul className={styles.inline}>
        {brands.map(({ id, name, url, logo, current }) => (
          <li key={id}>
            <Anchor
              href={url}
              className={classNames(styles.brand, current && styles.current)}
              aria-current={current || undefined}
            >
              <LogoContext value={logo}>
                <Logo name={name} className={styles.logo} />
              </LogoContext>
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
