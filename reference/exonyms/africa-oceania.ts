/** GeoNames id and English name; then language tags and the name in them. A dash is a name in no particular language. */
export const AFRICA_OCEANIA = `
2147714 Sydney; es Sídney; pl Sydney; ru Сидней; ja シドニー; ko 시드니; zh 悉尼; ar سيدني; el Σίδνεϊ
2158177 Melbourne; ru Мельбурн; ja メルボルン; ko 멜버른; zh 墨尔本; ar ملبورن; el Μελβούρνη
2174003 Brisbane; ru Брисбен; ja ブリスベン; ko 브리즈번; zh 布里斯班; ar بريزبان
2193733 Auckland; mi Tāmaki Makaurau; ru Окленд; ja オークランド; ko 오클랜드; zh 奥克兰; ar أوكلاند
2063523 Perth; ru Перт; ja パース; ko 퍼스; zh 珀斯; ar بيرث
2078025 Adelaide; ru Аделаида; ja アデレード; zh 阿德莱德; ar أديلايد
2192362 Christchurch; mi Ōtautahi; ru Крайстчерч; ja クライストチャーチ; zh 基督城; ar كرايستشيرش
2165087 Gold Coast; - Coolangatta; ja ゴールドコースト; ko 골드코스트; zh 黄金海岸
2179537 Wellington; mi Te Whanganui-a-Tara; ru Веллингтон; ja ウェリントン; zh 惠灵顿
2172797 Cairns; - Great Barrier Reef; ru Кэрнс; ja ケアンズ; ko 케언스; zh 凯恩斯
2172517 Canberra; ru Канберра; ja キャンベラ; zh 堪培拉
2163355 Hobart; - Tasmania; ru Хобарт; zh 霍巴特
2073124 Darwin; ru Дарвин; zh 达尔文
6204696 Queenstown; mi Tāhuna; ja クイーンズタウン; zh 皇后镇
8029784 Sunshine Coast; - Maroochydore; - Mount Coolum; - Noosa
2202064 Nadi; - Fiji; ru Нади; ja ナンディ; zh 楠迪
4044012 Hagåtña; - Guam; - グアム; - 괌; - 关岛; - Гуам
4033936 Papeete (Tahiti); fr Papeete; - Papeete; ja タヒチ; ru Папеэте; zh 大溪地
2139521 Noumea; fr Nouméa; - New Caledonia; ja ヌメア; zh 努美阿
2088122 Port Moresby; ru Порт-Морсби; zh 莫尔兹比港
360630 Cairo; ar القاهرة; de Kairo; fr Le Caire; es El Cairo; it Il Cairo; pt Cairo; nl Caïro; pl Kair; tr Kahire; el Κάιρο; ru Каир; ja カイロ; ko 카이로; zh 开罗; he קהיר
993800 Johannesburg; - Joburg; es Johannesburgo; pt Joanesburgo; af Johannesburg; zu eGoli; ru Йоханнесбург; ja ヨハネスブルグ; ko 요하네스버그; zh 约翰内斯堡; ar جوهانسبرغ
344979 Addis Ababa; am አዲስ አበባ; de Addis Abeba; fr Addis-Abeba; es Adís Abeba; it Addis Abeba; pt Adis Abeba; pl Addis Abeba; ru Аддис-Абеба; ja アディスアベバ; zh 亚的斯亚贝巴; ar أديس أبابا
2553604 Casablanca; ar الدار البيضاء; - Dar el Beida; ru Касабланка; ja カサブランカ; zh 卡萨布兰卡
3369157 Cape Town; af Kaapstad; de Kapstadt; fr Le Cap; es Ciudad del Cabo; it Città del Capo; pt Cidade do Cabo; nl Kaapstad; pl Kapsztad; ru Кейптаун; ja ケープタウン; ko 케이프타운; zh 开普敦; ar كيب تاون
2507480 Algiers; ar الجزائر; fr Alger; de Algier; es Argel; it Algeri; pt Argel; pl Algier; tr Cezayir; ru Алжир; ja アルジェ; zh 阿尔及尔
361291 Hurghada; ar الغردقة; - El Gouna; ru Хургада; fr Hourghada; zh 赫尔格达; ja ハルガダ
2542997 Marrakesh; ar مراكش; fr,it Marrakech; de Marrakesch; es Marrakech; pt Marraquexe; pl Marrakesz; ru Марракеш; ja マラケシュ; zh 马拉喀什
184745 Nairobi; sw Nairobi; ru Найроби; ja ナイロビ; ko 나이로비; zh 内罗毕; ar نيروبي
349340 Sharm el-Sheikh; ar شرم الشيخ; fr Charm el-Cheikh; de Scharm El-Scheich; pl Szarm el-Szejk; ru Шарм-эль-Шейх; it Sharm el-Sheikh; zh 沙姆沙伊赫; ja シャルム・エル・シェイク
2464470 Tunis; ar تونس; es Túnez; it Tunisi; pt Tunes; ru Тунис; ja チュニス; zh 突尼斯
2332459 Lagos; ru Лагос; ja ラゴス; zh 拉各斯; ar لاغوس
2352778 Abuja; ru Абуджа; zh 阿布贾
1007311 Durban; zu eThekwini; ru Дурбан; zh 德班
934154 Port Louis; - Mauritius; - Port-Louis; - Mauricio; - Île Maurice; - Маврикий; - モーリシャス; - 毛里求斯
2306104 Accra; ru Аккра; ja アクラ; zh 阿克拉; ar أكرا
2561668 Agadir; ar أكادير; ru Агадир; zh 阿加迪尔
2210247 Tripoli; ar طرابلس; de Tripolis; es Trípoli; ru Триполи; zh 的黎波里
160263 Dar es Salaam; sw Dar es Salaam; ar دار السلام; ru Дар-эс-Салам; zh 达累斯萨拉姆
2253354 Dakar; ru Дакар; ja ダカール; zh 达喀尔; ar داكار
935264 Saint-Denis; - Réunion; - Reunion; - Реюньон; - 留尼汪
2530335 Tangier; ar طنجة; fr Tanger; de Tanger; es Tánger; it Tangeri; pt Tânger; ru Танжер; zh 丹吉尔
2293538 Abidjan; es Abiyán; ru Абиджан; zh 阿比让
2470384 Houmt Souk (Djerba); ar جربة; - Houmt Souk; de Dscherba; ru Джерба
232422 Kampala; - Entebbe; ru Кампала; zh 坎帕拉
148730 Zanzibar; sw Unguja; ar زنجبار; de Sansibar; es Zanzíbar; ru Занзибар; zh 桑给巴尔
2240449 Luanda; ru Луанда; zh 罗安达
2485926 Oran; ar وهران; es Orán; ru Оран; zh 奥兰
2548885 Fez; ar فاس; fr Fès; es Fez; de Fès; ru Фес; zh 非斯
2538475 Rabat; ar الرباط; pt Rabate; ru Рабат; zh 拉巴特
2470483 Hergla (Enfidha); ar النفيضة; - Hammamet; - Sousse; ru Энфида
241131 Victoria; - Seychelles; - Mahé; - Сейшелы; - 塞舌尔
1070940 Antananarivo; mg Antananarivo; - Tananarive; ru Антананариву
202061 Kigali; ru Кигали; zh 基加利
909137 Lusaka; ru Лусака; zh 卢萨卡
890299 Harare; ru Хараре; zh 哈拉雷
3352136 Windhoek; ru Виндхук; zh 温得和克
1040652 Maputo; ru Мапуту; zh 马普托
2314302 Kinshasa; fr Kinshasa; ru Киншаса; zh 金沙萨
379252 Khartoum; ar الخرطوم; de Khartum; es Jartum; ru Хартум; zh 喀土穆
360502 Luxor; ar الأقصر; fr Louxor; ru Луксор; zh 卢克索; ja ルクソール
361058 Alexandria; ar الإسكندرية; fr Alexandrie; es Alejandría; it Alessandria d'Egitto; ru Александрия; zh 亚历山大
88319 Benghazi; ar بنغازي; it Bengasi; ru Бенгази
2399697 Libreville; ru Либревиль; zh 利伯维尔
2232593 Douala; ru Дуала; zh 杜阿拉
3374333 Praia; - Cape Verde; - Cabo Verde; ru Прая
`;
