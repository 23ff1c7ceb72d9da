import { classNames } from '#design/class-names';
import { Icon } from '#design/icon';
import styles from './many-combobox.module.css';
import type { ManyComboboxProps } from './types.ts';
import { isChosen, type useMany } from './use-many.ts';

interface OptionsProps {
  readonly id: string;
  readonly props: ManyComboboxProps;
  readonly many: ReturnType<typeof useMany>;
}

/** Rows are pressed, never focused: the keys belong to the input above. */
export function Options({ id, props: { value, words }, many: { found, walk, toggle } }: OptionsProps) {
  return (
    <div id={id} role="listbox" aria-label={words.list} aria-multiselectable="true">
      {found.map((option) => {
        const chosen = isChosen(value, option);
        return (
          <div
            key={option.id}
            id={walk.rowId(option.id)}
            role="option"
            tabIndex={-1}
            aria-selected={chosen}
            aria-disabled={option.disabled || undefined}
            className={classNames(styles.option, option.id === walk.activeId && styles.active)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => toggle(option)}
          >
            <span className={styles.tick}>{chosen && <Icon name="check" size="small" />}</span>
            <bdi>{option.text}</bdi>
            {option.detail && <span className={styles.detail}>{option.detail}</span>}
          </div>
        );
      })}
    </div>
  );
}
