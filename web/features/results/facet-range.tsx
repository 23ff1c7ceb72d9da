import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { FilterGroup } from '#design/filter-group';
import { RangeSlider } from '#design/range-slider';
import { Select } from '#design/select-field';
import { type Facet, NO_END } from '#contract/search';
import { minorDigits } from '#contract/core';
import { useFormat } from '../../format.ts';
import { FIELD } from './filter-fields.ts';

type RangeFacet = Extract<Facet, { kind: 'range' }>;

interface FacetRangeProps {
  readonly facet: RangeFacet;
  readonly title: string;
  readonly currency: string;
  /** Null takes the range away. */
  readonly onRange: (facet: string, range: readonly [number, number] | null) => void;
}

/** A range of prices or times with its histogram; the longest time is a list, which has one end only. */
export function FacetRange(props: FacetRangeProps) {
  const { facet, title } = props;
  // Of prices there is one that filters can leave alone: the question stays, so that those below do not move.
  if (facet.max <= facet.min && facet.unit !== 'minor') return null;
  return (
    <FilterGroup title={title}>
      {facet.id.endsWith('.duration') ? <LongestTime {...props} /> : <TwoEnds {...props} />}
    </FilterGroup>
  );
}

function TwoEnds({ facet, currency, onRange }: FacetRangeProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { unit, min, max } = facet;
  const scale = unit === 'minor' ? 10 ** minorDigits(currency) : 1;
  const write = useCallback(
    (value: number) => {
      if (unit === 'minor') return format.wholeMoney({ amountMinor: value, currency });
      return unit === 'minutes' ? format.duration(value) : clock(value);
    },
    [unit, currency, format],
  );
  const read = (text: string) => {
    if (unit === 'minor') return readNumber(text, scale);
    return unit === 'minutes' ? readDuration(text) : readClock(text);
  };
  const time = unit === 'minuteOfDay';
  // Whole units, rounded outwards: what is shown at an end is what it asks for.
  const down = (value: number) => Math.floor(value / scale) * scale;
  const up = (value: number) => Math.ceil(value / scale) * scale;
  const [low, high] = facet.selected ?? [min, max];
  const one = format.wholeMoney({ amountMinor: max, currency });
  const why = facet.histogram.some((count) => count > 0) ? t`All cost ${one}` : t`No results`;
  return (
    <RangeSlider
      min={down(min)}
      max={Math.max(up(max), down(min) + scale)}
      disabled={max > min ? undefined : why}
      step={unit === 'minor' ? scale : 5}
      value={within(down(low), up(high), [down(min), up(max)])}
      // An end that is typed beyond the others leaves what lies there: the cheapest, or the earliest.
      furthest={[down(max), up(min)]}
      histogram={facet.histogram}
      fromLabel={time ? t`After` : t({ context: 'lower end of a range', message: 'From' })}
      toLabel={time ? t`Before` : t({ context: 'upper end of a range', message: 'To' })}
      format={write}
      parse={read}
      instead={(typed, taken, outside) =>
        outside ? t`${typed} is out of range. Set to ${taken}.` : t`“${typed}” isn’t valid. Still set to ${taken}.`
      }
      onCommit={(range) => onRange(facet.id, isWhole(range, facet) ? null : withoutEnds(range, facet))}
    />
  );
}

/** Time of the longest journey: four steps between the shortest and the longest there is. */
function LongestTime({ facet, title, onRange }: FacetRangeProps) {
  const { t } = useLingui();
  const format = useFormat();
  const step = Math.max(30, Math.ceil((facet.max - facet.min) / 5 / 30) * 30);
  const first = Math.ceil(facet.min / 30) * 30;
  const steps = [1, 2, 3, 4].map((n) => first + n * step).filter((minutes) => minutes < facet.max);
  const chosen = facet.selected?.[1];
  const all = chosen !== undefined && !steps.includes(chosen) ? [...steps, chosen].sort((a, b) => a - b) : steps;
  return (
    <Select
      compact
      aria-label={title}
      name={FIELD + facet.id}
      value={String(chosen ?? '')}
      options={[
        { value: '', text: t`Any time` },
        ...all.map((minutes) => ({ value: String(minutes), text: t`under ${format.duration(minutes)}` })),
      ]}
      onChange={(event) => {
        const minutes = Number(event.currentTarget.value);
        onRange(facet.id, minutes > 0 ? [0, minutes] : null);
      }}
    />
  );
}

/** What is chosen as far as there are thumbs for it: an end beyond the others stands at theirs. */
function within(low: number, high: number, [min, max]: readonly [number, number]): [number, number] {
  const start = Math.min(Math.max(low, min), max);
  return [start, Math.max(start, Math.min(high, max))];
}

/** An end that was left where the range ends bounds nothing: other days and pages have prices beyond it. */
function withoutEnds([low, high]: readonly [number, number], { min, max, unit }: RangeFacet): [number, number] {
  if (unit === 'minuteOfDay') return [low, high];
  return [low <= min ? 0 : low, high >= max ? NO_END : high];
}

function isWhole([low, high]: readonly [number, number], { min, max }: RangeFacet): boolean {
  return low <= min && high >= max;
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** `6:30`, `0630`, `6` as minutes of the day. */
function readClock(text: string): number | undefined {
  const found = /^\s*(\d{1,2})(?:\D?(\d{2}))?\s*$/.exec(text);
  const minutes = found ? Number(found[1]) * 60 + Number(found[2] ?? 0) : Number.NaN;
  return minutes >= 0 && minutes <= 1440 ? minutes : undefined;
}

/** `2h 30m`, `2:30`, `2` as minutes. */
function readDuration(text: string): number | undefined {
  const [hours, minutes] = text.match(/\d+/g)?.map(Number) ?? [];
  return hours === undefined ? undefined : hours * 60 + (minutes ?? 0);
}

/** Digits of any writing without sign, grouping or currency, in minor units. */
function readNumber(text: string, scale: number): number | undefined {
  const digits = text.replace(/[^\d]/g, '');
  return digits === '' ? undefined : Number(digits) * scale;
}
