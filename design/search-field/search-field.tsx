import { useId, type InputHTMLAttributes } from 'react';
import { Icon } from '#design/icon';
import styles from './search-field.module.css';

export interface SearchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'id'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The focus begins here where it stands in a dialog. */
  readonly first?: boolean;
  /** Where its keys walk a listbox: the box itself and the row they are at. */
  readonly listbox?: { readonly id: string; readonly open: boolean; readonly activeId: string | undefined };
}

/** The attribute itself, which a dialog looks for; React would move the focus before the dialog opens. */
function beginHere(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '');
}

/** Narrows a list that stands below it; nothing is sent. */
export function SearchField({ label, value, onChange, first, listbox, ...input }: SearchFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.box}>
        <Icon name="search" />
        <input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...input}
          ref={first ? beginHere : undefined}
          {...(listbox && {
            role: 'combobox',
            'aria-autocomplete': 'list' as const,
            'aria-expanded': listbox.open,
            'aria-controls': listbox.id,
            'aria-activedescendant': listbox.activeId,
          })}
          id={id}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </span>
    </div>
  );
}
