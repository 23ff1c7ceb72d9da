import { classNames } from '#design/class-names';
import { Icon, type IconName } from '#design/icon';
import styles from './amenity-list.module.css';

export interface Amenity {
  readonly text: string;
  /** A check without one. */
  readonly icon?: IconName | undefined;
  /** What it costs, how wide, until when: "€22 a person", "door 92 cm". */
  readonly note?: string | undefined;
  /** Said to be missing: worth knowing before one comes. */
  readonly missing?: boolean | undefined;
}

export interface AmenityGroup {
  readonly title: string;
  readonly items: readonly Amenity[];
}

/** The few that count, in one line of a card. */
export function AmenityLine({ items, className }: { items: readonly string[]; className?: string | undefined }) {
  return (
    <ul className={classNames(styles.line, className)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

export interface AmenityGroupsProps {
  readonly groups: readonly AmenityGroup[];
  readonly headingLevel?: 2 | 3 | 4;
}

/** Everything there is and is not, by kind. */
export function AmenityGroups({ groups, headingLevel = 3 }: AmenityGroupsProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.groups}>
      {groups.map(({ title, items }) => (
        <div key={title}>
          <Heading className={styles.title}>{title}</Heading>
          <ul className={styles.list}>
            {items.map((item) => (
              <li key={item.text} className={classNames(styles.item, item.missing && styles.missing)}>
                <Icon name={item.icon ?? (item.missing ? 'minus' : 'check')} size="small" />
                <span>
                  {item.text} {item.note && <span className={styles.note}>{item.note}</span>}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
