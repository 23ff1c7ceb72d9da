import { PlaceCombobox, type PlaceComboboxProps, type PlaceOption } from '#design/place-combobox';
import { rememberPlace } from './recents.ts';
import type { NearMe } from './use-near-me.ts';
import { usePlaceSettle } from './use-place-settle.ts';
import { usePlaceSuggest } from './use-place-suggest.ts';
import { usePlaceWords } from './use-place-words.ts';

interface PlaceFieldProps extends Omit<PlaceComboboxProps, 'settle' | 'suggest' | 'words'> {
  /** What 'near me' offers. */
  readonly near: NearMe;
}

/** Where: suggestions while it is typed, before that the places of this visit and the ones nearby. */
export function PlaceField({ near, onChange, ...props }: PlaceFieldProps) {
  const words = usePlaceWords();
  const suggest = usePlaceSuggest(near);
  const settle = usePlaceSettle(near);
  function choose(places: readonly PlaceOption[]) {
    const last = places.at(-1);
    if (last) rememberPlace(last);
    onChange(places);
  }
  return <PlaceCombobox {...props} suggest={suggest} settle={settle} words={words} onChange={choose} />;
}
