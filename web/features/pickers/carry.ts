import { publish } from '../../events.ts';

/** What a reader had done to a page, for the same page in another language or currency. */
export interface Carried {
  /** Where it is taken up again: path and query. */
  readonly path: string;
  readonly scroll: number;
  /** What the focus goes back to; nothing where the page was only read again. */
  readonly opener: 'country' | 'currency' | 'session';
  /** Said aloud on arrival; empty for nothing. */
  readonly said: string;
  readonly at: number;
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

/** Keeps what is on the page until `path` is read again in this tab; false where nothing can be kept. */
export function keepFor(path: string, what: Pick<Carried, 'opener' | 'said'>): boolean {
  const forms = formsOf(document).map(fieldsOf);
  const carried: Carried = { ...what, path, at: Date.now(), scroll: window.scrollY, forms };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(carried));
    publish('typed-kept', {});
    return true;
  } catch {
    return false;
  }
}

/** The parts of `Location` that leaving a page uses. */
export type Place = Pick<Location, 'pathname' | 'search' | 'href' | 'assign' | 'reload'>;

/** Keeps what is on the page and loads `href`, where it is taken up once. */
export function leaveFor(
  href: string,
  what: Pick<Carried, 'opener' | 'said'>,
  location: Place = window.location,
): void {
  const next = new URL(href, location.href);
  const path = next.pathname + next.search;
  // Without storage the page is still the right one, only from its top.
  if (!keepFor(path, what)) return location.assign(href);
  next.hash = MARK;
  const same = path === location.pathname + location.search;
  if (!same) return location.assign(next);
  // Only another fragment would load nothing.
  window.history.replaceState(window.history.state, '', next);
  location.reload();
}

/** As long as somebody who was signed out may take to be back. */
const WAITS_MS = 30 * 60_000;

/** What was kept for this page, taken out of storage and address. What waits for a sign-in is left to the page that it is of. */
export function takeCarried(path: string): Carried | null {
  const { pathname, search, hash } = window.location;
  if (hash === MARK) window.history.replaceState(window.history.state, '', pathname + search);
  const text = sessionStorage.getItem(KEY);
  const carried = text === null ? null : (JSON.parse(text) as Carried);
  const mine = carried?.path === path;
  const waits = carried?.opener === 'session' && Date.now() - carried.at < WAITS_MS;
  if (mine || !waits) sessionStorage.removeItem(KEY);
  return mine && (waits || carried.opener !== 'session') ? carried : null;
}

/** Puts typed text back as a hand would, so that what listens hears it. */
export function refill(page: Document, { forms }: Carried): void {
  const kept = [...forms];
  formsOf(page).forEach((form, at) => {
    const left = new Map<string, string[]>();
    for (const [name, value] of takeOf(kept, form, at)) left.set(name, [...(left.get(name) ?? []), value]);
    if (left.size === 0) return;
    for (const control of form.elements) refillOne(control, left);
  });
}

type Fields = Carried['forms'][number];

/** Of a form in its place, or where the page has other forms now, of the first that does the same. */
function takeOf(kept: Fields[], form: HTMLFormElement, at: number): Fields {
  const does = (fields: Fields): string => fields.find(([name]) => name === 'intent')?.[1] ?? '';
  const own = does(fieldsOf(form));
  const found =
    kept[at] && does(kept[at]) === own ? at : own === '' ? -1 : kept.findIndex((each) => does(each) === own);
  const fields = kept[found] ?? [];
  if (found !== -1) kept[found] = [];
  return fields;
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
  // What was typed in a part that opens is seen again.
  for (let part = control.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    part.open = true;
  control.value = value;
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}
