import { useState } from 'react';
import { Button } from '#design/button';
import { classNames } from '#design/class-names';
import { Dialog } from '#design/dialog';
import { Icon } from '#design/icon';
import { Anchor } from '#design/link';
import { splitColumns } from './columns.ts';
import styles from './groups.module.css';
import type { FooterGroup, FooterLink } from './types.ts';

const COLUMNS = 3;

/** Links under a heading each, which on a phone folds them away; the first is open. */
export function Groups({ groups, narrow }: { readonly groups: readonly FooterGroup[]; readonly narrow: boolean }) {
  return groups.map(({ id, title, links }, at) =>
    narrow ? (
      <details key={id} className={styles.fold} open={at === 0}>
        <summary className={styles.summary}>
          <h2>{title}</h2>
          <Icon name="chevron-down" size="small" className={styles.turn} />
        </summary>
        <Links links={links} />
      </details>
    ) : (
      <section key={id} className={styles.group} aria-labelledby={`footer-${id}`}>
        <h2 id={`footer-${id}`}>{title}</h2>
        <Links links={links} />
      </section>
    ),
  );
}

interface PlacesProps {
  readonly groups: readonly FooterGroup[];
  readonly narrow: boolean;
  readonly words: { readonly title: string; readonly close: string };
}

/** Popular places in three columns; on a phone a dialog of lists that fold. */
export function Places({ groups, narrow, words }: PlacesProps) {
  const [open, setOpen] = useState(false);
  if (!narrow) return groups.map((group) => <PlacesGroup key={group.id} {...group} />);
  const close = () => setOpen(false);
  return (
    <div>
      <Button variant="outline" wide onClick={() => setOpen(true)}>
        {words.title}
      </Button>
      <Dialog open={open} title={words.title} closeLabel={words.close} onClose={close} shape="full" focus="heading">
        {groups.map(({ id, title, links }) => (
          <details key={id} className={styles.fold} open>
            <summary className={styles.summary}>
              <h3>{title}</h3>
              <Icon name="chevron-down" size="small" className={styles.turn} />
            </summary>
            <Links links={links} />
          </details>
        ))}
      </Dialog>
    </div>
  );
}

function PlacesGroup({ id, title, links }: FooterGroup) {
  return (
    <section className={classNames(styles.group, styles.places)} aria-labelledby={`footer-${id}`}>
      <h2 id={`footer-${id}`}>{title}</h2>
      <div className={styles.columns}>
        {splitColumns(links, COLUMNS).map((column) => (
          <Links key={column[0]?.url} links={column} />
        ))}
      </div>
    </section>
  );
}

function Links({ links }: { readonly links: readonly FooterLink[] }) {
  return (
    <ul className={styles.links}>
      {links.map(({ url, title }) => (
        <li key={url + title}>
          <Anchor href={url} className={styles.link}>
            {title}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
