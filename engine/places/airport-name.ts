import { fold } from './fold.ts';

interface NamedAirport {
  readonly name: string;
  /** The city that it serves. */
  readonly cityName: string;
  /** The city has other airports, from which the name must tell it apart. */
  readonly oneOfSeveral: boolean;
  /** Passengers a year as a share of the busiest airport's. */
  readonly popularity: number;
}

const KINDS =
  /\b(?:international|regional|municipal|metropolitan|national|civil|county|water)?\s*\b(?:air ?port|air ?park|aeroporto|aerodromo|aerodrome|airfield|air ?strip|air terminal)\b/giu;
/** Told only where nothing else tells it from the airport of the same town. */
const OTHER_KINDS = /\s*\b(?:seaplane base|heliport)\b/giu;
const LOOSE_KINDS = /\b(?:international|intl|regional|municipal)\b|\bcivil$/giu;

/** Below this, a town may be less known than the airport beside it. */
const WELL_KNOWN = 0.01;

/**
 * What tells an airport apart in its city: `Heathrow`, `Charles de Gaulle`, `Gardermoen`. The only airport of a city is called
 * like the city, save where a little one is named for something else. Names come as `London Heathrow Airport` and
 * `Oslo Airport, Gardermoen`.
 */
export function airportShortName({ name, cityName, oneOfSeveral, popularity }: NamedAirport): string {
  const called = CALLED.get(withoutKind(name));
  if (called !== undefined) return called;
  if (!oneOfSeveral && (popularity >= WELL_KNOWN || fold(name).includes(fold(cityName)))) return cityName;
  const parts = name.split(/,\s+|\s+–\s+/u);
  const shortened = parts.map((part) => withoutCity(withoutKind(part), cityName));
  const bare = shortened.map((part) => part.replaceAll(OTHER_KINDS, ''));
  return bare.find((part) => part !== '') ?? shortened.find((part) => part !== '') ?? cityName;
}

function withoutKind(part: string): string {
  return part
    .replaceAll(KINDS, ' ')
    .replaceAll(LOOSE_KINDS, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/^[\s/–-]+|[\s/–-]+$/gu, '');
}

/**
 * By the whole name without its kind: what people call it. Two towns or a region in one name stay together, since what follows the
 * city alone would name another place; of a place and a person the place is said.
 */
const CALLED: ReadonlyMap<string, string> = new Map([
  ['Seattle–Tacoma', 'Seattle–Tacoma'],
  ['Greenville Spartanburg', 'Greenville Spartanburg'],
  ['Jackson Hole', 'Jackson Hole'],
  ['Cincinnati Northern Kentucky', 'Cincinnati Northern Kentucky'],
  ['Frankfurt-Hahn', 'Frankfurt-Hahn'],
  ['Hartsfield Jackson Atlanta', 'Hartsfield–Jackson'],
  ['Rome–Fiumicino Leonardo da Vinci', 'Fiumicino'],
  ['Ciampino–G. B. Pastine', 'Ciampino'],
  ['George Bush Intercontinental Houston', 'George Bush'],
  ['Toronto Lester B. Pearson', 'Pearson'],
  ['London City', 'London City'],
  ['Billy Bishop Toronto City Centre', 'Billy Bishop'],
  ['Montreal Pierre Elliott Trudeau', 'Trudeau'],
  ['Fort Lauderdale Hollywood', 'Fort Lauderdale'],
  ['Baltimore/Washington Thurgood Marshall', 'Baltimore'],
  ['Ronald Reagan Washington', 'Reagan'],
  ['Dallas Love Field', 'Love Field'],
  ['Minister Pistarini', 'Ezeiza'],
  ['Norman Y. Mineta San Jose', 'San Jose'],
  ['San Francisco Bay Oakland', 'Oakland'],
  ['John Wayne Orange County', 'Orange County'],
  ['Hollywood Burbank', 'Burbank'],
  ['St. Petersburg Clearwater', 'St. Petersburg'],
  ['General Felipe Ángeles', 'Felipe Ángeles'],
  ['Treviso Antonio Canova', 'Treviso'],
  ['Sultan Abdul Aziz Shah', 'Subang'],
  ['Halim Perdanakusuma', 'Halim'],
  ['George Best Belfast City', 'Belfast City'],
  ['Bucharest Băneasa Aurel Vlaicu', 'Băneasa'],
]);
const NO_NAME = /^(?:county|state)$/iu;

/** As names of airports begin where their people call the city otherwise. */
const AT_HOME = new Map([
  ['Milan', 'Milano'],
  ['Rio de Janeiro', 'Rio'],
]);

function withoutCity(part: string, cityName: string): string {
  const name = [AT_HOME.get(cityName) ?? cityName, cityName].find((each) => begins(part, each));
  if (name === undefined) return part;
  const rest = part.slice(name.length);
  if (rest === '') return '';
  const own = rest.replace(/^[\s–-]+(?:at |of |de )?/iu, '');
  return own === rest || NO_NAME.test(own) ? part : own;
}

/** Case and accents make no difference. */
const LETTERS = new Intl.Collator('en', { sensitivity: 'base' });

function begins(text: string, name: string): boolean {
  return LETTERS.compare(text.slice(0, name.length), name) === 0;
}
