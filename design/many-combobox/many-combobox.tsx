import { useId, useRef } from 'react';
import { classNames } from '#design/class-names';
import { Field, type FieldControl } from '#design/field';
import { useHydrated } from '#design/hydrated';
import { Icon } from '#design/icon';
import { useOutside } from '#design/outside';
import { visuallyHiddenClass } from '#design/visually-hidden';
import { Options } from './list.tsx';
import styles from './many-combobox.module.css';
import type { ManyComboboxProps, ManyOption } from './types.ts';
import { isChosen, useMany } from './use-many.ts';

/** Several of a list, chosen by typing: each stands in the field as a chip. A native list of many without scripts. */
export function ManyCombobox(props: ManyComboboxProps) {
  const { label, hint, error, optional, id, className, name, value } = props;
  const live = useHydrated();
  return (
    <Field label={label} hint={hint} error={error} optional={optional} id={id} className={className}>
      {(control) => (
        <>
          <Box props={props} control={control} />
          {!live && <PlainList props={props} />}
          {live && value.map((one) => <input key={one.id} type="hidden" name={name} value={one.id} />)}
        </>
      )}
    </Field>
  );
}

/** Before scripts run: what the browser has for it. It is seen only where none will. */
function PlainList({ props: { label, name, options, value, disabled } }: { readonly props: ManyComboboxProps }) {
  const all = [...value.filter((one) => !isChosen(options, one)), ...options];
  return (
    <select
      multiple
      name={name}
      aria-label={label}
      className={styles.plain}
      disabled={disabled}
      defaultValue={value.map(({ id }) => id)}
    >
      {all.map(({ id, text, disabled: off }) => (
        <option key={id} value={id} disabled={off}>
          {text}
        </option>
      ))}
    </select>
  );
}

function Box({ props, control }: { readonly props: ManyComboboxProps; readonly control: FieldControl }) {
  const { value, words, disabled, pending } = props;
  const own = useId();
  const listId = `${own}-list`;
  const box = useRef<HTMLDivElement>(null);
  const many = useMany(props, listId);
  const { text, open, found, walk } = many;
  useOutside(box, open, many.close);
  const none = open && !pending && found.length === 0;
  const told = pending ? words.pending : none ? words.none(text.trim()) : words.count(found.length);
  return (
    <div ref={box} className={styles.box}>
      <div className={classNames(styles.line, disabled && styles.off)} data-invalid={control['aria-invalid']}>
        {value.map((one) => (
          <Chip key={one.id} option={one} label={words.remove(one.text)} disabled={disabled} onRemove={many.remove} />
        ))}
        <input
          {...control}
          role="combobox"
          className={styles.input}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          disabled={disabled}
          aria-autocomplete="list"
          aria-expanded={open && found.length > 0}
          aria-controls={open && found.length > 0 ? listId : undefined}
          aria-activedescendant={walk.activeId === undefined ? undefined : walk.rowId(walk.activeId)}
          placeholder={words.placeholder}
          value={text}
          onChange={(event) => many.type(event.currentTarget.value)}
          onClick={many.show}
          onKeyDown={many.press}
        />
      </div>
      {open && (
        <div className={styles.panel}>
          {(pending || none) && <p className={styles.told}>{told}</p>}
          {found.length > 0 && <Options id={listId} props={props} many={many} />}
        </div>
      )}
      <output className={visuallyHiddenClass}>{open ? told : ''}</output>
    </div>
  );
}

interface ChipProps {
  readonly option: ManyOption;
  readonly label: string;
  readonly disabled: boolean | undefined;
  readonly onRemove: (option: ManyOption) => void;
}

function Chip({ option, label, disabled, onRemove }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-label={label}
      disabled={disabled}
      onClick={() => onRemove(option)}
    >
      <bdi>{option.text}</bdi>
      <Icon name="x" size="small" />
    </button>
  );
}
