import { type Check, type Finding, findAll, isTest, withoutComments } from './finding.ts';

/** Pressure, false promises and apologies for what is not there. */
const BANNED: readonly (readonly [RegExp, string])[] = [
  [
    /\bonly\s+(\d+|\$?\{\w+\}|a few|one|two|three)\s+(seats?|rooms?|tickets?|places?)?\s*(left|remaining)\b/gi,
    'Counts of what is left are pressure',
  ],
  [/\b(people|others|travell?ers|visitors)\s+(are|is)\s+(looking|viewing|watching|booking)\b/gi, 'Crowds are pressure'],
  [/\b(hurry|act now|last chance|don['’]t miss|selling fast|limited time|going fast)\b/gi, 'Haste is pressure'],
  [/\bcoming soon\b|\bnot (yet )?implemented\b|\bunder construction\b/gi, 'Leave out what is not there'],
  [/\bno,? (thanks,? )?i (don['’]t|do not|hate|prefer not)\b/gi, 'A refusal needs no shaming'],
];

/** A box that a reader must untick. */
const PRE_TICKED = /<(input|Checkbox|Switch)\b[^>]*\s(defaultChecked|checked)(=\{true\})?(?=[\s/>])/g;

/** No dark patterns in anything that a reader can see. */
export const checkWords: Check = (file) => {
  if (!/^(web|design|server|domain)\//.test(file.path) || isTest(file.path)) return [];
  if (!/\.(tsx?|po|html)$/.test(file.path)) return [];
  const text = file.path.endsWith('.po') ? file.text : withoutComments(file.text);
  const bare = { path: file.path, text };
  const found: Finding[] = BANNED.flatMap(([pattern, message]) => findAll(bare, pattern, 'words', message));
  if (file.path.endsWith('.tsx'))
    found.push(...findAll(bare, PRE_TICKED, 'pre-ticked', 'No box is ticked before its reader did it'));
  return found;
};
