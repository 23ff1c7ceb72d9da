/** What a form held, by field name, so that a refused one keeps it. Boxes of one name are joined by commas. */
export type Values = Readonly<Record<string, string>>;

/** Nothing of the form's machinery is kept: `names` says which fields belong to people. */
export function valuesOf(form: FormData, names: RegExp): Values {
  const values: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string' || !names.test(name)) continue;
    values[name] = values[name] === undefined ? value : `${values[name]},${value}`;
  }
  return values;
}

/** The three fields of a typed day. */
export function partsOf(values: Values, name: string) {
  const part = (which: string) => values[`${name}.${which}`] ?? '';
  return { day: part('day'), month: part('month'), year: part('year') };
}
