const MOST_LANGUAGES = 64;
const names = new Map<string, Intl.DisplayNames>();

/** The country's name in a language (BCP 47), in English where the language is unknown; the code where the country is. */
export function countryName(countryCode: string, lang: string): string {
  return namesIn(lang).of(countryCode) ?? countryCode;
}

function namesIn(lang: string): Intl.DisplayNames {
  const known = names.get(lang);
  if (known) return known;
  if (names.size >= MOST_LANGUAGES) names.clear();
  const made = new Intl.DisplayNames(supported(lang), { type: 'region' });
  names.set(lang, made);
  return made;
}

function supported(lang: string): string {
  try {
    return Intl.DisplayNames.supportedLocalesOf(lang)[0] ?? 'en';
  } catch {
    return 'en';
  }
}
