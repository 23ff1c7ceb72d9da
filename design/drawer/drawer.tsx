import type { ReactNode, Ref, ToggleEvent } from 'react';
import { IconButton } from '#design/button';
import { classNames } from '#design/class-names';
import { Icon } from '#design/icon';
import { Logo } from '#design/logo';
import styles from './drawer.module.css';
import type { LayoutWord } from './layout-words.ts';
import { DRAWER_SECTIONS, type DrawerPlace, type DrawerSection, type DrawerSections } from './sections.ts';

export interface DrawerProps {
  readonly id: string;
  /** Of the panel and of the list of links in it. */
  readonly label: string;
  readonly closeLabel: string;
  /** Name of the brand, for the logo above the sections. */
  readonly name: string;
  readonly sections: DrawerSections;
  /** What is true of this page; widths are the style sheet's. */
  readonly layout: readonly LayoutWord[];
  /** Sections fold, one is open at a time. */
  readonly folding?: boolean;
  /** Stands open in the page, above its content. */
  readonly unfolded?: boolean;
  /** Over the page, and nothing else can be reached. */
  readonly modal?: boolean;
  readonly ref?: Ref<HTMLDivElement>;
  readonly onBeforeToggle?: (event: ToggleEvent<HTMLDivElement>) => void;
  readonly onToggle?: (event: ToggleEvent<HTMLDivElement>) => void;
}

/**
 * The site's menu: a panel over the page, a column beside it, or unfolded above it. It is one element in all of them and drawn by
 * the server; the browser opens it as a popover, so that it works without scripts.
 */
export function Drawer(props: DrawerProps) {
  const { id, label, closeLabel, name, sections, layout, folding, unfolded, modal, ref, onBeforeToggle, onToggle } =
    props;
  const shown = DRAWER_SECTIONS.flatMap((place) => {
    const section = sections[place];
    return section && section.entries.length > 0 ? [{ place, section }] : [];
  });
  const [first] = shown.filter(({ section }) => section.title);
  return (
    <div className={classNames(styles.dock, unfolded && styles.unfolded)} data-layout={layout.join(' ')}>
      <div
        ref={ref}
        id={id}
        popover="auto"
        className={styles.panel}
        {...(modal && { role: 'dialog', 'aria-modal': true, 'aria-label': label })}
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
      >
        <div className={styles.head}>
          <Logo name={name} />
          <IconButton icon="x" label={closeLabel} popoverTarget={id} popoverTargetAction="hide" />
        </div>
        <nav aria-label={label} className={styles.sections}>
          {shown.map(({ place, section }) => (
            <Section key={place} of={id} folding={folding} open={place === first?.place} {...{ place, section }} />
          ))}
        </nav>
      </div>
    </div>
  );
}

interface SectionProps {
  readonly of: string;
  readonly place: DrawerPlace;
  readonly section: DrawerSection;
  readonly folding: boolean | undefined;
  readonly open: boolean;
}

function Section({ of, place, section: { title, entries }, folding, open }: SectionProps): ReactNode {
  const heading = `${of}-${place}`;
  const list = (
    <ul className={styles.list} aria-labelledby={title && heading}>
      {entries.map((entry) => (
        <li key={entry.id}>{entry.content}</li>
      ))}
    </ul>
  );
  if (folding && title) {
    return (
      <details name={of} open={open} className={styles.section} data-place={place}>
        <summary id={heading} className={styles.summary}>
          {title}
          <Icon name="chevron-down" size="small" />
        </summary>
        {list}
      </details>
    );
  }
  return (
    <div className={styles.section} data-place={place}>
      {title && (
        <p id={heading} className={styles.title}>
          {title}
        </p>
      )}
      {list}
    </div>
  );
}
