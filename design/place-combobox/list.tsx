import { classNames } from '#design/class-names';
import { Icon } from '#design/icon';
import type { PlaceGroup, PlaceOption, PlaceWords } from './types.ts';
import styles from './place-combobox.module.css';

export interface PlaceListProps {
  readonly id: string;
  readonly groups: readonly PlaceGroup[];
  readonly active: PlaceOption | undefined;
  readonly words: PlaceWords;
  readonly onPick: (option: PlaceOption) => void;
}

export function optionId(listId: string, option: PlaceOption): string {
  return `${listId}-${option.id}`;
}

/** The suggestions; focus stays in the input, the active row is pointed at by `aria-activedescendant`. */
export function PlaceList({ id, groups, active, words, onPick }: PlaceListProps) {
  const notes = groups.flatMap(({ note }) => note ?? []);
  if (groups.every((group) => group.options.length === 0)) {
    return <p className={classNames(styles.panel, styles.empty)}>{notes[0] ?? words.count(0)}</p>;
  }
  return (
    <div className={styles.panel}>
      {notes.map((note) => (
        <p key={note} className={styles.empty}>
          {note}
        </p>
      ))}
      <div id={id} role="listbox" aria-label={words.list}>
        {groups.map((group, at) => (
          <Group key={group.label || at} id={id} at={at} group={group} active={active} onPick={onPick} />
        ))}
      </div>
    </div>
  );
}

interface GroupProps extends Pick<PlaceListProps, 'id' | 'active' | 'onPick'> {
  readonly at: number;
  readonly group: PlaceGroup;
}

function Group({ id, at, group, active, onPick }: GroupProps) {
  if (group.options.length === 0) return null;
  return (
    <div role="group" aria-labelledby={group.label ? `${id}-g${at}` : undefined}>
      {group.label && (
        <div id={`${id}-g${at}`} role="presentation" className={styles.group}>
          {group.label}
        </div>
      )}
      {group.options.map((option) => (
        <div
          key={option.id}
          id={optionId(id, option)}
          role="option"
          tabIndex={-1}
          aria-selected={option === active}
          className={classNames(styles.option, option === active && styles.active)}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onPick(option)}
        >
          <Icon name={option.icon ?? 'map-pin'} />
          <span>
            <b>{option.name}</b> <span className={styles.detail}>{option.distance ?? option.detail}</span>
          </span>{' '}
          {option.code && <bdi className={styles.optionCode}>{option.code}</bdi>}
        </div>
      ))}
    </div>
  );
}
