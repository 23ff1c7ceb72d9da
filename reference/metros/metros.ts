/** A city whose airports are sold together. */
export interface Metro {
  /** Metropolitan code; where an airport has the same letters, the bare code means the airport. */
  readonly code: string;
  readonly name: string;
  /** GeoNames id of the city it is named after. */
  readonly cityId: number;
  /** Airports with scheduled service, the busiest first. */
  readonly airports: readonly string[];
}

/** Checked by hand: city codes as airlines sell them, plus the American area codes that start with Q. */
const TABLE = `
LON London 2643743 LHR LGW STN LTN LCY SEN
NYC New York 5128581 JFK EWR LGA
PAR Paris 2988507 CDG ORY BVA
TYO Tokyo 1850147 HND NRT
MIL Milan 3173435 MXP BGY LIN
ROM Rome 3169070 FCO CIA
CHI Chicago 4887398 ORD MDW
WAS Washington 4140963 IAD BWI DCA
BUE Buenos Aires 3435910 AEP EZE
SAO São Paulo 3448439 GRU CGH VCP
RIO Rio de Janeiro 3451190 GIG SDU
MOW Moscow 524901 SVO DME VKO ZIA
SEL Seoul 1835848 ICN GMP
OSA Osaka 1853909 KIX ITM UKB
BJS Beijing 1816670 PEK PKX
SHA Shanghai 1796236 PVG SHA
STO Stockholm 2673730 ARN BMA NYO VST
OSL Oslo 3143244 OSL TRF
REK Reykjavik 3413829 KEF RKV
BRU Brussels 2800866 BRU CRL
GLA Glasgow 2648579 GLA PIK
BFS Belfast 2655984 BFS BHD
VCE Venice 3164603 VCE TSF
WAW Warsaw 756135 WAW WMI
BUH Bucharest 683506 OTP BBU
IEV Kyiv 703448 KBP IEV
IST Istanbul 745044 IST SAW
TCI Tenerife 2511174 TFS TFN
YTO Toronto 6167865 YYZ YTZ
YMQ Montreal 6077243 YUL YHU
YVR Vancouver 6173331 YVR CXH
QLA Los Angeles 5368361 LAX SNA ONT BUR LGB
QSF San Francisco Bay Area 5391959 SFO SJC OAK
QMI Miami 4164138 MIA FLL PBI
QDF Dallas–Fort Worth 4684888 DFW DAL
QHO Houston 4699066 IAH HOU
ORL Orlando 4167147 MCO SFB
TPA Tampa 4174757 TPA PIE
PHX Phoenix 5308655 PHX AZA
SEA Seattle 5809844 SEA PAE
MEX Mexico City 3530597 MEX NLU TLC
SDQ Santo Domingo 3492908 SDQ JBQ
PTY Panama City 3703443 PTY BLB PAC
SJU San Juan 4568127 SJU SIG
MDE Medellín 3674962 MDE EOH
BKK Bangkok 1609350 BKK DMK
KUL Kuala Lumpur 1735161 KUL SZB
SIN Singapore 1880252 SIN XSP
JKT Jakarta 1642911 CGK HLP
TPE Taipei 1668341 TPE TSA
CTU Chengdu 1815286 TFU CTU
SPK Sapporo 2128295 CTS OKD
NGO Nagoya 1856057 NGO NKM
BOM Mumbai 1275339 BOM NMI
DEL Delhi 1273294 DEL HDO
DXB Dubai 292223 DXB DWC
THR Tehran 112931 THR IKA
AMM Amman 250441 AMM ADJ
CAI Cairo 360630 CAI SPX
NBO Nairobi 184745 NBO WIL
JNB Johannesburg 993800 JNB HLA
MEL Melbourne 2158177 MEL AVV MEB
CMB Colombo 1248991 CMB RML
`;

const ROW = /^([A-Z]{3}) (.+) (\d+) ([A-Z]{3}(?: [A-Z]{3})+)$/;

export const METROS: readonly Metro[] = TABLE.trim()
  .split('\n')
  .flatMap((line) => {
    const [, code, name, cityId, airports] = ROW.exec(line) ?? [];
    return code && name && airports ? [{ code, name, cityId: Number(cityId), airports: airports.split(' ') }] : [];
  });
