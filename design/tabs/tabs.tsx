import { useId, useRef, useState, type KeyboardEvent, type MouseEventHandler, type ReactNode } from 'react';
import { classNames } from '#design/class-names';
import { Anchor } from '#design/link';
import { VisuallyHidden } from '#design/visually-hidden';
import styles from './tabs.module.css';

/** A number beside the name of a tab, and what is counted. */
export interface TabCount {
  readonly shown: string;
  readonly spoken: string;
}

function Count({ count }: { count: TabCount | undefined }) {
  if (!count) return null;
  return (
    <>
      {' '}
      <span className={styles.count} aria-hidden="true">
        {count.shown}
      </span>
      <VisuallyHidden>{count.spoken}</VisuallyHidden>
    </>
  );
}

export interface TabLink {
  readonly href: string;
  readonly text: string;
  readonly current: boolean;
  readonly count?: TabCount | undefined;
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
}

export interface TabLinksProps {
  readonly label: string;
  readonly items: readonly TabLink[];
  /** Stands at the end of the line: "Save this view". */
  readonly end?: ReactNode;
}

/** Views of the same thing that have an address each, such as saved filters; links, so that they work without scripts. */
export function TabLinks({ label, items, end }: TabLinksProps) {
  return (
    <div className={styles.line}>
      <nav aria-label={label} className={styles.scroll}>
        <ul className={styles.list}>
          {items.map(({ href, text, current, count, onClick }) => (
            <li key={href} className={current ? styles.first : undefined}>
              <Anchor href={href} className={styles.tab} aria-current={current ? 'page' : undefined} onClick={onClick}>
                <span data-text={text}>{text}</span>
                <Count count={count} />
              </Anchor>
            </li>
          ))}
        </ul>
      </nav>
      {end && <div className={styles.end}>{end}</div>}
    </div>
  );
}

export interface TabPanel {
  readonly id: string;
  readonly text: string;
  readonly count?: TabCount | undefined;
  readonly disabled?: boolean;
  readonly panel: ReactNode;
}

export interface TabsProps {
  readonly label: string;
  readonly tabs: readonly [TabPanel, ...TabPanel[]];
  /** The open one where the page decides; else the first is open until another is chosen. */
  readonly selected?: string;
  readonly onSelect?: (id: string) => void;
}

/** Where a key leads from the tab at `at` among those that can be chosen; undefined for any other key. */
function led(key: string, at: number, count: number, rtl: boolean): number | undefined {
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const back = rtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (at + 1) % count;
  if (key === back) return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Parts of one page of which one is in view; arrows go from tab to tab. Without scripts all are, below one another. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState(tabs[0].id);
  const open = tabs.find(({ id }) => id === (selected ?? own)) ?? tabs[0];
  const choose = (id: string) => {
    setOwn(id);
    onSelect?.(id);
  };
  const press = (event: KeyboardEvent<HTMLButtonElement>) => {
    const free = tabs.filter(({ disabled }) => !disabled);
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = free[led(event.key, free.indexOf(open), free.length, rtl) ?? -1];
    if (!to) return;
    event.preventDefault();
    choose(to.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(to.id)}"]`)?.focus();
  };
  return (
    <div className={styles.tabs}>
      <div className={classNames(styles.line, styles.live)}>
        <div ref={list} role="tablist" aria-label={label} className={classNames(styles.scroll, styles.list)}>
          {tabs.map(({ id, text, count, disabled }) => (
            <button
              key={id}
              type="button"
              role="tab"
              id={`${base}-${id}`}
              data-tab={id}
              aria-selected={id === open.id}
              aria-controls={`${base}-${id}-panel`}
              tabIndex={id === open.id ? 0 : -1}
              disabled={disabled}
              className={styles.tab}
              onClick={() => choose(id)}
              onKeyDown={press}
            >
              <span data-text={text}>{text}</span>
              <Count count={count} />
            </button>
          ))}
        </div>
      </div>
      {tabs.map((tab) => (
        <Panel key={tab.id} tab={tab} id={`${base}-${tab.id}`} open={tab === open} />
      ))}
    </div>
  );
}

/** Its title is seen where there are no scripts, since then there are no tabs. */
function Panel({ tab, id, open }: { readonly tab: TabPanel; readonly id: string; readonly open: boolean }) {
  return (
    <div role="tabpanel" id={`${id}-panel`} aria-labelledby={id} tabIndex={0} hidden={!open} className={styles.panel}>
      <p className={styles.title} aria-hidden="true">
        {tab.text}
      </p>
      {tab.panel}
    </div>
  );
}
