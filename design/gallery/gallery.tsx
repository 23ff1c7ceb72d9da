import { Anchor } from '#design/link';
import styles from './gallery.module.css';
import { type Look, lookIn, type LookName, LOOKS, switched } from './looks.ts';
import { componentNames, statesOf } from './states.ts';

export interface GalleryProps {
  /** The folder whose states are shown; all of them are listed without one. */
  readonly component: string | undefined;
  readonly search: URLSearchParams;
  /** Path of the list. */
  readonly root: string;
  readonly brand: string;
  readonly brands: readonly { readonly id: string; readonly name: string }[];
}

/** Every component with its states, for eyes, screenshots and axe. */
export function Gallery({ component, search, root, brand, brands }: GalleryProps) {
  const look = lookIn(search);
  return (
    <main className={styles.page} id="main">
      <h1>{component ?? 'Components'}</h1>
      {component !== undefined && (
        <p>
          <Anchor href={`${root}?${search}`} className={styles.link}>
            All components
          </Anchor>
        </p>
      )}
      <Switches look={look} search={search} brand={brand} brands={brands} />
      {component === undefined ? <List root={root} search={search} /> : <StatesOf component={component} look={look} />}
    </main>
  );
}

function List({ root, search }: Pick<GalleryProps, 'root' | 'search'>) {
  return (
    <ul className={styles.list}>
      {componentNames.map((name) => (
        <li key={name}>
          <Anchor href={`${root}/${name}?${search}`} className={styles.link}>
            {name}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

/** The frame has the chosen theme, density and direction; the page around it keeps its own. */
function StatesOf({ component, look }: { component: string; look: Look }) {
  const frame = {
    ...(look.theme !== 'system' && { 'data-theme': look.theme }),
    ...(look.density !== 'default' && { 'data-density': look.density }),
    dir: look.dir,
  };
  return (
    <div {...frame} className={styles.frame}>
      {Object.entries(statesOf(component) ?? {}).map(([name, State]) => (
        <section key={name} aria-label={name} className={styles.section}>
          <h2 className={styles.name}>{name}</h2>
          <div className={styles.state}>
            <State />
          </div>
        </section>
      ))}
    </div>
  );
}

interface SwitchesProps extends Pick<GalleryProps, 'search' | 'brand' | 'brands'> {
  readonly look: Look;
}

function Switches({ look, search, brand, brands }: SwitchesProps) {
  const names = Object.keys(LOOKS) as LookName[];
  const rows = [
    ...names.map((name) => ({
      name,
      items: LOOKS[name].map((value) => ({
        text: value,
        current: look[name] === value,
        href: switched(search, name, value, LOOKS[name][0]),
      })),
    })),
    {
      name: 'brand',
      items: brands.map(({ id, name }) => ({
        text: name,
        current: id === brand,
        href: switched(search, 'brand', id, ''),
      })),
    },
  ];
  return (
    <nav aria-label="How it is shown" className={styles.switches}>
      {rows.map(({ name, items }) => (
        <p key={name} className={styles.row}>
          <span>{name}</span>
          {items.map(({ text, current, href }) => (
            // Stylesheets of another brand come with another document.
            <Anchor
              key={text}
              href={href}
              className={styles.link}
              aria-current={current || undefined}
              data-load="document"
            >
              {text}
            </Anchor>
          ))}
        </p>
      ))}
    </nav>
  );
}
