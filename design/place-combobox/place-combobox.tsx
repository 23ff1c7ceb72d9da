import { useEffect, useId, useRef, useState, type ChangeEvent, type KeyboardEvent, type RefObject } from 'react';
import { Button, IconButton } from '#design/button';
import { isPhone } from '#design/cell-panel';
import { cellInputClass, cellLabelClass } from '#design/cell-control';
import { FieldError } from '#design/field';
import { useOutside } from '#design/outside';
import { useTakeover } from '#design/hydrated';
import { visuallyHiddenClass } from '#design/visually-hidden';
import { optionId, PlaceList } from './list.tsx';
import styles from './place-combobox.module.css';
import type { PlaceOption, PlaceWords, Suggest } from './types.ts';
import { byCode, optionsOf, useSuggestions } from './use-suggestions.ts';

export interface PlaceComboboxProps {
  readonly id?: string;
  readonly label: string;
  /** Posts the chosen place's id, or what was typed when nothing was chosen. */
  readonly name: string;
  readonly value: PlaceOption | undefined;
  /** What was typed, when the server could not resolve it. */
  readonly typed?: string;
  readonly suggest: Suggest;
  readonly words: PlaceWords;
  readonly error?: string | undefined;
  readonly onChange: (place: PlaceOption | undefined) => void;
}

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at <= 0 ? count - 1 : at - 1),
};

/** What is in the field; a place from outside brings its name. */
function useText({ value, typed = '' }: PlaceComboboxProps) {
  const [text, setText] = useState(value?.name ?? typed);
  const [missed, setMissed] = useState<{ text: string; instead: PlaceOption | undefined }>();
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    if (value) setText(value.name);
    if (value) setMissed(undefined);
  }
  return { text, setText, missed, setMissed };
}

function usePlace(props: PlaceComboboxProps) {
  const { value, suggest, onChange } = props;
  const { text, setText, missed, setMissed } = useText(props);
  const [open, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const { found, ask, askNow } = useSuggestions(suggest);
  const groups = open ? found.groups : [];
  const options = optionsOf(groups);

  function pick(option: PlaceOption) {
    setText(option.name);
    setOpen(false);
    setActiveId(undefined);
    setMissed(undefined);
    onChange(option);
  }

  function type(next: string) {
    setText(next);
    setOpen(true);
    setActiveId(undefined);
    setMissed(undefined);
    if (value) onChange(undefined);
    ask(next);
  }

  /** Leaving with a code chooses it; leaving with anything else unresolved says so and offers the nearest name. */
  async function leave() {
    setOpen(false);
    setActiveId(undefined);
    if (!value) await resolve(text);
  }

  async function resolve(left: string) {
    if (left.trim() === '') return;
    const groupsNow = found.text === left && found.groups.length > 0 ? found.groups : await askNow(left);
    const exact = byCode(groupsNow, left);
    if (exact) pick(exact);
    else setMissed({ text: left, instead: optionsOf(groupsNow)[0] });
  }

  function reveal() {
    if (open) return;
    setOpen(true);
    void askNow(value ? '' : text);
  }

  return {
    text,
    setText,
    open,
    setOpen,
    groups,
    options,
    activeId,
    setActiveId,
    missed,
    found,
    pick,
    type,
    resolve,
    leave,
    reveal,
  };
}

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

type Place = ReturnType<typeof usePlace>;

/** Text from before scripts ran, in a field that still has the focus or that was left already. */
function takeOver(input: HTMLInputElement | null, place: Place, { value, onChange }: PlaceComboboxProps) {
  if (!input || input.value === place.text) return;
  if (document.activeElement === input) {
    place.type(input.value);
    return;
  }
  place.setText(input.value);
  if (value) onChange(undefined);
  void place.resolve(input.value);
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
      if (!chosen) return;
      event.preventDefault();
      place.pick(chosen);
    },
    Escape(event) {
      event.preventDefault();
      place.setOpen(false);
    },
    Tab() {
      if (active) place.pick(active);
      else void place.leave();
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
  const { name, value, words } = props;
  const keys = usePress(place, active);
  const input = useRef<HTMLInputElement>(null);
  useTakeover(() => takeOver(input.current, place, props));
  return (
    <span
      role="presentation"
      className={styles.line}
      onClick={(event) => event.currentTarget.querySelector('input')?.focus()}
    >
      <input
        {...keys}
        ref={input}
        id={id}
        name={value ? undefined : name}
        role="combobox"
        className={cellInputClass}
        data-chosen={value ? '' : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="next"
        aria-autocomplete="list"
        aria-expanded={place.open && place.options.length > 0}
        aria-controls={listId}
        aria-activedescendant={active && optionId(listId, active)}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? `${id}-error` : undefined}
        value={place.text}
        onFocus={(event) => {
          // Not what is being typed: the focus of before scripts ran is told once they do.
          if (value || place.missed) event.currentTarget.select();
          place.reveal();
        }}
        onClick={place.reveal}
        onChange={(event: ChangeEvent<HTMLInputElement>) => place.type(event.currentTarget.value)}
      />
      {value && <bdi className={styles.code}>{value.code ?? value.detail}</bdi>}
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

/** An editable combobox after the ARIA practices: list with manual choice, codes choose themselves. A plain input without scripts. */
export function PlaceCombobox(props: PlaceComboboxProps) {
  const { label, name, value, words, error } = props;
  const own = useId();
  const id = props.id ?? own;
  const listId = `${id}-list`;
  const box = useRef<HTMLDivElement>(null);
  const place = usePlace(props);
  const active = place.options.find((option) => option.id === place.activeId);
  useOutside(box, place.open, () => void place.leave());
  useFullScreen(box, place.open);
  const message = error ?? (place.missed && !place.open ? words.unknown(place.missed.text) : undefined);
  const instead = place.missed?.instead;
  const answered = place.open && place.found.text === (value ? '' : place.text);
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
      {value && <input type="hidden" name={name} value={value.id} />}
      {place.open && <PlaceList id={listId} groups={place.groups} active={active} words={words} onPick={place.pick} />}
      <output className={visuallyHiddenClass}>{answered ? words.count(place.options.length) : ''}</output>
      {message && (
        <div className={styles.message}>
          <FieldError id={`${id}-error`}>{message}</FieldError>
          {instead && !error && (
            <Button variant="link" onClick={() => place.pick(instead)}>
              {words.didYouMean(instead.name)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
