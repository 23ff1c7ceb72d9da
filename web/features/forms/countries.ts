/** ISO 3166-1 two-letter codes. */
const CODES =
  'AD AE AF AG AI AL AM AO AR AT AU AW AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FR GA GB GD GE GH GI GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MS MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TC TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VN VU WS XK YE ZA ZM ZW';

export interface Country {
  readonly value: string;
  readonly text: string;
}

/** Issuers of passports by name. Made in loaders: server and browser may spell a name differently. */
export function listCountries(locale: string): readonly Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
  const order = new Intl.Collator(locale);
  return CODES.split(' ')
    .map((value) => ({ value, text: names.of(value) ?? value }))
    .sort((a, b) => order.compare(a.text, b.text));
}
