import { afterPress, watchPress } from '#design/press';
import { type ChangeEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Given<F> {
  /** What the last submit was refused for; the same array until the next. */
  readonly faults: readonly F[];
  /** What is wrong with the form as it stands, as far as the page can tell. */
  readonly check: (form: FormData) => readonly F[];
  /** Only the server can tell; stands until its field changes. */
  readonly byServer: (fault: F) => boolean;
}

/**
 * The faults of a refused form, one a field; the first field of them takes the focus. What is typed takes a fault away as soon as its field
 * is right, a new one is told once a field was left. Before the first refusal there are none.
 */
export function useLiveFaults<F extends { readonly field: string }>({ faults, check, byServer }: Given<F>) {
  const form = useRef<HTMLFormElement>(null);
  const refused = useRef<ReadonlyMap<string, string>>(new Map());
  const [live, setLive] = useState<{ readonly of: readonly F[]; readonly now: readonly F[] }>();
  // Before a summary takes the focus: the button that it leaves has them looked at.
  useLayoutEffect(() => {
    if (faults.length > 0) watchPress();
    refused.current = new Map(faults.map(({ field }) => [field, valueAt(field)]));
  }, [faults]);

  // After the summary, which has it where there are no scripts.
  useEffect(() => focusFirst(form.current, faults), [faults]);
  const shown = onePerField(live?.of === faults ? live.now : faults);

  function found(of: HTMLFormElement): readonly F[] {
    const kept = faults.filter((fault) => byServer(fault) && valueAt(fault.field) === refused.current.get(fault.field));
    return [...check(new FormData(of)), ...kept];
  }
  function look() {
    if (faults.length > 0 && form.current) setLive({ of: faults, now: found(form.current) });
  }
  function clear() {
    if (shown.length === 0 || !form.current) return;
    const wrong = found(form.current).map(({ field }) => field);
    const now = shown.filter(({ field }) => wrong.includes(field));
    if (now.length < shown.length) setLive({ of: faults, now });
  }
  const watch = {
    ref: form,
    onBlur: () => afterPress(look),
    onChange: ({ target }: ChangeEvent<HTMLElement>) => {
      if (target.matches('select, [type=radio], [type=checkbox]')) look();
      else clear();
    },
  };
  return { faults: shown, watch };
}

/** A field says one thing at a time; the same of each is counted. */
function onePerField<F extends { readonly field: string }>(faults: readonly F[]): readonly F[] {
  return faults.filter(({ field }, at) => faults.findIndex((other) => other.field === field) === at);
}

/** Of the fields at fault the one that stands first on the page, or the first control of its group. */
function focusFirst(form: HTMLFormElement | null, faults: readonly { readonly field: string }[]): void {
  if (faults.length === 0) return;
  const first = form?.querySelector<HTMLElement>(faults.map(({ field }) => `[id="${field}"]`).join());
  (first?.querySelector<HTMLElement>('input, select') ?? first)?.focus();
}

/** What the control or group with this id holds, as one text. */
function valueAt(id: string): string {
  const at = document.getElementById(id);
  const controls = at?.matches('input, select, textarea')
    ? [at]
    : (at?.querySelectorAll('input, select, textarea') ?? []);
  return JSON.stringify([...controls].map((control) => [valueOf(control), (control as HTMLInputElement).checked]));
}

function valueOf(control: Element): string {
  return (control as HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement).value;
}
