import { useEffect, useId, useRef, type ChangeEvent, type KeyboardEvent, type RefObject } from 'react';
import { Button, IconButton } from '#design/button';
import { isPhone } from '#design/cell-panel';
import { cellInputClass, cellLabelClass } from '#design/cell-control';
import { FieldError } from '#design/field';
import { useOutside } from '#design/outside';
import { useTakeover } from '#design/hydrated';
import { isQuiet } from '#design/quiet-focus';
import { visuallyHiddenClass } from '#design/visually-hidden';
import { Chips } from './chips.tsx';
import { optionId, PlaceList } from './list.tsx';
import styles from './place-combobox.module.css';
import { meantName, shownName } from './plain-names.ts';
import type { PlaceOption, PlaceWords, Settle, Suggest } from './types.ts';
import { isPlace, isTyped, leave, takeExact, takeOver, usePlace, type Place } from './use-place.ts';
import { byCode } from './use-suggestions.ts';

export interface PlaceComboboxProps {
  readonly id?: string;
  readonly label: string;
  /** Posts the id of each chosen place, and what was typed when nothing was chosen for it. */
  readonly name: string;
  readonly places: readonly PlaceOption[];
  /** How many places the field may hold; one when left out. */
  readonly most?: number;
  /** What was typed and is no place yet: for the server to resolve, or when it could not. */
  readonly typed?: string;
  /** Given by what draws the field anew elsewhere: there `typed` brings back the text that is no place yet. */
  readonly onTyped?: ((text: string) => void) | undefined;
  readonly suggest: Suggest;
  /** Without it the first of several places of a name is meant. */
  readonly settle?: Settle | undefined;
  readonly words: PlaceWords;
  readonly error?: string | undefined;
  readonly onChange: (places: readonly PlaceOption[]) => void;
}

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count - 1 : at - 1),
};

/** The top layer, because a fixed box would be held by any container around the form. */
function useFullScreen(box: RefObject<HTMLElement | null>, open: boolean) {
  useEffect(() => {
    const element = box.current;
    if (!open || !element || !isPhone()) return;
    element.setAttribute('popover', 'manual');
    element.showPopover();
    return () => {
      element.hidePopover();
      element.removeAttribute('popover');
    };
  }, [box, open]);
}

/** What the keys of the ARIA practices do; while text is being composed they belong to the input method. */
function usePress(place: Place, active: PlaceOption | undefined) {
  const composing = useRef(false);
  const walk = (event: KeyboardEvent, move: (at: number, count: number) => number) => {
    event.preventDefault();
    if (!place.open) place.reveal();
    else if (place.options.length > 0 && !event.altKey) {
      const at = active ? place.options.indexOf(active) : event.key === 'ArrowUp' ? 0 : -1;
      place.setActiveId(place.options[move(at, place.options.length)]?.id);
    }
  };
  const open: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
    Enter(event) {
      const chosen = active ?? byCode(place.groups, place.text);
      if (!chosen && !isTyped(place)) return;
      event.preventDefault();
      if (chosen) place.pick(chosen);
      else void takeExact(place);
    },
    Escape(event) {
      event.preventDefault();
      place.setOpen(false);
    },
    Tab() {
      if (active && isPlace(active)) place.pick(active);
      else void leave(place);
    },
    Backspace() {
      const chip = place.chips.at(-1);
      if (place.text === '' && chip) place.remove(chip);
    },
    Home: () => place.setActiveId(undefined),
    End: () => place.setActiveId(undefined),
  };
  const press = (event: KeyboardEvent) => {
    if (composing.current) return;
    const move = moves[event.key];
    if (move) walk(event, move);
    else if (place.open) open[event.key]?.(event);
  };
  return {
    onKeyDown: press,
    onCompositionStart: () => {
      composing.current = true;
    },
    onCompositionEnd: () => {
      composing.current = false;
    },
  };
}

interface InputProps {
  readonly id: string;
  readonly listId: string;
  readonly props: PlaceComboboxProps;
  readonly place: Place;
  readonly active: PlaceOption | undefined;
  readonly invalid: boolean;
}

