/**
 * IATA code; what tells the airport apart in its city in German, Japanese and Arabic, without the word for an airport.
 * `=` before a name that says where it is and needs no city before it. Other airports are called like their city.
 */
const TABLE = `
ATL; =Hartsfield-Jackson Atlanta; =ハーツフィールド・ジャクソン・アトランタ; =هارتسفيلد جاكسون أتلانتا
DFW; =Dallas Fort Worth; =ダラス・フォートワース; =دالاس فورت وورث
DAL; =Dallas Love Field; =ダラス・ラブフィールド; =دالاس لوف فيلد
HND; Haneda; 羽田; هانيدا
NRT; Narita; 成田; ناريتا
KIX; Kansai; =関西; كانساي
ITM; Itami; 伊丹; إيتامي
NGO; Chubu Centrair; =中部; تشوبو سنترير
CTS; Neu-Chitose; =新千歳; نيو تشيتوسي
LHR; Heathrow; ヒースロー; هيثرو
LGW; Gatwick; ガトウィック; غاتويك
STN; Stansted; スタンステッド; ستانستد
LTN; Luton; ルートン; لوتون
LCY; City; シティ; سيتي
SEN; Southend; サウスエンド; ساوثند
CDG; Charles de Gaulle; シャルル・ド・ゴール; شارل ديغول
ORY; Orly; オルリー; أورلي
BVA; Beauvais; ボーヴェ; بوفيه
CRL; Charleroi; シャルルロワ; شارلروا
JFK; John F. Kennedy; ジョン・F・ケネディ; جون كينيدي
LGA; LaGuardia; ラガーディア; لاغوارديا
EWR; =Newark Liberty; =ニューアーク・リバティー; =نيوآرك ليبرتي
ORD; O’Hare; オヘア; أوهير
MDW; Midway; ミッドウェー; ميدواي
SFO; =San Francisco; =サンフランシスコ; =سان فرانسيسكو
OAK; =Oakland; =オークランド; =أوكلاند
SJC; =San José; =サンノゼ; =سان خوسيه
SNA; =John Wayne Orange County; =ジョン・ウェイン; =جون واين أورانج كاونتي
ONT; =Ontario (Kalifornien); =オンタリオ; =أونتاريو (كاليفورنيا)
BUR; =Hollywood Burbank; =ハリウッド・バーバンク; =هوليوود بربانك
SEA; =Seattle-Tacoma; =シアトル・タコマ; =سياتل تاكوما
PHX; Sky Harbor; スカイハーバー; سكاي هاربور
IAH; George Bush Intercontinental; ジョージ・ブッシュ; جورج بوش
HOU; William P. Hobby; ウィリアム・P・ホビー; ويليام هوبي
FLL; =Fort Lauderdale; =フォートローダーデール; =فورت لودرديل
PBI; =Palm Beach; =パームビーチ; =بالم بيتش
BWI; =Baltimore-Washington; =ボルチモア・ワシントン; =بالتيمور واشنطن
IAD; Dulles; ダレス; دالس
DCA; Ronald Reagan; ロナルド・レーガン; رونالد ريغان
CMH; John Glenn; ジョン・グレン; جون غلين
CVG; =Cincinnati/Northern Kentucky; =シンシナティ・ノーザンケンタッキー; =سينسيناتي نورذرن كنتاكي
YYZ; Lester B. Pearson; ピアソン; ليستر بيرسون
YUL; Pierre Elliott Trudeau; ピエール・エリオット・トルドー; بيير إليوت ترودو
MEX; Benito Juárez; ベニート・フアレス; بينيتو خواريز
PTY; Tocumen; トクメン; توكومين
SJU; Luis Muñoz Marín; ルイス・ムニョス・マリン; لويس مونيوز مارين
MDE; José María Córdova; ホセ・マリア・コルドバ; خوسيه ماريا كوردوفا
GRU; Guarulhos; グアルーリョス; غوارولوس
CGH; Congonhas; コンゴーニャス; كونغونياس
VCP; Viracopos; ヴィラコッポス; فيراكوبوس
GIG; Galeão; ガレオン; غالياو
AEP; Jorge Newbery; ホルヘ・ニューベリー; خورخي نيوبيري
EZE; Ministro Pistarini; ミニストロ・ピスタリーニ; مينيسترو بيستاريني
DEL; Indira Gandhi; インディラ・ガンディー; إنديرا غاندي
BOM; Chhatrapati Shivaji; チャトラパティ・シヴァージー; تشاتراباتي شيفاجي
NMI; =Navi Mumbai; =ナビムンバイ; =نافي مومباي
GOI; Dabolim; ダボリム; دابوليم
CMB; Bandaranaike; バンダラナイケ; باندارانايكا
PVG; Pudong; 浦東; بودونغ
SHA; Hongqiao; 虹橋; هونغتشياو
PEK; Hauptstadt; 首都; العاصمة
PKX; Daxing; 大興; داشينغ
TFU; Tianfu; 天府; تيانفو
CTU; Shuangliu; 双流; شوانغليو
TPE; Taoyuan; 桃園; تاويوان
ICN; Incheon; 仁川; إنتشون
GMP; Gimpo; 金浦; غيمبو
SIN; Changi; チャンギ; شانغي
BKK; Suvarnabhumi; スワンナプーム; سوفارنابومي
DMK; Don Mueang; ドンムアン; دون موينغ
CGK; Soekarno-Hatta; スカルノ・ハッタ; سوكارنو هاتا
SYD; Kingsford Smith; キングスフォード・スミス; كينغسفورد سميث
SVO; Scheremetjewo; シェレメーチエヴォ; شيريميتيفو
DME; Domodedowo; ドモジェドヴォ; دوموديدوفو
VKO; Wnukowo; ヴヌーコヴォ; فنوكوفو
SAW; Sabiha Gökçen; サビハ・ギョクチェン; صبيحة كوكجن
AMM; Königin Alia; クィーンアリア; الملكة علياء
THR; Mehrabad; メヘラーバード; مهرآباد
IKA; Imam Khomeini; イマーム・ホメイニー; الإمام الخميني
JNB; O. R. Tambo; オリバー・タンボ; أو آر تامبو
NBO; Jomo Kenyatta; ジョモ・ケニヤッタ; جومو كينياتا
FCO; Fiumicino; フィウミチーノ; فيوميتشينو
CIA; Ciampino; チャンピーノ; تشامبينو
MXP; Malpensa; マルペンサ; مالبينسا
LIN; Linate; リナーテ; ليناتي
BGY; Bergamo; ベルガモ; برغامو
VCE; Marco Polo; マルコ・ポーロ; ماركو بولو
OSL; Gardermoen; ガーデモエン; غاردرموين
ARN; Arlanda; アーランダ; أرلاندا
KEF; Keflavík; ケプラヴィーク; كيفلافيك
WAW; Chopin; ショパン; شوبان
OTP; Henri Coandă; アンリ・コアンダ; هنري كواندا
TFS; =Teneriffa Süd; =テネリフェ南; =تينيريفي الجنوبي
TFN; =Teneriffa Nord; =テネリフェ北; =تينيريفي الشمالي
`;

/** Languages in which airports are named beside English, in the order of the table. */
export const AIRPORT_LANGUAGES = ['de', 'ja', 'ar'] as const;
export type AirportLanguage = (typeof AIRPORT_LANGUAGES)[number];

interface ShownAirport {
  readonly name: string;
  /** The name says the city, or a better known place. */
  readonly whole: boolean;
}

/** By code and language; written by hand for the busiest that are told apart by a name. */
export const SHOWN_AIRPORTS: ReadonlyMap<string, Readonly<Record<AirportLanguage, ShownAirport>>> = new Map(
  TABLE.trim()
    .split('\n')
    .map((line) => {
      const [code = '', de = '', ja = '', ar = ''] = line.split('; ');
      return [code, { de: shown(de), ja: shown(ja), ar: shown(ar) }];
    }),
);

function shown(text: string): ShownAirport {
  return { name: text.replace(/^=/u, ''), whole: text.startsWith('=') };
}
