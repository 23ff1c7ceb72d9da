import { AIRPORT_CODE, COUNTRY_CODE, parseRows } from '#engine/data-rows';
import { z } from '#zod';
import { noteSchema } from '../../charges/note.ts';
import contents from './rows/groups.json' with { type: 'json' };

const groupSchema = z.strictObject({
  note: noteSchema.optional(),
  of: z.array(z.string()).min(1).describe('Codes, and names of groups that stand before this one.'),
  except: z.array(z.string()).min(1).describe('Codes that are left out again.').optional(),
});

/** Groups by name; each names codes and groups before it only. */
function groupsOf(code: RegExp) {
  return z.record(z.string().min(4), groupSchema).superRefine((groups, refinement) => {
    const known = new Set<string>();
    for (const [name, { of, except = [] }] of Object.entries(groups)) {
      for (const member of [...of, ...except])
        if (!code.test(member) && !known.has(member))
          refinement.addIssue({
            code: 'custom',
            path: [name],
            message: `"${member}" is neither a code nor a group that stands before this one`,
            input: member,
          });
      known.add(name);
    }
  });
}

export const groupsSchema = z.strictObject({
  $schema: z.string(),
  countries: groupsOf(COUNTRY_CODE).describe('Countries by their two letters.'),
  airports: groupsOf(AIRPORT_CODE).describe('Airports by their three letters.'),
});

const { countries, airports } = parseRows(groupsSchema, 'supply/house/fares/taxes/rows/groups.json', contents);
export const COUNTRY_GROUP_NAMES = Object.keys(countries);
export const AIRPORT_GROUP_NAMES = Object.keys(airports);
