import { fold } from '#engine/places';

/** What an airport is called: one name, and others that lead to it. */
export interface AirportNames {
  readonly name: string;
  readonly others: readonly string[];
}

/** Of a name with several parts, the armed forces' is not the one on a ticket. */
const MILITARY =
  /\b(?:air ?base|air force|airwing|afb|cfb|raaf|ins|naval|army|marine corps|air national guard|air station|jasdf|jmsdf|base a[eé]rea)\b/iu;
/** `G-815/K-3`. */
const SITE_NUMBER = /^[A-Z]-?\d+(?:\/[A-Z]-?\d+)*$/u;
/** A part with such a word is a name by itself; one without needs what follows: `Halifax / Stanfield International Airport`. */
const KIND = /\b(?:airport|aerodrome|aerodromo|airfield|air terminal|seaplane base)\b/iu;
/** Between two names: a slash beside a blank, or either sign behind the end of a name. `Leipzig/Halle` is one. */
const BETWEEN = /\s+\/\s*|\/\s+|(?<=\b(?:airport|terminal|afb))\s*\/\s*|(?<=\bairport)\s+[-–]\s+/iu;

/**
 * One name of what the source puts into one field: `Naha Airport / JASDF Naha Air Base`, `Antwerp International Airport (Deurne)`,
 * `Montreal / Pierre Elliott Trudeau International Airport`. A city that another part says goes before it.
 */
export function airportNamesIn(field: string, cityName: string): AirportNames {
  const saysCity = (text: string) => fold(text).includes(fold(cityName));
  const [, inBrackets = ''] = /\(([^)]*)\)/u.exec(field) ?? [];
  const parts = tidy(field.replace(`(${inBrackets})`, ' ')).split(BETWEEN);
  const civil = parts.filter((part) => part !== '' && !MILITARY.test(part));
  const chosen = civil.find((part) => KIND.test(part) && saysCity(part)) ?? firstName(civil.length > 0 ? civil : parts);
  const name = saysCity(field) && !saysCity(chosen) ? `${cityName} ${chosen}` : chosen;
  return { name, others: [...parts, ...namesInBrackets(field, inBrackets)].filter((other) => !name.includes(other)) };
}

/** Where the name was corrected by hand, the source's own still leads to the airport. */
export function correctedNames(name: string, field: string): AirportNames {
  return { name, others: [wordsOf(field)] };
}

function namesInBrackets(field: string, inBrackets: string): readonly string[] {
  if (inBrackets === '' || SITE_NUMBER.test(inBrackets)) return [];
  return [KIND.test(inBrackets) ? inBrackets : wordsOf(field)];
}

function firstName(parts: readonly string[]): string {
  const [first = '', second] = parts;
  if (second === undefined || KIND.test(first)) return first;
  return KIND.test(second) ? `${first} ${second}` : first;
}

function wordsOf(field: string): string {
  return tidy(field.replaceAll(/[()/]/gu, ' '));
}

function tidy(text: string): string {
  return text
    .replaceAll(/\s+[-–]\s+/gu, ' – ')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
