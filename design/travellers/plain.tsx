import { cellLabelClass } from '#design/cell-control';
import { plainFieldClasses } from '#design/panel-field';
import { SelectField } from '#design/select-field';
import { maxSeats, plainName } from './party.ts';
import type { TravellersProps } from './types.ts';

const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
const counts = (from: number, to: number) =>
  upTo(from, to).map((count) => ({ value: String(count), text: String(count) }));
const childPlaces = 4;

/** The same questions as selects, for a browser that runs no scripts. */
export function PlainTravellers({ value, cabins, words }: Omit<TravellersProps, 'onChange'>) {
  const { party } = value;
  const ages = [
    { value: '', text: words.noChild },
    ...upTo(2, 17).map((age) => ({ value: String(age), text: words.years(age) })),
  ];
  return (
    <details>
      <summary className={plainFieldClasses.summary}>
        <span className={cellLabelClass}>{words.title}</span> <b>{words.summary(party)}</b>
      </summary>
      <div className={plainFieldClasses.body}>
        <SelectField
          label={words.adults.label}
          name={plainName('adults')}
          options={counts(1, maxSeats)}
          defaultValue={String(party.adults)}
        />
        {upTo(0, childPlaces - 1).map((at) => (
          <SelectField
            key={at}
            label={words.childAge(at + 1)}
            name={plainName('childAge')}
            options={ages}
            defaultValue={String(party.children[at] ?? '')}
          />
        ))}
        <SelectField
          label={words.infantsInSeat.label}
          name={plainName('infantsInSeat')}
          options={counts(0, 4)}
          defaultValue={String(party.infantsInSeat)}
        />
        <SelectField
          label={words.infantsOnLap.label}
          name={plainName('infantsOnLap')}
          options={counts(0, 4)}
          defaultValue={String(party.infantsOnLap)}
        />
        <SelectField label={words.cabin} name={plainName('cabin')} options={cabins} defaultValue={value.cabin} />
      </div>
    </details>
  );
}
