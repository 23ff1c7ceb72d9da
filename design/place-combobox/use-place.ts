import { useState } from 'react';
import { useHydrated } from '#design/hydrated';
import type { PlaceComboboxProps } from './place-combobox.tsx';
import type { PlaceGroup, PlaceOption } from './types.ts';
import { byCode, byName, optionsOf, useSuggestions } from './use-suggestions.ts';

/** The row that makes room for one more place. */
const ADD = 'add-place';

/** What was left in a field and became no place, and the places that it may have meant. */
interface Missed {
  readonly text: string;
  readonly instead: readonly PlaceOption[];
}

/** What is in the field: the last place in the input, those before it as chips. Places from outside bring their names. */
function useText({ places, typed = '' }: PlaceComboboxProps) {
  const live = useHydrated();
  const last = places.at(-1);
  const [adding, setAdding] = useState(false);
  const [text, setText] = useState(last?.name ?? typed);
  // A text that stood in a field before this one is no place still.
  const left = live && !last && typed.trim() !== '' ? { text: typed, instead: [] } : undefined;
  const [missed, setMissed] = useState<Missed | undefined>(left);
  const [shown, setShown] = useState(places);
  if (shown !== places) {
    setShown(places);
    if (!adding) setText(last?.name ?? typed);
    if (last) setMissed(undefined);
  }
  return {
    text,
    missed,
    setText,
    setMissed,
    write(next: string) {
      setText(next);
      setMissed(undefined);
    },
    setAdding,
    last,
    value: adding ? undefined : last,
    chips: adding ? places : places.slice(0, -1),
    /** Before scripts run all places are one text that can be changed by hand. */
    plain: live || !last ? undefined : plainText(places, last),
  };
}

/** What a field holds and shows, and what pressing and typing do to it. */
export function usePlace(props: PlaceComboboxProps) {
  const { places, most = 1, words, onChange } = props;
  const field = useText(props);
  const { value, chips, text } = field;
  const [open, setOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const { found, say, ask, askNow } = useSuggestions(props.suggest);
  const more = value && places.length < most && text === value.name;
  const groups = open ? withoutChosen(found.groups, chips, more ? words.addAnother : undefined) : [];

  function put(next: string) {
    field.write(next);
    setActiveId(undefined);
  }
  function act(act: NonNullable<PlaceOption['act']>, busy: string | undefined) {
    const question = value ? '' : text;
    setActiveId(undefined);
    if (busy) say(question, [{ label: '', options: [], note: busy }]);
    void askNow(question, act);
  }
  function pick(option: PlaceOption) {
    if (option.act) return act(option.act, option.busy);
    field.setAdding(option.id === ADD);
    put(option.id === ADD ? '' : option.name);
    if (option.id === ADD) return void askNow('');
    setOpen(false);
    onChange([...chips, option]);
  }
  function type(next: string) {
    put(next);
    setOpen(true);
    if (value) clear(chips);
    props.onTyped?.(next);
    ask(next);
  }
  const clear = (left: readonly PlaceOption[]) => {
    field.setAdding(true);
    onChange(left);
  };
  function reveal() {
    if (!open) void askNow(value ? '' : text);
    setOpen(true);
  }
  return {
    ...field,
    open,
    setOpen,
    activeId,
    setActiveId,
    groups,
    options: optionsOf(groups),
    found,
    askNow,
    settle: props.settle,
    pick,
    type,
    clear,
    reveal,
    remove: (option: PlaceOption) => onChange(places.filter(({ id }) => id !== option.id)),
  };
}

export type Place = ReturnType<typeof usePlace>;

/** Leaving with a code, or with the whole name of a place, chooses it; leaving with anything else unresolved says so and offers the nearest name. */
export async function leave(place: Place): Promise<void> {
  place.setOpen(false);
  place.setActiveId(undefined);
  if (place.value) return;
  if (place.text.trim() !== '') return resolve(place, place.text);
  place.setAdding(false);
  if (place.last) place.setText(place.last.name);
}

/** One place by its name, which is no place of the field yet. Several in one text are for the server to tell apart. */
export function isTyped({ value, text }: Place): boolean {
  return !value && text.trim() !== '' && !/[,;]/.test(text);
}

/**
 * Enter with no row chosen takes what is called exactly so, by its code or name, also where that is still on its way. Of anything
 * else the row on top is only pointed at: who meant it presses again, and "Qzx" does not become Shenzhen unseen.
 */
export async function takeExact(place: Place): Promise<void> {
  const { found, text } = place;
  const groups = found.text === text ? found.groups : await place.askNow(text);
  const exact = byCode(groups, text);
  const [named, ...more] = exact ? [exact] : await byName(groups, text, place.settle);
  if (named && more.length === 0) return place.pick(named);
  const first = optionsOf(groups).find(isPlace);
  if (first) return place.setActiveId(first.id);
  place.setOpen(false);
  place.setMissed({ text, instead: [] });
}

async function resolve(place: Place, left: string): Promise<void> {
  const { found } = place;
  // Several in one text are for the server to tell apart.
  if (left.trim() === '' || /[,;]/.test(left)) return;
  const groups = found.text === left && found.groups.length > 0 ? found.groups : await place.askNow(left);
  const exact = byCode(groups, left);
  const [named, ...more] = exact ? [exact] : await byName(groups, left, place.settle);
  if (named && more.length === 0) place.pick(named);
  else place.setMissed({ text: left, instead: named ? [named, ...more] : optionsOf(groups).slice(0, 1) });
}

/** Text from before scripts ran, in a field that still has the focus or that was left already. */
export function takeOver(place: Place, input: HTMLInputElement | null): void {
  if (!input || input.value === (place.plain ?? place.text)) return;
  const typing = document.activeElement === input;
  if (typing) place.type(input.value);
  else place.setText(input.value);
  if (place.last) place.clear([]);
  if (!typing) void resolve(place, input.value);
}

/** `London (LON)`, `LHR, STN`, or the name of a place that has no code of its own, which is sent beside it. */
function plainText(places: readonly PlaceOption[], last: PlaceOption): string {
  const { id, name, code } = last;
  if (places.length > 1) return places.map((place) => place.id).join(', ');
  return id === code ? `${name} (${code})` : name;
}

/** Rows that are no place: leaving the field does not choose them. */
export function isPlace(option: PlaceOption): boolean {
  return option.act === undefined && option.id !== ADD;
}

/** The rows of the list: nothing that is chosen already, and at the end the way to one more place. */
function withoutChosen(
  groups: readonly PlaceGroup[],
  chips: readonly PlaceOption[],
  addAnother: string | undefined,
): readonly PlaceGroup[] {
  const open = groups.map((group) => ({
    ...group,
    options: group.options.filter((option) => chips.every(({ id }) => id !== option.id)),
  }));
  const left = open.filter(({ options, note }) => options.length > 0 || note);
  return addAnother
    ? [...left, { label: '', options: [{ id: ADD, name: addAnother, detail: '', icon: 'plus' }] }]
    : left;
}
