import { useCallback, useId, useRef, useState, type KeyboardEvent } from 'react';
import { CellPanel, isPhone, usePhone } from '#design/cell-panel';
import { classNames } from '#design/class-names';
import { useHydrated, useTakeover } from '#design/hydrated';
import { isQuiet } from '#design/quiet-focus';
import { useOutside } from '#design/outside';
import { usePart } from '#design/part';
import { DateField } from './date-field.tsx';
import styles from './date-range.module.css';
import { nightsBetween } from './parse.ts';
import type { DateRangeProps, Flexibility } from './types.ts';
import { useRange, type Edge } from './use-range.ts';

const PANEL = { module: 'design/date-range/panel.tsx', importer: () => import('./panel.tsx') };

type Look = 'cell' | 'framed';

function usePanel() {
  const [open, setOpen] = useState<'beside' | 'phone'>();
  const close = useCallback(() => setOpen(undefined), []);
  return { open, close, show: () => setOpen(isPhone() ? 'phone' : 'beside') };
}

/** The days of the browser's own inputs, from before scripts ran. */
function takeOver(box: HTMLElement | null, { names, value, onChange }: DateRangeProps) {
  const early = (edge: Edge) =>
    box?.querySelector<HTMLInputElement>(`input[type="date"][name="${names[edge]}"]`)?.value || value[edge];
  const [depart, back] = [early('depart'), early('back')];
  if (depart !== value.depart || back !== value.back) onChange({ depart, back });
}

/** The state that fields and panel share. */
function useDates(props: DateRangeProps) {
  const [part, want] = usePart(PANEL);
  const box = useRef<HTMLDivElement>(null);
  const inputs = { depart: useRef<HTMLInputElement>(null), back: useRef<HTMLInputElement>(null) };
  const panelId = useId();
  const panel = usePanel();
  const phone = usePhone();
  const range = useRange(props);
  useOutside(box, panel.open === 'beside', panel.close);
  useTakeover(() => takeOver(box.current, props));

  /** What is wrong with a text stands below its field: the months go, unless a day of them is being pressed. */
  const take = (edge: Edge, text: string) => {
    const taken = range.type(edge, text);
    if (!taken && panel.open === 'beside' && !document.getElementById(panelId)?.matches(':active')) panel.close();
    return taken;
  };
  const done = () => {
    // Focus would open the panel again; the field is where it came from.
    panel.close();
    requestAnimationFrame(() => inputs[range.edge].current?.blur());
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && panel.open) {
      event.preventDefault();
      panel.close();
    } else if (event.key === 'Enter' && !phone && range.edge === 'depart' && !props.oneWay && !props.value.back) {
      // The way back is still to be said.
      event.preventDefault();
      inputs.back.current?.focus();
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
  return { part, want, box, inputs, panelId, panel, phone, range, take, done, press, escapeGrid };
}

function Fields({ props, dates, look }: { props: DateRangeProps; dates: ReturnType<typeof useDates>; look: Look }) {
  const { locale, value, min, max, names, ids, words, errors, oneWay, flexible } = props;
  const { want, inputs, panelId, panel, phone, range, take, press } = dates;
  const cell = look === 'cell';
  const field = (edge: Edge) => (
    <DateField
      id={cell ? ids?.[edge] : undefined}
      ref={cell ? inputs[edge] : undefined}
      label={edge === 'depart' ? words.depart : words.back}
      mark={cell ? (edge === 'depart' ? markOf(flexible) : nightsOf(props)) : undefined}
      placeholder={words.empty}
      locale={locale}
      value={value[edge]}
      min={min}
      max={max}
      name={cell ? names[edge] : undefined}
      fault={range.faults[edge] ?? errors?.[edge]}
      look={look}
      opensPanel={cell && phone}
      controls={panelId}
      expanded={panel.open !== undefined}
      onFocus={(event) => {
        want();
        range.setEdge(edge);
        // Closing a modal gives focus back here: on a phone only a press opens.
        if (cell && !panel.open && !phone && !isQuiet(event.currentTarget)) panel.show();
      }}
      onPress={() => {
        want();
        if (cell && !panel.open) panel.show();
      }}
      onKeyDown={cell ? press : undefined}
      onTyping={(text) => range.look(edge, text)}
      onText={(text) => take(edge, text)}
    />
  );
  return (
    <div className={classNames(styles.fields, look === 'framed' && styles.framed)}>
      {field('depart')}
      {!oneWay && field('back')}
    </div>
  );
}

function markOf(flexible: Flexibility | undefined): string | undefined {
  if (!flexible || flexible.value === flexible.options[0].value) return undefined;
  return flexible.options.find(({ value }) => value === flexible.value)?.text;
}

function nightsOf({ value: { depart, back }, words }: DateRangeProps): string | undefined {
  const nights = depart && back ? nightsBetween(depart, back) : 0;
  return nights > 0 ? words.nights?.(nights) : undefined;
}

/** Posts the choice of the panel; without scripts there is no panel, so it is asked here. */
function FlexibleField({ name, value, options: [exact, other] }: Flexibility) {
  const live = useHydrated();
  if (live) return value === exact.value ? null : <input type="hidden" name={name} value={value} />;
  return (
    <noscript>
      <label className={styles.plainFlexible}>
        <input type="checkbox" name={name} value={other.value} defaultChecked={value === other.value} /> {other.text}
      </label>
    </noscript>
  );
}

/** Two typed days and months to pick them from. */
export function DateRange(props: DateRangeProps) {
  const dates = useDates(props);
  const { part, want, box, panelId, panel, range, done, escapeGrid } = dates;
  return (
    <div ref={box} role="presentation" onKeyDown={escapeGrid} onPointerEnter={want}>
      <Fields props={props} dates={dates} look="cell" />
      {props.flexible && <FlexibleField {...props.flexible} />}
      <CellPanel
        id={panelId}
        open={panel.open !== undefined && part !== undefined}
        label={props.words.title}
        phone="full"
        onClose={panel.close}
        className={styles.panel}
      >
        {part && (
          <part.DatePanel
            props={{ ...props, value: range.shown }}
            phone={panel.open === 'phone'}
            fields={<Fields props={props} dates={dates} look="framed" />}
            onPick={range.pick}
            onClear={range.clear}
            onClose={panel.close}
            onDone={done}
          />
        )}
      </CellPanel>
    </div>
  );
}
