export interface AccountRow {
  readonly id: string;
  readonly name: string;
  /** "Business, Northlight Labs". */
  readonly detail: string;
  /** Seen where name and detail alone would not tell two rows apart. */
  readonly email: string;
}

export interface DistinctRow {
  readonly id: string;
  readonly name: string;
  readonly detail: string;
  readonly email?: string;
}

/** As the eye compares: neither spaces nor capitals tell two rows apart. */
function seen(...lines: readonly string[]): string {
  return lines
    .map((line) => line.normalize('NFKC').replaceAll(/\s+/gu, ' ').trim().toLowerCase())
    .filter((line) => line !== '')
    .join('\n');
}

/** No two rows with the same visible text: equal ones get their e-mail address, and a number where even that is equal. */
export function distinct(rows: readonly AccountRow[]): readonly DistinctRow[] {
  const short = Map.groupBy(rows, ({ name, detail }) => seen(name, detail));
  const taken = new Set<string>();
  return rows.map(({ id, name, detail, email }) => {
    const alone = short.get(seen(name, detail))?.length === 1;
    const line = alone || email.trim() === '' ? undefined : email;
    let called = name;
    for (let at = 2; taken.has(seen(called, detail, line ?? '')); at += 1) called = `${name} (${at})`;
    taken.add(seen(called, detail, line ?? ''));
    return { id, name: called, detail, ...(line !== undefined && { email: line }) };
  });
}
