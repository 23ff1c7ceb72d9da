import { cellLabelClass } from '#design/cell-control';
import { plainFieldClasses } from '#design/panel-field';
import { SelectField } from '#design/select-field';
import { oldestChild, plainNames } from './rooms.ts';
import type { RoomsFieldProps } from './types.ts';

const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const childPlaces = 3;
const freeRooms = 2;

/** The same questions as selects, for a browser that runs no scripts: the rooms asked for and two more. */
export function PlainRooms({ value, words, most }: Pick<RoomsFieldProps, 'value' | 'words' | 'most'>) {
  const ages = [
    { value: '', text: words.noChild },
    ...upTo(0, oldestChild).map((age) => ({ value: String(age), text: words.years(age) })),
  ];
  const adults = (first: boolean) => [
    ...(first ? [] : [{ value: '0', text: words.noRoom }]),
    ...upTo(1, most.adults).map((count) => ({ value: String(count), text: String(count) })),
  ];
  return (
    <details>
      <summary className={plainFieldClasses.summary}>
        <span className={cellLabelClass}>{words.title}</span> <b>{words.summary(value)}</b>
      </summary>
      <div className={plainFieldClasses.body}>
        {upTo(1, Math.min(most.rooms, value.length + freeRooms)).map((room) => {
          const guests = value[room - 1];
          const names = plainNames(room);
          return (
            <fieldset key={room}>
              <legend>
                <b>{words.room(room)}</b>
              </legend>
              <SelectField
                label={words.adults(room).label}
                name={names.adults}
                options={adults(room === 1)}
                defaultValue={String(guests?.adults ?? 0)}
              />
              {upTo(1, Math.max(childPlaces, guests?.children.length ?? 0)).map((child) => (
                <SelectField
                  key={child}
                  label={words.childAge(child)}
                  name={names.age}
                  options={ages}
                  defaultValue={String(guests?.children[child - 1] ?? '')}
                />
              ))}
            </fieldset>
          );
        })}
      </div>
    </details>
  );
}
