/** What a reader had done to a page, for the same page in another language or currency. */
export interface Carried {
  /** Where it is taken up again: path and query. */
  readonly path: string;
  readonly scroll: number;
  /** What the focus goes back to; nothing where the page was only read again. */
  readonly opener: 'country' | 'currency' | 'session';
  /** Said aloud on arrival; empty for nothing. */
  readonly said: string;
  /** Fields of each form of the page, in order. */
  readonly forms: readonly (readonly (readonly [name: string, value: string])[])[];
}

const KEY = 'wf-carried';
/** The mark of an address at which something is taken up; `web/entry-client.tsx` looks for it. */
const MARK = '#carried';

/** Never kept, not even within the tab: tokens, passwords, cards, files. */
function isPrivate(control: Element): boolean {
  if (!(control instanceof HTMLInputElement)) return false;
  return (
    control.name === 'formtoken' || /^(password|file)$/.test(control.type) || control.autocomplete.startsWith('cc-')
  );
}

function formsOf(page: Document): HTMLFormElement[] {
  return [...page.querySelectorAll<HTMLFormElement>('main form')];
}

function fieldsOf(form: HTMLFormElement): [string, string][] {
  const secret = new Set([...form.elements].filter(isPrivate).map((control) => (control as HTMLInputElement).name));
  return [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !secret.has(name) ? [[name, value]] : [],
  );
}

/** Keeps what is on the page and loads `href`, where it is taken up once. */
export function leaveFor(href: string, what: Pick<Carried, 'opener' | 'said'>): void {
  const next = new URL(href, window.location.href);
  const path = next.pathname + next.search;
  const carried: Carried = { ...what, path, scroll: window.scrollY, forms: formsOf(document).map(fieldsOf) };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(carried));
  } catch {
    // Without storage the page is still the right one, only from its top.
    window.location.assign(href);
    return;
  }
  next.hash = MARK;
  const same = path === window.location.pathname + window.location.search;
  if (!same) return window.location.assign(next);
  // Only another fragment would load nothing.
  window.history.replaceState(window.history.state, '', next);
  window.location.reload();
}

/** What was kept for this page, taken out of storage and address. */
export function takeCarried(path: string): Carried | null {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  const text = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  const carried = text === null ? null : (JSON.parse(text) as Carried);
  return carried?.path === path ? carried : null;
}

/** Puts typed text back as a hand would, so that what listens hears it. */
export function refill(page: Document, { forms }: Carried): void {
  formsOf(page).forEach((form, at) => {
    const left = new Map<string, string[]>();
    for (const [name, value] of forms[at] ?? []) left.set(name, [...(left.get(name) ?? []), value]);
    if (left.size === 0) return;
    for (const control of form.elements) refillOne(control, left);
  });
}

function refillOne(control: Element, left: ReadonlyMap<string, string[]>): void {
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
    const checked = left.get(control.name)?.includes(control.value) ?? false;
    if (checked === control.checked) return;
    control.checked = checked;
    control.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  const typed =
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && control.type !== 'hidden');
  if (!typed || isPrivate(control)) return;
  const value = left.get(control.name)?.shift();
  if (value === undefined || value === control.value) return;
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
