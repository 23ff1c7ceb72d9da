import * as asian from './asian.ts';
import * as european from './european.ts';
import * as southern from './southern.ts';
import type { NameStyle } from './style.ts';

const AREAS: readonly (readonly [NameStyle, string])[] = [
  [european.GERMAN, 'DE AT CH LI LU'],
  [european.FRENCH, 'FR BE MC GP MQ RE GF PF NC BL MF PM YT WF HT'],
  [european.ITALIAN, 'IT SM VA MT'],
  [european.SPANISH, 'ES AD MX GT HN SV NI CR PA CU DO PR CO VE EC PE BO CL AR UY PY GQ PH'],
  [european.PORTUGUESE, 'PT BR AO MZ CV GW ST TL'],
  [european.DUTCH, 'NL SR AW CW SX BQ'],
  [european.NORDIC, 'NO SE DK FI IS FO GL AX SJ'],
  [european.POLISH, 'PL'],
  [european.CZECH, 'CZ SK'],
  [european.SOUTH_SLAVIC, 'HR SI RS BA ME MK BG XK AL'],
  [european.RUSSIAN, 'RU BY UA'],
  [european.GREEK, 'GR CY'],
  [european.TURKISH, 'TR AZ'],
  [european.HUNGARIAN, 'HU'],
  [european.ROMANIAN, 'RO MD'],
  [european.BALTIC, 'EE LV LT'],
  [asian.JAPANESE, 'JP'],
  [asian.KOREAN, 'KR KP'],
  [asian.CHINESE, 'CN TW HK MO SG'],
  [asian.THAI, 'TH LA KH MM'],
  [asian.VIETNAMESE, 'VN'],
  [asian.MALAY, 'ID MY BN'],
  [asian.INDIAN, 'IN LK NP BD BT PK MV MU FJ'],
  [asian.CENTRAL_ASIAN, 'KZ UZ KG TJ TM MN AF IR GE AM'],
  [southern.ARABIC, 'AE SA QA OM KW BH JO LB EG MA TN DZ LY IQ SY YE SD PS MR EH DJ SO'],
  [southern.HEBREW, 'IL'],
  [southern.ETHIOPIAN, 'ET ER'],
  [
    southern.AFRICAN,
    'KE TZ UG RW BI ZM ZW MW BW NA NG GH SN CI CM GA CG CD CF TD NE ML BF TG BJ LR SL GN GM SS MG KM SC SZ LS ZA',
  ],
  [southern.PACIFIC, 'AU NZ PG SB VU WS TO CK NU NR KI TV FM MH PW GU MP AS NF'],
];

const BY_COUNTRY = new Map(AREAS.flatMap(([area, countries]) => countries.split(' ').map((code) => [code, area])));

/** English where nothing else is said: the British Isles, North America, the Caribbean and small islands. */
export function nameStyle(country: string): NameStyle {
  return BY_COUNTRY.get(country) ?? european.ENGLISH;
}
