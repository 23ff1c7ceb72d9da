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

/** Where the server speaks to readers: its mails, calendar files, refusals and last pages. */
const SPOKEN =
  /^(domain\/notifications\/|domain\/search\/verticals\/(\w+\/)?(tell|refusals)[\w-]*\.ts|server\/http\/words\.ts|server\/compose\/[\w-]+-words\.ts|server\/ssr\/crash-page\.ts)/;

/** Two words in a row in a literal that is no message; what a log or a thrower is told is for us alone. */
const BARE_SENTENCE =
  /(?<=[\s([{,:?=+>]|^)(?<!message:\s*|throw [^\n]*|log\.\w+\()(['"`])(?=[^'"`\n]*\p{L}{2,} \p{Ll}{2,})[^'"`\n]*\1/gu;

/** A box that a reader must untick. */
const PRE_TICKED = /<(input|Checkbox|Switch)\b[^>]*\s(defaultChecked|checked)(=\{true\})?(?=[\s/>])/g;

/** No dark patterns in anything that a reader can see. */
export const checkWords: Check = (file) => {
  if (!/^(web|design|server|domain)\//.test(file.path) || isTest(file.path)) return [];
  if (!/\.(tsx?|po|html)$/.test(file.path)) return [];
  const text = file.path.endsWith('.po') ? file.text : withoutComments(file.text);
  const bare = { path: file.path, text };
  const found: Finding[] = BANNED.flatMap(([pattern, message]) => findAll(bare, pattern, 'words', message));
  if (SPOKEN.test(file.path))
    found.push(...findAll({ ...bare, text: withoutTags(text) }, BARE_SENTENCE, 'message', 'Say it as a message'));
  // A states page shows a ticked box too.
  if (file.path.endsWith('.tsx') && !file.path.endsWith('/states.tsx'))
    found.push(...findAll(bare, PRE_TICKED, 'pre-ticked', 'No box is ticked before its reader did it'));
  return found;
};

/** Tags blanked out, so that positions stay: their names and attributes are no words. */
function withoutTags(text: string): string {
  return text.replace(/<[!/]?[a-z][^<>\n]*>/g, (tag) => ' '.repeat(tag.length));
}
