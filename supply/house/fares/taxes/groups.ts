import contents from './rows/groups.json' with { type: 'json' };

/** Codes and names of groups that stand before it, without some codes. */
interface Group {
  readonly of: readonly string[];
  readonly except?: readonly string[];
}
type Groups = ReadonlyMap<string, readonly string[]>;

function expanded(groups: Readonly<Record<string, Group>>): Groups {
  const known = new Map<string, readonly string[]>();
  for (const [name, { of, except = [] }] of Object.entries(groups))
    known.set(
      name,
      codesIn(of, known).filter((code) => !except.includes(code)),
    );
  return known;
}

/** Codes of a list that names codes and groups. */
export function codesIn(members: readonly string[], groups: Groups): readonly string[] {
  return members.flatMap((member) => groups.get(member) ?? [member]);
}

export const COUNTRY_GROUPS = expanded(contents.countries);
export const AIRPORT_GROUPS = expanded(contents.airports);
