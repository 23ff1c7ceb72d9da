/** ISO 3166-1 country, ISO 4217 currency, languages as BCP 47 without the country, the first is the country's main one. */
export interface Site {
  readonly country: string;
  readonly currency: string;
  readonly languages: readonly string[];
}

const LINES = `
AE AED en ar
AR ARS es
AT EUR de
AU AUD en
BE EUR nl fr
BG EUR bg
BH BHD en ar
BR BRL pt
CA CAD en fr
CH CHF de fr it
CL CLP es
CN CNY zh
CO COP es
CY EUR el
CZ CZK cs
DE EUR de
DK DKK da
EE EUR et
EG EGP ar
ES EUR es ca
FI EUR fi
FR EUR fr
GB GBP en
GR EUR el
HK HKD en zh
HR EUR hr
HU HUF hu
ID IDR id
IE EUR en
IL ILS he
IN INR en
IS ISK is
IT EUR it
JO JOD ar
JP JPY ja
KE KES en
KR KRW ko
KW KWD en ar
LT EUR lt
LU EUR fr de
LV EUR lv
MA MAD fr ar
MT EUR en
MX MXN es
MY MYR en
NL EUR nl
NO NOK nb
NZ NZD en
OM OMR en ar
PE PEN es
PH PHP en
PL PLN pl
PT EUR pt
QA QAR en ar
RO RON ro
SA SAR ar en
SE SEK sv
SG SGD en
SI EUR sl
SK EUR sk
TH THB th
TR TRY tr
TW TWD zh
UA UAH uk
US USD en es
VN VND vi
ZA ZAR en
`;

export const SITES: readonly Site[] = LINES.trim()
  .split('\n')
  .map((line) => {
    const [country = '', currency = '', ...languages] = line.split(' ');
    return { country, currency, languages };
  });

/** Languages with a complete catalog of words, each with the country that is meant when only the language is named. */
export const SPOKEN: Readonly<Record<string, string>> = { en: 'GB', de: 'DE', ja: 'JP', ar: 'AE' };

/** Made from English by a machine, for finding cut, joined and forgotten words; outside production only. */
export const PSEUDO = 'en-XA';

/** `en-IE` and so on: every language of every site. */
export const LOCALES: readonly string[] = SITES.flatMap(({ country, languages }) =>
  languages.map((language) => `${language}-${country}`),
);

export function siteOf(country: string): Site | undefined {
  return SITES.find((site) => site.country === country);
}
