import { useState, type ChangeEvent, type FocusEvent, type KeyboardEvent } from 'react';
import { TextInput } from '#design/text-field';
import styles from './range-slider.module.css';

export type Range = readonly [from: number, to: number];

export interface RangeSliderProps {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: Range;
  /** How high the lower end may be, and how low the upper one, where that is not the whole scale. */
  readonly furthest?: Range;
  /** Words above the two inputs; the thumbs take the same names. */
  readonly fromLabel: string;
  readonly toLabel: string;
  readonly format: (value: number) => string;
  /** A typed value in slider units, or undefined when it makes no sense. */
  readonly parse: (text: string) => number | undefined;
  /** Said below the inputs where not what was typed is taken but another value; `outside` says that it was understood. */
  readonly instead: (typed: string, taken: string, outside: boolean) => string;
  /** How many options fall into each equal slice from min to max. */
  readonly histogram?: readonly number[];
  readonly names?: readonly [from: string, to: string];
  /** Why there is nothing to choose; stands in place of the histogram. */
  readonly disabled?: string | undefined;
  /** While dragging. */
  readonly onInput?: (value: Range) => void;
  /** When let go, or typed and left. */
  readonly onCommit: (value: Range) => void;
}

/** The bars in the range and those outside, a shape each. */
function Histogram({ bars, min, max, value }: { bars: readonly number[]; min: number; max: number; value: Range }) {
  const top = Math.max(1, ...bars);
  const width = 100 / bars.length;
  const slice = (max - min) / bars.length;
  const shapes = { on: '', off: '' };
  bars.forEach((count, at) => {
    if (count === 0) return;
    const height = Math.max(2, (count / top) * 26).toFixed(2);
    const middle = min + slice * (at + 0.5);
    const bar = (width * 0.84).toFixed(2);
    shapes[middle >= value[0] && middle <= value[1] ? 'on' : 'off'] +=
      `M${(at * width + width * 0.08).toFixed(2)} 28v-${height}h${bar}v${height}z`;
  });
  return (
    <svg className={styles.bars} viewBox="0 0 100 28" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {shapes.off && <path className={styles.bar} d={shapes.off} />}
      {shapes.on && <path className={styles.on} d={shapes.on} />}
    </svg>
  );
}

interface EndInputProps {
  readonly label: string;
  readonly value: number;
  readonly name: string | undefined;
  readonly disabled: boolean;
  readonly format: (value: number) => string;
  readonly onText: (text: string) => void;
}

function EndInput({ label, value, name, disabled, format, onText }: EndInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [before, setBefore] = useState(value);
  if (before !== value) {
    setBefore(value);
    setTyped(null);
  }
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    // What nobody typed may be rounded and is no wish.
    if (typed !== null) onText(event.currentTarget.value);
    setTyped(null);
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => event.key === 'Enter' && onText(event.currentTarget.value);
  return (
    <label className={styles.inputLabel}>
      {label}
      <TextInput
        compact
        tabular
        name={name}
        disabled={disabled}
        value={typed ?? format(value)}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={leave}
        onKeyDown={press}
      />
    </label>
  );
}

function Track({ min, max, value }: { min: number; max: number; value: Range }) {
  const share = (point: number) => (max > min ? ((point - min) / (max - min)) * 100 : 0);
  const width = share(value[1]) - share(value[0]);
  return (
    <svg className={styles.track} aria-hidden="true" focusable="false">
      <rect className={styles.rail} x="0" y="2" width="100%" height="2" />
      <rect className={styles.fill} x={`${share(value[0])}%`} y="1" width={`${width}%`} height="4" rx="2" />
    </svg>
  );
}

/** What is dragged, until another range comes from outside. */
function useDragged(value: Range): [Range, (next: Range) => void] {
  const [from, to] = value;
  const [dragged, setDragged] = useState({ from, to, value });
  const set = (next: Range) => setDragged({ from, to, value: next });
  const stale = dragged.from !== from || dragged.to !== to;
  if (stale) set(value);
  return [stale ? value : dragged.value, set];
}

interface Note {
  readonly text: string;
  /** About which end it is, and what that was set to. */
  readonly end: 0 | 1;
  readonly taken: number;
}

/** What is said about a typed value, until that end is set to another from outside. */
function useNote(value: Range): [Note | null, (note: Note | null) => void] {
  const [from, to] = value;
  const [note, setNote] = useState<Note | null>(null);
  const [before, setBefore] = useState({ from, to });
  if (before.from !== from || before.to !== to) {
    setBefore({ from, to });
    if (note && value[note.end] !== note.taken) setNote(null);
  }
  return [note, setNote];
}

/** The range with one end moved as far as it may be. */
function moved(
  { min, max, furthest = [max, min] }: RangeSliderProps,
  [from, to]: Range,
  end: 0 | 1,
  next: number,
): Range {
  return end === 0
    ? [Math.max(min, Math.min(next, to, furthest[0])), to]
    : [from, Math.min(max, Math.max(next, from, furthest[1]))];
}

/** Typed ends, and what is said where another value is taken. */
function useTyped(props: RangeSliderProps, value: Range) {
  const { format, parse, instead, onCommit } = props;
  const [note, setNote] = useNote(props.value);
  const typed = (end: 0 | 1) => (text: string) => {
    const next = parse(text);
    const taken = next === undefined ? value : moved(props, value, end, next);
    const shown = next === undefined ? text.trim() : format(next);
    const said = (): string => instead(shown, format(taken[end]), next !== undefined);
    setNote(taken[end] === next ? null : { text: said(), end, taken: taken[end] });
    if (next !== undefined && next !== value[end]) onCommit(taken);
  };
  return { note: note?.text, forget: () => setNote(null), typed };
}

/** Two thumbs over a histogram, and two inputs that do the same by typing. Put it in a fieldset with a legend. */
export function RangeSlider(props: RangeSliderProps) {
  const { min, max, step, fromLabel, toLabel, format, histogram, names, disabled, onInput, onCommit } = props;
  const [from, to] = props.value;
  const off = disabled !== undefined;
  const [value, setValue] = useDragged(props.value);
  const { note, forget, typed } = useTyped(props, value);
  const drag = (end: 0 | 1) => (event: ChangeEvent<HTMLInputElement>) => {
    const next = moved(props, value, end, Number(event.currentTarget.value));
    setValue(next);
    forget();
    onInput?.(next);
  };
  const commit = () => (value[0] !== from || value[1] !== to) && onCommit(value);
  const thumb = (end: 0 | 1, label: string) => (
    <input
      type="range"
      className={styles.thumb}
      min={min}
      max={max}
      step={step}
      value={value[end]}
      disabled={off}
      aria-label={label}
      aria-valuetext={format(value[end])}
      onChange={drag(end)}
      onPointerUp={commit}
      onKeyUp={commit}
    />
  );
  const end = (which: 0 | 1, label: string) => (
    <EndInput
      label={label}
      value={value[which]}
      name={names?.[which]}
      disabled={off}
      format={format}
      onText={typed(which)}
    />
  );
  return (
    <div className={styles.range}>
      <div className={styles.slider}>
        {off && <p className={styles.why}>{disabled}</p>}
        {!off && histogram && <Histogram bars={histogram} min={min} max={max} value={value} />}
        <Track min={min} max={max} value={value} />
        {thumb(0, fromLabel)}
        {thumb(1, toLabel)}
      </div>
      <div className={styles.inputs}>
        {end(0, fromLabel)}
        {end(1, toLabel)}
      </div>
      <output className={styles.note}>{note}</output>
    </div>
  );
}
