import { useCallback, useId, useRef, useState, type ReactNode } from 'react';
import { cellLabelClass } from '#design/cell-control';
import { CellPanel, isPhone } from '#design/cell-panel';
import { FieldError } from '#design/field';
import { useOutside } from '#design/outside';
import styles from './panel-field.module.css';

export interface PanelFieldProps {
  readonly id?: string | undefined;
  /** Names the cell and the panel. */
  readonly title: string;
  /** What is chosen: shown behind the title. */
  readonly children: ReactNode;
  readonly error?: string | undefined;
  /** The reader comes near: time to load what unfolds. */
  readonly want: () => void;
  /** What unfolds; undefined until it is loaded. */
  readonly panel: ((done: () => void) => ReactNode) | undefined;
  /** The same questions for a browser without scripts, under names of their own; give it on the server only. */
  readonly plain: ReactNode;
  /** Hidden inputs with what is chosen; also sent where the form goes before its scripts came. The plain questions count first. */
  readonly posted: ReactNode;
}

/** Classes of the stand-in where no scripts run: a native disclosure with fields. */
export const plainFieldClasses = { summary: styles.summary, body: styles.plain } as const;

/** A cell of the search row whose question unfolds when wanted: one line, a panel under it, a sheet on a phone. */
export function PanelField({ title, children, error, want, panel, plain, posted, ...props }: PanelFieldProps) {
  const own = useId();
  const id = props.id ?? own;
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const closeAndReturn = () => {
    close();
    document.getElementById(id)?.focus();
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
        <span className={cellLabelClass}>{title}</span> <span className={styles.value}>{children}</span>
      </button>
      {/* Only the server writes what stands in noscript, so the browser need not load the selects. */}
      <noscript>{plain}</noscript>
      {posted}
      {error && (
        <div className={styles.under}>
          <div className={styles.fault}>
            <FieldError id={`${id}-error`}>{error}</FieldError>
          </div>
        </div>
      )}
      <CellPanel
        open={open && panel !== undefined}
        label={title}
        phone="sheet"
        onClose={closeAndReturn}
        className={styles.panel}
      >
        {panel?.(closeAndReturn)}
      </CellPanel>
    </div>
  );
}
