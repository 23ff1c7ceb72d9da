import { useCallback, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Button, IconButton } from '#design/button';
import { CellPanel, isPhone, usePhone } from '#design/cell-panel';
import { useOutside } from '#design/outside';
import { Calendar } from './calendar.tsx';
import type { CivilDate } from './civil.ts';
import { DateField } from './date-field.tsx';
import styles from './date-range.module.css';
import { nightsBetween } from './parse.ts';
import type { DateRangeValue, DateRangeWords, DayPrice } from './types.ts';
import { useRange, type Edge } from './use-range.ts';

export interface DateRangeProps {
  readonly locale: string;
  /** The visitor's day; typed days without a year follow it. */
  readonly today: CivilDate;
  readonly min: CivilDate;
  readonly max: CivilDate;
  readonly value: DateRangeValue;
  readonly oneWay: boolean;
  readonly names: { readonly depart: string; readonly back: string };
  readonly ids?: { readonly depart: string; readonly back: string };
  readonly words: DateRangeWords;
  /** Faults that the server found. */
  readonly errors?: { readonly depart?: string | undefined; readonly back?: string | undefined };
  readonly prices?: ReadonlyMap<CivilDate, DayPrice>;
  /** Under the months: what the prices hold. */
  readonly note?: ReactNode;
  readonly onChange: (value: DateRangeValue) => void;
  readonly onMonth?: (month: CivilDate) => void;
}

function usePanel() {
  const [open, setOpen] = useState<'beside' | 'phone'>();
  const close = useCallback(() => setOpen(undefined), []);
  return { open, close, show: () => setOpen(isPhone() ? 'phone' : 'beside') };
}

/** Two typed days and months to pick them from. */
export function DateRange(props: DateRangeProps) {
  const { locale, min, max, value, oneWay, names, ids, words, errors, prices, onChange, onMonth } = props;
  const box = useRef<HTMLDivElement>(null);
  const inputs = { depart: useRef<HTMLInputElement>(null), back: useRef<HTMLInputElement>(null) };
  const panel = usePanel();
  const phone = usePhone();
  const range = useRange({ ...props, onChange });
  useOutside(box, panel.open === 'beside', panel.close);

  const leave = () => {
    // Focus would open the panel again; the field is where it came from.
    panel.close();
    requestAnimationFrame(() => inputs[range.edge].current?.blur());
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && panel.open) {
      event.preventDefault();
      panel.close();
    } else if (event.key === 'ArrowDown' || (event.key === 'Enter' && phone)) {
      event.preventDefault();
      if (!panel.open) panel.show();
      requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[data-date][tabindex="0"]')?.focus());
    }
  };
  const escapeGrid = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || panel.open !== 'beside') return;
    event.stopPropagation();
    inputs[range.edge].current?.focus();
    panel.close();
  };
  const field = (edge: Edge, look: 'cell' | 'framed') => (
    <DateField
      key={edge}
      id={look === 'cell' ? ids?.[edge] : undefined}
      ref={look === 'cell' ? inputs[edge] : undefined}
      label={edge === 'depart' ? words.depart : words.back}
      locale={locale}
      value={value[edge]}
      min={min}
      max={max}
      name={look === 'cell' ? names[edge] : undefined}
      fault={range.faults[edge] ?? errors?.[edge]}
      look={look}
      opensPanel={look === 'cell' && phone}
      expanded={look === 'cell' ? panel.open !== undefined : undefined}
      onFocus={() => {
        range.setEdge(edge);
        // Closing a modal gives focus back here: on a phone only a press opens.
        if (look === 'cell' && !panel.open && !phone) panel.show();
      }}
      onPress={() => look === 'cell' && !panel.open && panel.show()}
      onKeyDown={look === 'cell' ? press : undefined}
      onText={(text) => range.type(edge, text)}
    />
  );
  const nights = value.depart && value.back ? nightsBetween(value.depart, value.back) : undefined;
  const fields = (look: 'cell' | 'framed') => (
    <div className={styles.fields}>
      {field('depart', look)}
      {!oneWay && field('back', look)}
    </div>
  );

  return (
    <div ref={box} onKeyDown={escapeGrid}>
      {fields('cell')}
      <CellPanel
        open={panel.open !== undefined}
        label={words.title}
        phone="full"
        onClose={panel.close}
        className={styles.panel}
      >
        {panel.open === 'phone' && (
          <div className={styles.phoneHead}>
            <div className={styles.phoneTitle}>
              <h2>{words.title}</h2>
              <IconButton icon="x" label={words.close} onClick={panel.close} />
            </div>
            {fields('framed')}
          </div>
        )}
        <Calendar
          locale={locale}
          value={value}
          oneWay={oneWay}
          min={min}
          max={max}
          prices={prices}
          words={words}
          scrolling={panel.open === 'phone'}
          onPick={range.pick}
          onMonth={onMonth}
        />
        {props.note && <div className={styles.note}>{props.note}</div>}
        <div className={styles.foot}>
          <p role="status">{words.summary(value, nights)}</p>
          <Button variant="quiet" onClick={range.clear}>
            {words.clear}
          </Button>
          <Button variant="primary" onClick={leave}>
            {words.done}
          </Button>
        </div>
      </CellPanel>
    </div>
  );
}
