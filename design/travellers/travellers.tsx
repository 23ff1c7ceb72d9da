import { useCallback, useId, useRef, useState } from 'react';
import { cellLabelClass } from '#design/cell-control';
import { CellPanel, isPhone } from '#design/cell-panel';
import { FieldError } from '#design/field';
import { useHydrated } from '#design/hydrated';
import { useOutside } from '#design/outside';
import { usePart } from '#design/part';
import { PlainTravellers } from './plain.tsx';
import styles from './travellers.module.css';
import type { TravellersProps } from './types.ts';

const PANEL = { module: 'design/travellers/panel.tsx', importer: () => import('./panel.tsx') };

function Posted({ value }: Pick<TravellersProps, 'value'>) {
  const { party, cabin } = value;
  return (
    <>
      <input type="hidden" name="adults" value={party.adults} />
      {party.children.map((age, at) => (
        <input key={at} type="hidden" name="childAge" value={age} />
      ))}
      <input type="hidden" name="infantsInSeat" value={party.infantsInSeat} />
      <input type="hidden" name="infantsOnLap" value={party.infantsOnLap} />
      <input type="hidden" name="cabin" value={cabin} />
    </>
  );
}

function Summary({ value, cabins, words }: TravellersProps) {
  const cabin = cabins.find((choice) => choice.value === value.cabin);
  return (
    <>
      <span className={cellLabelClass}>{words.title}</span>{' '}
      <span className={styles.value}>
        <b>{words.summary(value.party)}</b> <span className={styles.cabin}>{cabin?.text}</span>
      </span>
    </>
  );
}

/** Who travels and in which cabin: one line that unfolds into steppers; plain selects where no scripts run. */
export function Travellers(props: TravellersProps) {
  const { value, cabins, words, error } = props;
  const own = useId();
  const id = props.id ?? own;
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const live = useHydrated();
  const [part, want] = usePart(PANEL);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const closeAndReturn = () => {
    close();
    opener.current?.focus();
  };
  useOutside(box, open && !isPhone(), close);
  return (
    <div
      ref={box}
      role="presentation"
      onPointerEnter={want}
      onKeyDown={(event) => event.key === 'Escape' && open && !isPhone() && closeAndReturn()}
    >
      <button
        ref={opener}
        id={id}
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-describedby={error && `${id}-error`}
        onFocus={want}
        onClick={() => {
          want();
          setOpen(!open);
        }}
      >
        <Summary {...props} />
      </button>
      {/* Only the server writes what stands in noscript, so the browser need not load the selects. */}
      <noscript>
        {import.meta.env.SSR ? <PlainTravellers value={value} cabins={cabins} words={words} /> : null}
      </noscript>
      {live && <Posted value={value} />}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <CellPanel
        open={open && part !== undefined}
        label={words.title}
        phone="sheet"
        onClose={closeAndReturn}
        className={styles.panel}
      >
        {part && <part.TravellersPanel {...props} onDone={closeAndReturn} />}
      </CellPanel>
    </div>
  );
}
