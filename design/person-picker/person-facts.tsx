import { Avatar } from '#design/avatar';
import { classNames } from '#design/class-names';
import { Icon } from '#design/icon';
import styles from './person-picker.module.css';
import type { PersonRow } from './types.ts';

/** The name with what was typed of it underlined. */
function Name({ name, typed }: { readonly name: string; readonly typed: string }) {
  const wanted = typed.trim().toLocaleLowerCase();
  const at = wanted === '' ? -1 : name.toLocaleLowerCase().indexOf(wanted);
  if (at < 0) return <bdi className={styles.name}>{name}</bdi>;
  const end = at + wanted.length;
  return (
    <bdi className={styles.name}>
      {name.slice(0, at)}
      <u>{name.slice(at, end)}</u>
      {name.slice(end)}
    </bdi>
  );
}

interface FactsProps {
  readonly row: PersonRow;
  readonly typed: string;
  /** In place of the note while the choice is on its way. */
  readonly busyText?: string | undefined;
}

/** Who it is, and what decides whether they are chosen. */
export function PersonFacts({ row: { person, name, detail, fact, closed }, typed, busyText }: FactsProps) {
  const note = busyText ?? fact?.note;
  return (
    <>
      <Avatar person={person} />
      <span className={styles.who}>
        <Name name={name} typed={typed} /> <span className={styles.detail}>{detail}</span>
      </span>{' '}
      <span className={styles.side}>
        {fact && (
          <span className={classNames(styles.fact, styles[fact.tone])}>
            <Icon name={fact.tone === 'good' ? 'check' : 'triangle-alert'} size="small" />
            <span>{fact.text}</span>
          </span>
        )}{' '}
        {note && <span className={styles.detail}>{note}</span>}
        {closed && <span className={styles.detail}>{closed.reason}</span>}
        {closed?.way}
      </span>
    </>
  );
}
