import { useId, useRef } from 'react';
import { Button } from '#design/button';
import { SelectField } from '#design/select-field';
import { Stepper } from '#design/stepper';
import styles from './panel.module.css';
import { oldestChild, withChildren, type RoomGuests } from './rooms.ts';
import type { RoomsFieldProps } from './types.ts';

const ages = Array.from({ length: oldestChild + 1 }, (_, age) => age);

interface RoomProps extends Pick<RoomsFieldProps, 'words' | 'most' | 'ageError'> {
  readonly at: number;
  readonly room: RoomGuests;
  readonly onChange: (room: RoomGuests) => void;
  readonly onRemove: (() => void) | undefined;
}

function Ages({ room, words, ageError, onChange }: Pick<RoomProps, 'room' | 'words' | 'ageError' | 'onChange'>) {
  return (
    <div className={styles.ages}>
      {room.children.map((age, child) => (
        <SelectField
          key={child}
          label={words.childAge(child + 1)}
          compact
          error={age === null ? ageError : undefined}
          value={age === null ? '' : String(age)}
          options={[
            { value: '', text: words.chooseAge, heading: true },
            ...ages.map((years) => ({ value: String(years), text: words.years(years) })),
          ]}
          onChange={(event) =>
            onChange({ ...room, children: room.children.with(child, Number(event.currentTarget.value)) })
          }
        />
      ))}
    </div>
  );
}

function Room({ at, room, words, most, ageError, onChange, onRemove }: RoomProps) {
  const id = useId();
  const left = most.guests - room.adults - room.children.length;
  const full = left <= 0;
  const step = (key: 'adults' | 'children', count: number, min: number, change: (count: number) => RoomGuests) => {
    const { less, more, ...said } = words[key](at);
    return (
      <Stepper
        {...said}
        lessLabel={less}
        moreLabel={more}
        value={count}
        min={min}
        max={Math.min(most[key], count + left)}
        describedBy={full ? `${id}-full` : undefined}
        onChange={(next) => onChange(change(next))}
      />
    );
  };
  return (
    <fieldset className={styles.room}>
      <legend className={styles.legend}>{words.room(at)}</legend>
      {onRemove && (
        <Button
          variant="link"
          className={styles.remove}
          aria-label={words.remove(at)}
          icon="trash-2"
          onClick={onRemove}
        >
          {words.remove(at)}
        </Button>
      )}
      {step('adults', room.adults, 1, (adults) => ({ ...room, adults }))}
      {step('children', room.children.length, 0, (count) => withChildren(room, count))}
      {room.children.length > 0 && <Ages room={room} words={words} ageError={ageError} onChange={onChange} />}
      <output id={`${id}-full`} className={styles.reason}>
        {full && words.fullRoom}
      </output>
    </fieldset>
  );
}

/** What unfolds under the rooms: a set of steppers for each. Loaded when the field is wanted. */
export function RoomsPanel({
  value,
  most,
  words,
  ageError,
  onChange,
  onDone,
}: RoomsFieldProps & { onDone: () => void }) {
  const add = useRef<HTMLButtonElement>(null);
  const full = value.length >= most.rooms;
  return (
    <>
      <div className={styles.rooms}>
        {value.map((room, at) => (
          <Room
            key={at}
            at={at + 1}
            room={room}
            words={words}
            most={most}
            ageError={ageError}
            onChange={(next) => onChange(value.with(at, next))}
            onRemove={
              value.length > 1
                ? () => {
                    onChange(value.toSpliced(at, 1));
                    // The button that was pressed is gone with its room.
                    add.current?.focus();
                  }
                : undefined
            }
          />
        ))}
      </div>
      <output className={styles.reason}>{full && words.fullRooms}</output>
      <div className={styles.actions}>
        <Button
          ref={add}
          variant="outline"
          icon="plus"
          aria-disabled={full}
          onClick={() => !full && onChange([...value, { adults: 1, children: [] }])}
        >
          {words.add}
        </Button>
        <Button variant="primary" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </>
  );
}
