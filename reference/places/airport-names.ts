import { airportShortName, fold, type PlaceName } from '#engine/places';
import type { AirportRow } from '#reference/airports';
import { AIRPORT_LANGUAGES, type AirportLanguage, EXONYMS, SHOWN_AIRPORTS } from '#reference/exonyms';

/** The name with the word for an airport, as each language puts it. */
const CALLED: Readonly<Record<AirportLanguage, (name: string) => string>> = {
  de: (name) => `Flughafen ${name}`,
  ja: (name) => `${name}空港`,
  ar: (name) => `مطار ${name}`,
};
const BETWEEN: Readonly<Record<AirportLanguage, string>> = { de: ' ', ja: '・', ar: ' ' };

/**
 * Names in the languages of the site: first the whole, of the city and what tells the airport apart in it, then that alone
 * where it is not called like its city. None in a language in which neither the city's nor its own name is known.
 */
export function airportNames(airport: AirportRow, oneOfSeveral: boolean): readonly PlaceName[] {
  const { name, cityName, popularity } = airport;
  const english = airportShortName({ name, cityName, oneOfSeveral, popularity });
  return AIRPORT_LANGUAGES.flatMap((lang): PlaceName[] => {
    const said = namesIn(lang, airport, english);
    if (!said) return [];
    const { whole, own, besideCity } = said;
    // Germans say `London Heathrow` and `Flughafen München`: two names in a row can be nothing but an airport.
    const text = lang === 'de' && besideCity ? whole : CALLED[lang](whole);
    return [{ text, lang, sought: whole }, ...(own === undefined ? [] : [{ text: own, lang }])];
  });
}

interface Said {
  readonly whole: string;
  readonly own?: string;
  /** The whole is the city and the own name. */
  readonly besideCity?: boolean;
}

function namesIn(lang: AirportLanguage, airport: AirportRow, english: string): Said | undefined {
  const { code, cityId, cityName, kind, name } = airport;
  // German reads English names as they are written; the other languages have another script.
  const asWritten = lang === 'de' && kind === 'airport';
  const known = EXONYMS.get(cityId ?? 0)?.find((each) => each.lang === lang)?.text;
  const city = known ?? (asWritten ? cityName : undefined);
  const shown = SHOWN_AIRPORTS.get(code)?.[lang];
  if (shown) {
    if (shown.whole || city === undefined) return { whole: shown.name, own: shown.name };
    return { whole: city + BETWEEN[lang] + shown.name, own: shown.name, besideCity: true };
  }
  if (kind !== 'airport' || city === undefined) return undefined;
  if (english === cityName) return { whole: city };
  if (!asWritten) return undefined;
  const alone = says(english, cityName) || !says(name, cityName);
  return { whole: alone ? english : `${city} ${english}`, own: english, besideCity: !alone };
}

function says(name: string, cityName: string): boolean {
  return fold(name).includes(fold(cityName));
}
