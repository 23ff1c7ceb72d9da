import { afterPress, watchPress } from '#design/press';
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';

interface Given<F> {
  /** What the last submit was refused for; the same array until the next. */
  readonly faults: readonly F[];
  /** What is wrong with the form as it stands, as far as the page can tell. */
  readonly check: (form: FormData) => readonly F[];
  /** Only the server can tell; stands until its field changes. */
  readonly byServer: (fault: F) => boolean;
}

/** The faults of a refused form, looked at again whenever one of its fields was left. Before the first refusal there are none. */
export function useLiveFaults<F extends { readonly field: string }>({ faults, check, byServer }: Given<F>) {
  const form = useRef<HTMLFormElement>(null);
  const refused = useRef<ReadonlyMap<string, string>>(new Map());
  const [live, setLive] = useState<{ readonly of: readonly F[]; readonly now: readonly F[] }>();
  // Before a summary takes the focus: the button that it leaves has them looked at.
  useLayoutEffect(() => {
    if (faults.length > 0) watchPress();
    refused.current = new Map(faults.map(({ field }) => [field, valueAt(field)]));
  }, [faults]);

  function look() {
    if (faults.length === 0 || !form.current) return;
    const kept = faults.filter((fault) => byServer(fault) && valueAt(fault.field) === refused.current.get(fault.field));
    setLive({ of: faults, now: [...check(new FormData(form.current)), ...kept] });
  }
  const watch = {
    ref: form,
    onBlur: () => afterPress(look),
    onChange: ({ target }: ChangeEvent<HTMLElement>) => {
      if (target.matches('select, [type=radio], [type=checkbox]')) look();
    },
  };
  return { faults: live?.of === faults ? live.now : faults, watch };
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
