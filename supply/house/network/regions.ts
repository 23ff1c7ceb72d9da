/** Country groups between which no scheduled service is laid out. */
const CLOSED: readonly (readonly [string, string])[] = [
  [
    'RU BY',
    'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LT LU LV MT NL NO PL PT RO SE SI SK AL ME MK UA US CA JP AU NZ PR TW SG',
  ],
  ['UA', 'RU BY'],
  ['IL', 'IR IQ LB SY YE LY SD DZ PK KW QA OM MY ID BD AF SA'],
  ['IN', 'PK'],
  ['IR', 'US CA SA BH IL'],
  ['KP', 'US KR JP GB FR DE SG TH IN AU'],
  ['CU', 'IL'],
];

const closedPairs = new Set(
  CLOSED.flatMap(([left, right]) =>
    left.split(' ').flatMap((a) => right.split(' ').flatMap((b) => [`${a}${b}`, `${b}${a}`])),
  ),
);

export function isClosed(a: string, b: string): boolean {
  return closedPairs.has(a + b);
}

/** Summer beaches, mostly of the north: served April to October. */
export const SUMMER_SUN: ReadonlySet<string> = new Set(
  'PMI IBZ MAH AGP ALC VLC REU GRO FAO FNC OLB CAG AHO CTA PMO NAP BRI BDS SUF HER CHQ RHO KGS CFU ZTH JTR JMK PVK SKG KLX SMI AYT DLM BJV ADB SPU DBV ZAD PUY TIV VAR BOJ LCA PFO MLA NCE AJA BIA FSC CLY BIQ LDE PSA RMI VRN DJE MIR TIA HRG SSH AER AAQ SIP SYX CJU OKA ISG MMY ACK MVY HYA BGI PQI BHB MYR SRQ JSI JNX AOK MJT LRM'.split(
    ' ',
  ),
);

/** Winter warmth: more in the northern winter. */
export const WINTER_SUN: ReadonlySet<string> = new Set(
  'TFS LPA ACE FUE SID BVC RAK AGA HRG SSH RMF LXR DXB MLE GAN CMB HKT USM KBV DPS CUN PUJ MBJ NAS PLS AUA CUR SXM BGI UVF ANU GCM POP VRA HOG SJD PVR ZIH MZT LIR SJU STT STX EYW RSW PBI FLL MCO TPA PSP HNL OGG KOA LIH GOI COK ZNZ MBA MRU SEZ LGK CEB MPH PPS PQC CXR DAD NAN PPT BOB'.split(
    ' ',
  ),
);

/** Snow: December to early April, Saturdays above all. */
export const SNOW: ReadonlySet<string> = new Set(
  'GVA INN SZG TRN GNB CMF LYS BGY VRN FMM SCR KTT RVN IVL ASE EGE JAC HDN MTJ SUN YXX CTS BZN ZQN'.split(' '),
);

/** Hubs that work through the night; elsewhere nothing is planned between midnight and five. */
export const NIGHT_OPEN: ReadonlySet<string> = new Set(
  'DXB DWC SHJ AUH DOH BAH KWI MCT RUH JED IST SAW ADD CAI TLV AMM BEY IKA SIN BKK DMK HKG KUL MNL CGK DEL BOM BLR HYD MAA CMB DAC KHI ISB MLE ICN TPE CAN URC TAS ALA EVN TBS GYD LOS ACC NBO MEX GRU EZE LIM BOG SCL PTY ANC HNL KEF'.split(
    ' ',
  ),
);