function Input({ id, listId, props, place, active, invalid }: InputProps) {
  const { name, words } = props;
  const { value, plain } = place;
  const keys = usePress(place, active);
  const input = useRef<HTMLInputElement>(null);
  const expanded = place.open && place.options.length > 0;
  useTakeover(() => takeOver(place, input.current));
  return (
    <span
      role="presentation"
      className={styles.line}
      onClick={(event) => event.currentTarget.querySelector('input')?.focus()}
    >
      {plain === undefined && <Chips places={place.chips} words={words} onRemove={place.remove} />}
      <input
        {...keys}
        ref={input}
        id={id}
        name={posts(place) ? name : undefined}
        role="combobox"
        className={cellInputClass}
        data-chosen={value && plain === undefined ? '' : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={expanded ? listId : undefined}
        aria-activedescendant={active && optionId(listId, active)}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? `${id}-error` : undefined}
        placeholder={value ? undefined : place.chips.length > 0 ? words.addAnother : words.kinds}
        value={plain ?? place.text}
        dir={(plain ?? place.text) ? 'auto' : undefined}
        onFocus={(event) => {
          // Not what is being typed: the focus of before scripts ran is told once they do.
          if (value || place.missed) event.currentTarget.select();
          if (!isQuiet(event.currentTarget)) place.reveal();
        }}
        onClick={place.reveal}
        onChange={(event: ChangeEvent<HTMLInputElement>) => place.type(event.currentTarget.value)}
      />
      {value && plain === value.name && name && <Meant name={name} place={value} />}
      {value && plain === undefined && <bdi className={styles.code}>{value.code ?? value.detail}</bdi>}
      {place.open && place.text !== '' && (
        <IconButton
          icon="x"
          size="compact"
          label={words.clear}
          tabIndex={-1}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => place.type('')}
        />
      )}
    </span>
  );
}

/** Before scripts: the name that stands in the field and the place that it was written for. */
function Meant({ name, place }: { readonly name: string; readonly place: PlaceOption }) {
  return (
    <>
      <input type="hidden" name={shownName(name)} value={place.name} />
      <input type="hidden" name={meantName(name)} value={place.id} />
    </>
  );
}

/** What was typed is sent along unless it became a place, or is an empty room for one more. */
function posts({ plain, value, chips, text }: Place): boolean {
  return plain !== undefined || (!value && (chips.length === 0 || text.trim() !== ''));
}

/** An editable combobox after the ARIA practices: Enter takes the row chosen, or points at the first; codes and whole names choose themselves. A plain input without scripts. */
export function PlaceCombobox(props: PlaceComboboxProps) {
  const { label, name, places, words, error } = props;
  const own = useId();
  const id = props.id ?? own;
  const listId = `${id}-list`;
  const box = useRef<HTMLDivElement>(null);
  const place = usePlace(props);
  const active = place.options.find((option) => option.id === place.activeId);
  useOutside(box, place.open, () => void leave(place));
  useFullScreen(box, place.open);
  const { text: missed = '', instead = [] } = place.missed ?? {};
  const said = instead.length > 1 ? words.several(missed) : words.unknown(missed);
  const message = error ?? (place.missed && !place.open ? said : undefined);
  const answered = place.open && place.found.text === (place.value ? '' : place.text);
  const note = place.groups.find((group) => group.note)?.note;
  return (
    <div ref={box} className={styles.box}>
      <div className={styles.head} aria-hidden="true">
        {label}
        <IconButton icon="x" label={words.close} tabIndex={-1} onClick={() => place.setOpen(false)} />
      </div>
      <label htmlFor={id} className={cellLabelClass}>
        {label}
      </label>
      <Input id={id} listId={listId} props={props} place={place} active={active} invalid={message !== undefined} />
      {place.plain === undefined &&
        places.map(({ id: chosen }) => <input key={chosen} type="hidden" name={name} value={chosen} />)}
      {place.open && (answered || place.groups.length > 0) && (
        <PlaceList id={listId} groups={place.groups} active={active} words={words} onPick={place.pick} />
      )}
      <output className={visuallyHiddenClass}>{answered ? (note ?? words.count(place.options.length)) : ''}</output>
      {message && (
        <div className={styles.message}>
          <FieldError id={`${id}-error`}>{message}</FieldError>
          {!error &&
            instead.map((option) => (
              <Button key={option.id} variant="link" onClick={() => place.pick(option)}>
                {instead.length > 1 ? words.oneOf(option) : words.didYouMean(option.name)}
              </Button>
            ))}
        </div>
      )}
    </div>
  );
}
