/** What can be switched on a page of states, in the order of the switches; the first of each is what stands in no address. */
export const LOOKS = {
  theme: ['system', 'light', 'dark', 'high-contrast'],
  density: ['default', 'comfortable', 'compact', 'dense'],
  dir: ['ltr', 'rtl'],
} as const;

export type LookName = keyof typeof LOOKS;

export type Look = { readonly [name in LookName]: string };

export function lookIn(search: URLSearchParams): Look {
  const of = (name: LookName): string => {
    const asked = search.get(name);
    return LOOKS[name].find((one) => one === asked) ?? LOOKS[name][0];
  };
  return { theme: of('theme'), density: of('density'), dir: of('dir') };
}

/** The same page with one thing switched. */
export function switched(search: URLSearchParams, name: string, value: string, standard: string): string {
  const next = new URLSearchParams(search);
  if (value === standard) next.delete(name);
  else next.set(name, value);
  return `?${next}`;
}
