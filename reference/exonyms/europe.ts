/** GeoNames id and English name; then language tags and the name in them. A dash is a name in no particular language. */
export const EUROPE = `
2643743 London; fr,es,pt Londres; it Londra; nl Londen; pl Londyn; cs Londýn; el Λονδίνο; ru Лондон; ja ロンドン; ko 런던; zh 伦敦; ar لندن; he לונדון; tr Londra; fi Lontoo
2988507 Paris; it Parigi; es París; nl Parijs; pl Paryż; cs Paříž; pt Paris; el Παρίσι; ru Париж; ja パリ; ko 파리; zh 巴黎; ar باريس; he פריז; fi Pariisi; hu Párizs
2759794 Amsterdam; es Ámsterdam; pt Amesterdão; ru Амстердам; ja アムステルダム; ko 암스테르담; zh 阿姆斯特丹; ar أمستردام; el Άμστερνταμ
3117735 Madrid; pl Madryt; el Μαδρίτη; ru Мадрид; ja マドリード; ko 마드리드; zh 马德里; ar مدريد
2925533 Frankfurt; de Frankfurt am Main; fr Francfort; es Fráncfort; it Francoforte; pt Francoforte; ru Франкфурт; ja フランクフルト; ko 프랑크푸르트; zh 法兰克福; ar فرانكفورت
3173435 Milan; it Milano; de Mailand; es Milán; nl Milaan; pl Mediolan; pt Milão; cs Milán; ru Милан; ja ミラノ; ko 밀라노; zh 米兰; ar ميلانو
3128760 Barcelona; fr Barcelone; it Barcellona; ru Барселона; ja バルセロナ; ko 바르셀로나; zh 巴塞罗那; ar برشلونة; el Βαρκελώνη
3169070 Rome; it,es,pt Roma; de Rom; pl Rzym; cs Řím; hu Róma; el Ρώμη; ru Рим; ja ローマ; ko 로마; zh 罗马; ar روما; he רומא; fi Rooma
524901 Moscow; ru Москва; de Moskau; fr Moscou; es Moscú; it Mosca; pt Moscovo; nl Moskou; pl Moskwa; - Moskva; ja モスクワ; ko 모스크바; zh 莫斯科; ar موسكو; tr Moskova
745044 Istanbul; tr İstanbul; es Estambul; pt Istambul; pl Stambuł; el Κωνσταντινούπολη; ru Стамбул; ja イスタンブール; ko 이스탄불; zh 伊斯坦布尔; ar إسطنبول; - Constantinople
2867714 Munich; de,nl München; it Monaco di Baviera; es Múnich; pt Munique; pl Monachium; cs Mnichov; ru Мюнхен; ja ミュンヘン; ko 뮌헨; zh 慕尼黑; ar ميونخ; el Μόναχο; - Muenchen
2964574 Dublin; ga Baile Átha Cliath; it Dublino; es,pt Dublín; ru Дублин; ja ダブリン; ko 더블린; zh 都柏林; ar دبلن; el Δουβλίνο
2267057 Lisbon; pt Lisboa; es Lisboa; de Lissabon; fr Lisbonne; it Lisbona; nl Lissabon; pl Lizbona; ru Лиссабон; ja リスボン; ko 리스본; zh 里斯本; ar لشبونة; el Λισαβόνα
2800866 Brussels; fr Bruxelles; nl Brussel; de Brüssel; es Bruselas; it Bruxelles; pt Bruxelas; pl Bruksela; ru Брюссель; ja ブリュッセル; ko 브뤼셀; zh 布鲁塞尔; ar بروكسل; el Βρυξέλλες
2512989 Palma de Mallorca; es,ca Palma; - Mallorca; - Majorca; fr Palma de Majorque; it Palma di Maiorca; ru Пальма; ja パルマ・デ・マヨルカ; zh 帕尔马; ar بالما دي مايوركا
264371 Athens; el Αθήνα; de Athen; fr Athènes; es,pt Atenas; it Atene; nl Athene; pl Ateny; tr Atina; ru Афины; ja アテネ; ko 아테네; zh 雅典; ar أثينا
2761369 Vienna; de Wien; fr Vienne; es Viena; it Vienna; pt Viena; nl Wenen; pl Wiedeń; cs Vídeň; hu Bécs; sl Dunaj; hr Beč; ru Вена; ja ウィーン; ko 빈; zh 维也纳; ar فيينا; tr Viyana; el Βιέννη
2643123 Manchester; ru Манчестер; ja マンチェスター; ko 맨체스터; zh 曼彻斯特; ar مانشستر
2657896 Zurich; de Zürich; fr Zurich; it Zurigo; es Zúrich; pt Zurique; pl Zurych; ru Цюрих; ja チューリッヒ; ko 취리히; zh 苏黎世; ar زيورخ
2618425 Copenhagen; da København; de Kopenhagen; fr Copenhague; es,pt Copenhague; it Copenaghen; nl Kopenhagen; pl Kopenhaga; sv Köpenhamn; ru Копенгаген; ja コペンハーゲン; ko 코펜하겐; zh 哥本哈根; ar كوبنهاغن; fi Kööpenhamina
3143244 Oslo; ru Осло; ja オスロ; ko 오슬로; zh 奥斯陆; ar أوسلو
2514256 Malaga; es Málaga; it Malaga; ru Малага; ja マラガ; zh 马拉加; ar مالقة; de Málaga
2950159 Berlin; es Berlín; it Berlino; pt Berlim; nl Berlijn; cs Berlín; el Βερολίνο; ru Берлин; ja ベルリン; ko 베를린; zh 柏林; ar برلين; fi Berliini
756135 Warsaw; pl Warszawa; de Warschau; fr Varsovie; es,pt Varsovia; it Varsavia; nl Warschau; cs Varšava; lt Varšuva; ru Варшава; ja ワルシャワ; ko 바르샤바; zh 华沙; ar وارسو
2673730 Stockholm; es Estocolmo; it Stoccolma; pt Estocolmo; pl Sztokholm; fi Tukholma; ru Стокгольм; ja ストックホルム; ko 스톡홀름; zh 斯德哥尔摩; ar ستوكهولم
498817 Saint Petersburg; ru Санкт-Петербург; de Sankt Petersburg; fr Saint-Pétersbourg; es San Petersburgo; it San Pietroburgo; pt São Petersburgo; pl Petersburg; fi Pietari; - Leningrad; - St Petersburg; ja サンクトペテルブルク; ko 상트페테르부르크; zh 圣彼得堡; ar سانت بطرسبرغ
2934246 Dusseldorf; de Düsseldorf; - Duesseldorf; ru Дюссельдорф; ja デュッセルドルフ; ko 뒤셀도르프; zh 杜塞尔多夫; ar دوسلدورف
2521978 Alicante; ca Alacant; ru Аликанте; ja アリカンテ; zh 阿利坎特; ar أليكانتي
2511174 Santa Cruz de Tenerife; - Tenerife; - Teneriffa; - Ténérife; - Teneryfa; - Тенерифе; - テネリフェ; - 特内里费
3054643 Budapest; pl Budapeszt; cs Budapešť; es,pt Budapest; ru Будапешт; ja ブダペスト; ko 부다페스트; zh 布达佩斯; ar بودابست; el Βουδαπέστη
2660646 Geneva; fr Genève; de Genf; it Ginevra; es Ginebra; pt Genebra; nl Genève; pl Genewa; ru Женева; ja ジュネーヴ; ko 제네바; zh 日内瓦; ar جنيف
683506 Bucharest; ro București; de Bukarest; fr Bucarest; es,it Bucarest; pt Bucareste; nl Boekarest; pl Bukareszt; ru Бухарест; ja ブカレスト; zh 布加勒斯特; ar بوخارست
2650225 Edinburgh; fr Édimbourg; es,it Edimburgo; pt Edimburgo; pl Edynburg; gd Dùn Èideann; ru Эдинбург; ja エディンバラ; ko 에든버러; zh 爱丁堡; ar إدنبرة
658225 Helsinki; sv Helsingfors; pt Helsínquia; ru Хельсинки; ja ヘルシンキ; ko 헬싱키; zh 赫尔辛基; ar هلسنكي; el Ελσίνκι
2735943 Porto; es Oporto; - Oporto; ru Порту; ja ポルト; ko 포르투; zh 波尔图; ar بورتو
3067696 Prague; cs Praha; de Prag; es,it,pt Praga; pl Praga; nl Praag; hu Prága; ru Прага; ja プラハ; ko 프라하; zh 布拉格; ar براغ; el Πράγα
2911298 Hamburg; fr Hambourg; es Hamburgo; it Amburgo; pt Hamburgo; ru Гамбург; ja ハンブルク; ko 함부르크; zh 汉堡; ar هامبورغ
2515270 Las Palmas; es Las Palmas de Gran Canaria; - Gran Canaria; ru Лас-Пальмас; ja ラス・パルマス; zh 拉斯帕尔马斯; ar لاس بالماس
2990440 Nice; it Nizza; de Nizza; es Niza; ca Niça; pl Nicea; ru Ницца; ja ニース; ko 니스; zh 尼斯; ar نيس
3164603 Venice; it Venezia; de Venedig; fr Venise; es Venecia; pt Veneza; nl Venetië; pl Wenecja; hr Mleci; sl Benetke; ru Венеция; ja ヴェネツィア; ko 베네치아; zh 威尼斯; ar البندقية
491422 Sochi; ru Сочи; de Sotschi; fr Sotchi; pl Soczi; ja ソチ; zh 索契; ar سوتشي
2655603 Birmingham; ru Бирмингем; ja バーミンガム; zh 伯明翰; ar برمنغهام
3172394 Naples; it Napoli; de Neapel; es Nápoles; pt Nápoles; nl Napels; pl Neapol; ru Неаполь; ja ナポリ; ko 나폴리; zh 那不勒斯; ar نابولي
2525068 Catania; fr Catane; de Catania; ru Катания; ja カターニア; zh 卡塔尼亚; ar كاتانيا
3181928 Bologna; fr Bologne; es Bolonia; pt Bolonha; pl Bolonia; ru Болонья; ja ボローニャ; zh 博洛尼亚; ar بولونيا
2654675 Bristol; ru Бристоль; zh 布里斯托尔; ja ブリストル; ar بريستول
3094802 Krakow; pl Kraków; de Krakau; fr Cracovie; es,it Cracovia; pt Cracóvia; nl Krakau; ru Краков; ja クラクフ; ko 크라쿠프; zh 克拉科夫; ar كراكوف; - Cracow
2996944 Lyon; it Lione; es Lyon; pt Lyon; pl Lyon; - Lyons; ru Лион; ja リヨン; ko 리옹; zh 里昂; ar ليون
2995469 Marseille; it Marsiglia; es Marsella; pt Marselha; pl Marsylia; - Marseilles; ru Марсель; ja マルセイユ; ko 마르세유; zh 马赛; ar مرسيليا
3183875 Tirana; sq Tiranë; ru Тирана; ja ティラナ; zh 地拉那; ar تيرانا
2509954 Valencia; ca València; fr Valence; ru Валенсия; ja バレンシア; ko 발렌시아; zh 瓦伦西亚; ar بلنسية
2886242 Cologne; de Köln; fr Cologne; es,pt Colonia; it Colonia; nl Keulen; pl Kolonia; ru Кёльн; ja ケルン; ko 쾰른; zh 科隆; ar كولونيا; - Koeln
2268339 Faro; - Algarve; ru Фару; ja ファロ; zh 法鲁; ar فارو
2655984 Belfast; ga Béal Feirste; ru Белфаст; ja ベルファスト; zh 贝尔法斯特; ar بلفاست
2521570 Arrecife (Lanzarote); es Arrecife; - Arrecife; ru Лансароте; zh 兰萨罗特
2661604 Basel; fr Bâle; it Basilea; es Basilea; nl Bazel; pl Bazylea; ru Базель; ja バーゼル; zh 巴塞尔; - Basle; - Mulhouse; - Freiburg; ar بازل
261745 Heraklion; el Ηράκλειο; - Iraklion; - Crete; de Heraklion; fr Héraklion; pl Heraklion; ru Ираклион; zh 伊拉克利翁; ja イラクリオン; ar هيراكليون
2516479 Ibiza; ca Eivissa; ru Ибица; ja イビサ; zh 伊维萨; ar إيبيزا
2562305 Valletta; - Malta; - La Valletta; - La Valette; - Валлетта; - マルタ; - 马耳他; - مالطا; ja バレッタ; ar فاليتا
146400 Larnaca; el Λάρνακα; tr Larnaka; ru Ларнака; zh 拉纳卡; de Larnaka; ja ラルナカ; ar لارنكا
1496747 Novosibirsk; ru Новосибирск; de Nowosibirsk; pl Nowosybirsk; zh 新西伯利亚; ja ノヴォシビルスク; ar نوفوسيبيرسك
2523920 Palermo; fr Palerme; ru Палермо; ja パレルモ; zh 巴勒莫; ar باليرمو
2825297 Stuttgart; it Stoccarda; pt Estugarda; ru Штутгарт; ja シュトゥットガルト; zh 斯图加特; ar شتوتغارت
2510911 Seville; es Sevilla; fr Séville; it Siviglia; pt Sevilha; pl Sewilla; nl,de Sevilla; ru Севилья; ja セビリア; zh 塞维利亚; ar إشبيلية
2648579 Glasgow; gd Glaschu; ru Глазго; ja グラスゴー; zh 格拉斯哥; ar غلاسكو
3413829 Reykjavik; is Reykjavík; de Reykjavík; pt Reiquiavique; es Reikiavik; pl Reykjavík; ru Рейкьявик; ja レイキャヴィーク; ko 레이캬비크; zh 雷克雅未克; ar ريكيافيك; - Keflavík
792680 Belgrade; sr Београд; de,nl Belgrad; - Beograd; it Belgrado; es,pt Belgrado; pl Belgrad; hr Beograd; ru Белград; ja ベオグラード; zh 贝尔格莱德; ar بلغراد
2803138 Antwerp; nl,de Antwerpen; fr Anvers; es Amberes; it Anversa; pt Antuérpia; pl Antwerpia; ru Антверпен; ja アントワープ; ko 안트베르펀; zh 安特卫普
727011 Sofia; bg София; es,pt Sofía; pl Sofia; ru София; ja ソフィア; zh 索非亚; ar صوفيا
1486209 Yekaterinburg; ru Екатеринбург; de Jekaterinburg; fr Ekaterinbourg; pl Jekaterynburg; zh 叶卡捷琳堡; ja エカテリンブルク; ar يكاترينبورغ
2972315 Toulouse; it Tolosa; es,ca Tolosa; pl Tuluza; ru Тулуза; ja トゥールーズ; zh 图卢兹; ar تولوز
3161732 Bergen; ru Берген; ja ベルゲン; zh 卑尔根; ar بيرغن
3128026 Bilbao; eu Bilbo; ru Бильбао; ja ビルバオ; zh 毕尔巴鄂; ar بلباو
3031582 Bordeaux; es Burdeos; pt Bordéus; eu Bordele; ru Бордо; ja ボルドー; zh 波尔多; ar بوردو
3182351 Bari; ru Бари; ja バーリ; zh 巴里; ar باري
2756253 Eindhoven; ru Эйндховен; zh 埃因霍温; ja アイントホーフェン; ar آيندهوفن
3099434 Gdansk; pl Gdańsk; de Danzig; it Danzica; ru Гданьск; ja グダニスク; zh 格但斯克; ar غدانسك
2990969 Nantes; br Naoned; ru Нант; ja ナント; zh 南特; ar نانت
400666 Rhodes; el Ρόδος; de Rhodos; it Rodi; es,pt Rodas; nl Rhodos; pl Rodos; tr Rodos; ru Родос; zh 罗得岛; ja ロードス; ar رودس
456172 Riga; lv Rīga; pl Ryga; ru Рига; ja リガ; ko 리가; zh 里加; ar ريغا; fi Riika
734077 Thessaloniki; el Θεσσαλονίκη; - Salonica; de Thessaloniki; fr Thessalonique; it Salonicco; es Salónica; pl Saloniki; tr Selanik; bg Солун; ru Салоники; ja テッサロニキ; zh 塞萨洛尼基; ar سالونيك
2512186 Puerto del Rosario (Fuerteventura); es Puerto del Rosario; ru Фуэртевентура; zh 富埃特文图拉
2711537 Gothenburg; sv Göteborg; de Göteborg; fr Göteborg; es Gotemburgo; pt Gotemburgo; pl Göteborg; fi Göteborg; ru Гётеборг; ja ヨーテボリ; zh 哥德堡; ar غوتنبرغ
3096472 Katowice; de Kattowitz; cs Katovice; ru Катовице; ja カトヴィツェ; zh 卡托维兹; ar كاتوفيتسه
2525473 Cagliari; ru Кальяри; - Sardinia; zh 卡利亚里
2267827 Funchal; - Madeira; ru Фуншал; ja フンシャル; zh 丰沙尔
2910831 Hanover; de Hannover; fr Hanovre; es,pt Hannover; ru Ганновер; ja ハノーファー; zh 汉诺威
551487 Kazan; ru Казань; de Kasan; pl Kazań; zh 喀山; ja カザン
2644210 Liverpool; ru Ливерпуль; ja リヴァプール; zh 利物浦
2960316 Luxembourg; de Luxemburg; lb Lëtzebuerg; es Luxemburgo; it Lussemburgo; nl Luxemburg; pl Luksemburg; ru Люксембург; ja ルクセンブルク; zh 卢森堡
2641673 Newcastle; - Newcastle upon Tyne; ru Ньюкасл; zh 纽卡斯尔
3170647 Pisa; fr Pise; pl Piza; ru Пиза; ja ピサ; zh 比萨
3165524 Turin; it Torino; es Turín; pt Turim; nl Turijn; pl Turyn; ru Турин; ja トリノ; zh 都灵
593116 Vilnius; lt Vilnius; pl Wilno; de Wilna; es Vilna; be Вільня; ru Вильнюс; ja ヴィリニュス; zh 维尔纽斯
2463679 Corfu; el Κέρκυρα; de Korfu; fr Corfou; es Corfú; it Corfù; pl Korfu; - Kerkyra; ru Корфу; zh 科孚
554234 Kaliningrad; ru Калининград; de Königsberg; pl Królewiec; lt Karaliaučius; zh 加里宁格勒
3133880 Trondheim; ru Тронхейм; zh 特隆赫姆
3137115 Stavanger; ru Ставангер; zh 斯塔万格
3081368 Wroclaw; pl Wrocław; de Breslau; cs Vratislav; it Breslavia; es Breslavia; ru Вроцлав; ja ヴロツワフ; zh 弗罗茨瓦夫
320995 Bodrum; ru Бодрум; zh 博德鲁姆
3186886 Zagreb; de Zagreb; it Zagabria; hu Zágráb; pl Zagrzeb; cs Záhřeb; ru Загреб; ja ザグレブ; zh 萨格勒布
260114 Chania; el Χανιά; de Chania; it La Canea; fr La Canée; - Hania; ru Ханья; zh 哈尼亚
2644688 Leeds; - Bradford; ru Лидс; zh 利兹
2641170 Nottingham; - East Midlands; - Derby; - Leicester; ru Ноттингем; zh 诺丁汉
2514301 Mahón (Menorca); ca Maó; es Mahón; - Minorca; - Mahon; ru Менорка; zh 梅诺卡
625144 Minsk; be Мінск; pl Mińsk; ru Минск; ja ミンスク; zh 明斯克
2861650 Nuremberg; de Nürnberg; it Norimberga; es Núremberg; fr Nuremberg; pl Norymberga; cs Norimberk; nl Neurenberg; ru Нюрнберг; ja ニュルンベルク; zh 纽伦堡
3172087 Olbia; - Costa Smeralda; ru Ольбия
786714 Pristina; sq Prishtinë; sr Приштина; tr Priştine; ru Приштина; zh 普里什蒂纳
479561 Ufa; ru Уфа; zh 乌法
3164527 Verona; fr Vérone; pl Werona; ru Верона; ja ヴェローナ; zh 维罗纳
146214 Paphos; el Πάφος; tr Baf; - Pafos; ru Пафос; zh 帕福斯
499099 Samara; ru Самара; zh 萨马拉
3088171 Poznan; pl Poznań; de Posen; ru Познань; zh 波兹南
3109642 Santiago de Compostela; fr Saint-Jacques-de-Compostelle; pl Santiago de Compostela; ru Сантьяго-де-Компостела; zh 圣地亚哥德孔波斯特拉
3190261 Split; it Spalato; ru Сплит; ja スプリト; zh 斯普利特
3176959 Florence; it Firenze; de Florenz; es Florencia; pt Florença; pl Florencja; nl Florence; ru Флоренция; ja フィレンツェ; ko 피렌체; zh 佛罗伦萨; ar فلورنسا
588409 Tallinn; ru Таллин; pl Tallinn; fi Tallinna; ja タリン; zh 塔林; - Reval
1502026 Krasnoyarsk; ru Красноярск; de Krasnojarsk; zh 克拉斯诺亚尔斯克
3181528 Brindisi; ru Бриндизи; zh 布林迪西
681290 Cluj-Napoca; hu Kolozsvár; de Klausenburg; ru Клуж-Напока; zh 克卢日-纳波卡
785842 Skopje; mk Скопје; sq Shkup; tr Üsküp; ru Скопье; zh 斯科普里
3201047 Dubrovnik; it Ragusa; - Ragusa di Dalmazia; ru Дубровник; ja ドゥブロヴニク; zh 杜布罗夫尼克
2935517 Dortmund; ru Дортмунд; zh 多特蒙德
259245 Kos; el Κως; it Coo; ru Кос; zh 科斯
257224 Santorini; el Σαντορίνη; - Thira; fr Santorin; de Santorin; ru Санторини; ja サントリーニ; zh 圣托里尼; ko 산토리니
257056 Mykonos; el Μύκονος; ru Миконос; ja ミコノス; zh 米科诺斯
251280 Zakynthos; el Ζάκυνθος; it Zante; - Zante; ru Закинф; zh 扎金索斯
618426 Chisinau; ro Chișinău; ru Кишинёв; de Kischinau; pl Kiszyniów; - Kishinev; zh 基希讷乌
6534232 Lamezia Terme; ru Ламеция-Терме
2965140 Cork; ga Corcaigh; ru Корк; zh 科克
2962943 Limerick; - Shannon; - Luimneach; - Шаннон
6941014 Ponta Delgada; - Azores; - São Miguel; ru Понта-Делгада; zh 蓬塔德尔加达
2657832 Aberdeen; gd Obar Dheathain; ru Абердин; zh 阿伯丁; ja アバディーン; ar أبردين
675810 Iasi; ro Iași; de Jassy; ru Яссы
2747891 Rotterdam; ru Роттердам; ja ロッテルダム; zh 鹿特丹; - The Hague; - Den Haag
3160881 Bodo; no Bodø; ru Будё
3133895 Tromso; no Tromsø; fi Tromssa; ru Тромсё; ja トロムソ; zh 特罗姆瑟
2944388 Bremen; fr Brême; it Brema; pl Brema; ru Бремен; zh 不来梅
2879139 Leipzig; it Lipsia; fr Leipzig; pl Lipsk; cs Lipsko; ru Лейпциг; zh 莱比锡; - Halle
2998324 Lille; nl Rijsel; ru Лилль; zh 里尔; ja リール
2992166 Montpellier; ca Montpeller; ru Монпелье; zh 蒙彼利埃
3114711 Oviedo; - Asturias; ru Овьедо
3060972 Bratislava; de Pressburg; hu Pozsony; ru Братислава; ja ブラチスラヴァ; zh 布拉迪斯拉发; pl Bratysława
3121456 Girona; es Gerona; ca Girona; - Costa Brava; ru Жирона; zh 赫罗纳
2692969 Malmo; sv Malmö; da Malmø; ru Мальмё; zh 马尔默
3191281 Sarajevo; it Sarajevo; tr Saraybosna; pl Sarajewo; ru Сараево; zh 萨拉热窝
3193044 Podgorica; ru Подгорица; zh 波德戈里察
726050 Varna; bg Варна; tr Varna; ru Варна; zh 瓦尔纳
3038334 Ajaccio; co Aiacciu; - Corsica; ru Аяччо; zh 阿雅克肖
703448 Kyiv; uk Київ; de Kiew; fr,es,it,pt Kiev; nl Kiev; pl Kijów; - Kiev; ru Киев; ja キーウ; ko 키이우; zh 基辅; ar كييف
3196359 Ljubljana; de Laibach; it Lubiana; es Liubliana; pl Lublana; hr Ljubljana; ru Любляна; ja リュブリャナ; zh 卢布尔雅那
3176219 Genoa; it Genova; de Genua; fr Gênes; es,pt Génova; pl Genua; nl Genua; ru Генуя; ja ジェノヴァ; zh 热那亚
2624652 Aarhus; da Århus; ru Орхус; zh 奥胡斯
2653822 Cardiff; cy Caerdydd; ru Кардифф; zh 加的夫
3083829 Szczecin; de Stettin; ru Щецин
759734 Rzeszow; pl Rzeszów; ru Жешув
2624144 Billund; - Legoland; ru Биллунн; zh 比隆
`;
