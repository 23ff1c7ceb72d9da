import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { IconButton } from '#design/button';
import { classNames } from '#design/class-names';
import styles from './calendar.module.css';
import { addDays, addMonths, clampDate, monthOf, weekday, type CivilDate } from './civil.ts';
import { Month } from './month.tsx';
import { firstWeekday } from './names.ts';
import type { DateRangeValue, DateRangeWords, DayPrice } from './types.ts';

export interface CalendarProps {
  readonly locale: string;
  readonly value: DateRangeValue;
  readonly oneWay: boolean;
  readonly min: CivilDate;
  readonly max: CivilDate;
  readonly prices?: ReadonlyMap<CivilDate, DayPrice> | undefined;
  readonly words: DateRangeWords;
  /** All months under each other, as on a phone, instead of two with paging. */
  readonly scrolling: boolean;
  readonly onPick: (date: CivilDate) => void;
  /** The first month in view, so that its prices can be asked for. */
  readonly onMonth?: ((month: CivilDate) => void) | undefined;
}

/** Where a key leads, or undefined for keys that are not ours. */
export function dayAfterKey(
  key: string,
  shift: boolean,
  date: CivilDate,
  first: number,
  rtl: boolean,
): CivilDate | undefined {
  const inline = rtl ? -1 : 1;
  const intoWeek = (weekday(date) - first + 7) % 7;
  const leads: Readonly<Record<string, CivilDate>> = {
    ArrowRight: addDays(date, inline),
    ArrowLeft: addDays(date, -inline),
    ArrowDown: addDays(date, 7),
    ArrowUp: addDays(date, -7),
    PageDown: addMonths(date, shift ? 12 : 1),
    PageUp: addMonths(date, shift ? -12 : -1),
    Home: addDays(date, -intoWeek),
    End: addDays(date, 6 - intoWeek),
  };
  return leads[key];
}

function monthsFrom(start: CivilDate, count: number): readonly CivilDate[] {
  return Array.from({ length: count }, (_, at) => addMonths(start, at));
}

/** Two months are in view. */
function isShown(date: CivilDate, first: CivilDate): boolean {
  return monthOf(date) >= first && monthOf(date) <= addMonths(first, 1);
}

interface Walk {
  readonly shown: CivilDate;
  readonly focused: CivilDate;
  readonly hovered: CivilDate | undefined;
  readonly setFocused: (date: CivilDate) => void;
  readonly setHovered: (date: CivilDate | undefined) => void;
  readonly show: (month: CivilDate) => void;
  readonly press: (event: KeyboardEvent) => void;
}

/** Which months are shown, which day has focus, and how keys and typed days move both. */
function useWalk(box: RefObject<HTMLDivElement | null>, props: CalendarProps): Walk {
  const { locale, value, min, max, scrolling, onMonth } = props;
  const start = clampDate(value.depart ?? min, min, max);
  const opening = useRef(start);
  const [shown, setShown] = useState(monthOf(start));
  const [focused, setFocused] = useState(start);
  const [hovered, setHovered] = useState<CivilDate>();
  const moving = useRef(false);
  const [known, setKnown] = useState(value);
  if (known.depart !== value.depart || known.back !== value.back) {
    setKnown(value);
    const changed = known.depart === value.depart ? value.back : (value.depart ?? value.back);
    if (changed) {
      const day = clampDate(changed, min, max);
      setFocused(day);
      if (!isShown(day, shown)) setShown(monthOf(day));
    }
  }

  useEffect(() => onMonth?.(shown), [onMonth, shown]);
  useEffect(() => {
    if (!moving.current) return;
    moving.current = false;
    box.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
  }, [box, focused, shown]);
  useEffect(() => {
    if (!scrolling) return;
    // Only when it opens, for later picks must not move the list; a frame later, for the panel around it opens in a later effect.
    const frame = requestAnimationFrame(() =>
      box.current
        ?.querySelector(`[data-date="${opening.current}"]`)
        ?.closest('table')
        ?.scrollIntoView({ block: 'center' }),
    );
    return () => cancelAnimationFrame(frame);
  }, [box, scrolling]);
  useEffect(() => {
    if (!scrolling || focused === opening.current) return;
    const month = box.current?.querySelector(`[data-date="${focused}"]`)?.closest('table');
    month?.scrollIntoView({ block: 'nearest' });
  }, [box, scrolling, focused]);

  const show = (month: CivilDate) => setShown(clampDate(month, monthOf(min), monthOf(max)));
  const press = (event: KeyboardEvent) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = dayAfterKey(event.key, event.shiftKey, focused, firstWeekday(locale), rtl);
    if (!to) return;
    event.preventDefault();
    const next = clampDate(to, min, max);
    moving.current = true;
    setFocused(next);
    setHovered(next);
    if (scrolling) return;
    if (monthOf(next) < shown) show(monthOf(next));
    else if (monthOf(next) >= addMonths(shown, 2)) show(addMonths(monthOf(next), -1));
  };
  return { shown, focused, hovered, setFocused, setHovered, show, press };
}

function Paging({ props, walk }: { props: CalendarProps; walk: Walk }) {
  const { min, max, words } = props;
  return (
    <>
      <IconButton
        icon="chevron-left"
        label={words.previousMonth}
        className={styles.previous}
        aria-disabled={walk.shown <= monthOf(min)}
        onClick={() => walk.show(addMonths(walk.shown, -1))}
      />
      <IconButton
        icon="chevron-right"
        label={words.nextMonth}
        className={styles.next}
        aria-disabled={addMonths(walk.shown, 1) >= monthOf(max)}
        onClick={() => walk.show(addMonths(walk.shown, 1))}
      />
    </>
  );
}

/** Months to pick a day or two from: arrows, Page Up and Down, Shift for years, Home and End for weeks. */
export function Calendar(props: CalendarProps) {
  const { locale, value, oneWay, min, max, prices, words, scrolling, onPick } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const walk = useWalk(box, props);
  const months = scrolling ? monthsFrom(monthOf(min), 12) : monthsFrom(walk.shown, 2);
  const visible = months.includes(monthOf(walk.focused));
  const choosingEnd = !oneWay && value.depart !== undefined && value.back === undefined;
  return (
    <div ref={box} className={classNames(styles.calendar, scrolling && styles.scrolling)}>
      {!scrolling && <Paging props={props} walk={walk} />}
      {months.map((month) => (
        <Month
          key={month}
          id={`${id}-${month}`}
          month={month}
          locale={locale}
          first={firstWeekday(locale)}
          min={min}
          max={max}
          range={oneWay ? { depart: value.depart, back: undefined } : value}
          preview={choosingEnd ? walk.hovered : undefined}
          focused={visible ? walk.focused : clampDate(months[0] ?? min, min, max)}
          prices={prices}
          words={words}
          onPick={(date) => {
            walk.setFocused(date);
            onPick(date);
          }}
          onHover={walk.setHovered}
          onKeyDown={walk.press}
        />
      ))}
    </div>
  );
}
