import { Icon } from '#design/icon';
import styles from './place-combobox.module.css';
import type { PlaceOption, PlaceWords } from './types.ts';

interface ChipsProps {
  readonly places: readonly PlaceOption[];
  readonly words: PlaceWords;
  readonly onRemove: (place: PlaceOption) => void;
}

/** Places that are chosen beside the one in the input; a press takes one away. */
export function Chips({ places, words, onRemove }: ChipsProps) {
  return places.map((place) => (
    <button
      key={place.id}
      type="button"
      className={styles.chip}
      aria-label={words.remove(place.name, place.code ?? '')}
      onPointerDown={(event) => event.preventDefault()}
      onClick={(event) => {
        // The line around it would take the press as a wish to type.
        event.stopPropagation();
        onRemove(place);
      }}
    >
      <bdi>{place.code ?? place.name}</bdi>
      <Icon name="x" size="small" />
    </button>
  ));
}
