/** GeoNames id and English name; then language tags and the name in them. A dash is a name in no particular language. */
export const AMERICAS = `
5128581 New York; es Nueva York; pt Nova Iorque; it New York; - Nova York; pl Nowy Jork; el Νέα Υόρκη; ru Нью-Йорк; ja ニューヨーク; ko 뉴욕; zh 纽约; ar نيويورك; he ניו יורק; - Big Apple; - Manhattan
4180439 Atlanta; ru Атланта; ja アトランタ; ko 애틀랜타; zh 亚特兰大; ar أتلانتا
5368361 Los Angeles; - LA; es Los Ángeles; ru Лос-Анджелес; ja ロサンゼルス; ko 로스앤젤레스; zh 洛杉矶; ar لوس أنجلوس; - Hollywood
4684888 Dallas; - Fort Worth; ru Даллас; ja ダラス; ko 댈러스; zh 达拉斯; ar دالاس
4887398 Chicago; ru Чикаго; ja シカゴ; ko 시카고; zh 芝加哥; ar شيكاغو
4164138 Miami; ru Майами; ja マイアミ; ko 마이애미; zh 迈阿密; ar ميامي
5419384 Denver; ru Денвер; ja デンバー; ko 덴버; zh 丹佛; ar دنفر
4140963 Washington; - Washington DC; es Washington D. C.; pl Waszyngton; ru Вашингтон; ja ワシントン; ko 워싱턴; zh 华盛顿; ar واشنطن
3448439 São Paulo; es San Pablo; - Sao Paulo; de São Paulo; ru Сан-Паулу; ja サンパウロ; ko 상파울루; zh 圣保罗; ar ساو باولو
5391959 San Francisco; - SF; - Frisco; ru Сан-Франциско; ja サンフランシスコ; ko 샌프란시스코; zh 旧金山; - 三藩市; ar سان فرانسيسكو
4699066 Houston; ru Хьюстон; ja ヒューストン; ko 휴스턴; zh 休斯敦; ar هيوستن
4167147 Orlando; - Disney World; ru Орландо; ja オーランド; ko 올랜도; zh 奥兰多; ar أورلاندو
4460243 Charlotte; ru Шарлотт; zh 夏洛特; ja シャーロット; ar شارلوت
5506956 Las Vegas; - Vegas; ru Лас-Вегас; ja ラスベガス; ko 라스베이거스; zh 拉斯维加斯; ar لاس فيغاس
5809844 Seattle; ru Сиэтл; ja シアトル; ko 시애틀; zh 西雅图; ar سياتل
5308655 Phoenix; es Fénix; ru Финикс; ja フェニックス; zh 菲尼克斯; ko 피닉스; ar فينيكس
3530597 Mexico City; es Ciudad de México; - CDMX; - México DF; fr Mexico; de Mexiko-Stadt; it Città del Messico; pt Cidade do México; nl Mexico-Stad; pl Meksyk; ru Мехико; ja メキシコシティ; ko 멕시코시티; zh 墨西哥城; ar مدينة مكسيكو
6167865 Toronto; ru Торонто; ja トロント; ko 토론토; zh 多伦多; ar تورنتو
3688689 Bogota; es Bogotá; pt Bogotá; ru Богота; ja ボゴタ; ko 보고타; zh 波哥大; ar بوغوتا; de Bogotá
4930956 Boston; ru Бостон; ja ボストン; ko 보스턴; zh 波士顿; ar بوسطن
5037649 Minneapolis; - St Paul; - Twin Cities; ru Миннеаполис; zh 明尼阿波利斯; ja ミネアポリス; ar مينيابوليس
4990729 Detroit; ru Детройт; ja デトロイト; zh 底特律; ar ديترويت
4560349 Philadelphia; es Filadelfia; pt Filadélfia; it Filadelfia; fr Philadelphie; pl Filadelfia; - Philly; ru Филадельфия; ja フィラデルフィア; zh 费城; ar فيلادلفيا
3531673 Cancun; es Cancún; ru Канкун; ja カンクン; ko 칸쿤; zh 坎昆; de Cancún; ar كانكون
3435910 Buenos Aires; de Buenos Aires; - Baires; ru Буэнос-Айрес; ja ブエノスアイレス; ko 부에노스아이레스; zh 布宜诺斯艾利斯; ar بوينس آيرس
5780993 Salt Lake City; ru Солт-Лейк-Сити; zh 盐湖城; ja ソルトレイクシティ; ar سولت ليك سيتي
4174757 Tampa; - Saint Petersburg; ru Тампа; zh 坦帕; ja タンパ; ar تامبا
6173331 Vancouver; ru Ванкувер; ja バンクーバー; ko 밴쿠버; zh 温哥华; ar فانكوفر
3871336 Santiago; - Santiago de Chile; ru Сантьяго; ja サンティアゴ; ko 산티아고; zh 圣地亚哥; ar سانتياغو
4644585 Nashville; ru Нашвилл; zh 纳什维尔; ja ナッシュビル; ar ناشفيل
5391811 San Diego; ru Сан-Диего; ja サンディエゴ; ko 샌디에이고; zh 圣迭戈; ar سان دييغو
3936456 Lima; ru Лима; ja リマ; ko 리마; zh 利马; ar ليما
6077243 Montreal; fr Montréal; es,pt Montreal; ru Монреаль; ja モントリオール; ko 몬트리올; zh 蒙特利尔; ar مونتريال
4671654 Austin; ru Остин; zh 奥斯汀; ja オースティン; ar أوستن
5856195 Honolulu; - Oahu; - Hawaii; - Waikiki; ru Гонолулу; ja ホノルル; ko 호놀룰루; zh 檀香山; - 火奴鲁鲁; ar هونولولو
3451190 Rio de Janeiro; - Rio; es Río de Janeiro; ru Рио-де-Жанейро; ja リオデジャネイロ; ko 리우데자네이루; zh 里约热内卢; ar ريو دي جانيرو
3703443 Panama City; es Ciudad de Panamá; - Panamá; de Panama-Stadt; pt Cidade do Panamá; ru Панама; ja パナマシティ; zh 巴拿马城; ar مدينة بنما
5913490 Calgary; - Banff; ru Калгари; zh 卡尔加里; ja カルガリー; ar كالغاري
4005539 Guadalajara; ru Гвадалахара; zh 瓜达拉哈拉; ja グアダラハラ; ar غوادالاخارا
5746545 Portland; ru Портленд; zh 波特兰; ja ポートランド; ar بورتلاند
4407066 St. Louis; - Saint Louis; ru Сент-Луис; zh 圣路易斯; ja セントルイス; ar سانت لويس
3469058 Brasília; es Brasilia; de,fr,en,it Brasilia; ru Бразилиа; ja ブラジリア; zh 巴西利亚; ar برازيليا
4487042 Raleigh; - Durham; ru Роли; ja ローリー; ar رالي
3674962 Medellin; es Medellín; ru Медельин; zh 麦德林; ja メデジン; ar ميديلين
3995465 Monterrey; ru Монтеррей; zh 蒙特雷; ja モンテレイ; ar مونتيري
4568127 San Juan; - Puerto Rico; ru Сан-Хуан; zh 圣胡安; ja サンフアン; ar سان خوان
4335045 New Orleans; fr La Nouvelle-Orléans; es Nueva Orleans; pl Nowy Orlean; pt Nova Orleans; - NOLA; ru Новый Орлеан; ja ニューオーリンズ; zh 新奥尔良; ar نيو أورلينز
5389489 Sacramento; ru Сакраменто; zh 萨克拉门托; ja サクラメント; ar ساكرامنتو
3981609 Tijuana; ru Тихуана; zh 蒂华纳; ja ティフアナ; ar تيخوانا
3470127 Belo Horizonte; ru Белу-Оризонти; zh 贝洛奥里藏特; ja ベロオリゾンテ; ar بيلو هوريزونتي
4393217 Kansas City; ru Канзас-Сити; zh 堪萨斯城; ja カンザスシティ; ar كانساس سيتي
4259418 Indianapolis; ru Индианаполис; zh 印第安纳波利斯; ja インディアナポリス; ar إنديانابوليس
4155995 Fort Myers; - Cape Coral; - Naples Florida; ja フォートマイヤーズ; ar فورت مايرز
4726206 San Antonio; ru Сан-Антонио; zh 圣安东尼奥; ja サンアントニオ; ar سان أنطونيو
5150529 Cleveland; ru Кливленд; zh 克利夫兰; ja クリーブランド; ar كليفلاند
5206379 Pittsburgh; ru Питтсбург; zh 匹兹堡; ja ピッツバーグ; ar بيتسبرغ
3494242 Punta Cana; ru Пунта-Кана; zh 蓬塔卡纳; ja プンタ・カナ; ar بونتا كانا
3390760 Recife; - Pernambuco; ru Ресифи; zh 累西腓; ja レシフェ; ar ريسيفي
4509177 Columbus; ru Колумбус; zh 哥伦布; ja コロンバス; ar كولومبوس
4508722 Cincinnati; ru Цинциннати; zh 辛辛那提; ja シンシナティ; ar سينسيناتي
5847411 Kahului (Maui); - Kahului; ja マウイ; zh 茂宜岛; ko 마우이
3450554 Salvador; - Bahia; - Salvador da Bahia; ru Салвадор; zh 萨尔瓦多; ja サルバドール; ar سالفادور
5946768 Edmonton; ru Эдмонтон; zh 埃德蒙顿; ja エドモントン; ar إدمونتون
3687925 Cali; ru Кали; zh 卡利; ja カリ; ar كالي
3687238 Cartagena; - Cartagena de Indias; ru Картахена; zh 卡塔赫纳; ja カルタヘナ; ar قرطاجنة
4160021 Jacksonville; ru Джэксонвилл; ja ジャクソンビル; ar جاكسونفيل
3452925 Porto Alegre; ru Порту-Алегри; zh 阿雷格里港; ja ポルトアレグレ; ar بورتو أليغري
3991328 Puerto Vallarta; ru Пуэрто-Вальярта; ja プエルトバジャルタ; ar بويرتو فالارتا
3986172 San José del Cabo (Los Cabos); - San José del Cabo; - Cabo San Lucas; - Cabo
3492908 Santo Domingo; fr Saint-Domingue; ru Санто-Доминго; zh 圣多明各
3621849 San Jose; es San José; - Costa Rica; ru Сан-Хосе; zh 圣何塞
4835797 Hartford; - Springfield; ja ハートフォード; ar هارتفورد
4574324 Charleston; ja チャールストン; ar تشارلستون
3464975 Curitiba; ru Куритиба; zh 库里蒂巴; ja クリチバ; ar كوريتيبا
3399415 Fortaleza; ru Форталеза; zh 福塔莱萨; ja フォルタレザ; ar فورتاليزا
5263045 Milwaukee; ru Милуоки; zh 密尔沃基
3489460 Montego Bay; ru Монтего-Бей; - MoBay
5879400 Anchorage; - Alaska; ru Анкоридж; zh 安克雷奇; ja アンカレッジ
5454711 Albuquerque; - Santa Fe; ru Альбукерке
5110629 Buffalo; - Niagara Falls; ru Буффало; zh 水牛城
3463237 Florianópolis; - Floripa; en Florianopolis
4641239 Memphis; ru Мемфис; zh 孟菲斯
3583361 San Salvador; ru Сан-Сальвадор; zh 圣萨尔瓦多
3652462 Quito; ru Кито; zh 基多; ja キト
6094817 Ottawa; ru Оттава; ja オタワ; zh 渥太华
3657509 Guayaquil; ru Гуаякиль; zh 瓜亚基尔
3941584 Cusco; - Cuzco; qu Qusqu; ru Куско; ja クスコ; zh 库斯科; - Machu Picchu
3577154 Oranjestad; - Aruba; - Аруба; - 阿鲁巴
3405870 Belém; en Belem; ru Белен; zh 贝伦
3571824 Nassau; - Bahamas; ru Нассау; zh 拿骚
6324729 Halifax; ru Галифакс; zh 哈利法克斯
6183235 Winnipeg; ru Виннипег; zh 温尼伯
3598132 Guatemala City; es Ciudad de Guatemala; de Guatemala-Stadt; ru Гватемала; zh 危地马拉城
3523349 Merida; es Mérida; - Yucatán
3462377 Goiânia; en Goiania
3860259 Cordoba; es Córdoba; ru Кордова; zh 科尔多瓦
3444924 Vitória; en Vitoria
3904906 Santa Cruz; - Santa Cruz de la Sierra; zh 圣克鲁斯
3553478 Havana; es La Habana; fr La Havane; de Havanna; it L'Avana; nl Havana; pl Hawana; pt Havana; ru Гавана; ja ハバナ; ko 아바나; zh 哈瓦那; ar هافانا
3663517 Manaus; - Amazon; ru Манаус; zh 马瑙斯
3646738 Caracas; ru Каракас; ja カラカス; zh 加拉加斯
3844421 Mendoza; ru Мендоса
3463030 Foz do Iguaçu; - Iguazu; - Iguassu; en Foz do Iguacu
7647007 San Carlos de Bariloche; ru Барилоче
3573890 Port of Spain; es Puerto España; - Trinidad; ru Порт-оф-Спейн
3441575 Montevideo; pt Montevidéu; ru Монтевидео; ja モンテビデオ; zh 蒙得维的亚
3374036 Bridgetown; - Barbados; ru Бриджтаун
3513090 Willemstad; - Curaçao; - Curacao; - Виллемстад
6325494 Quebec City; fr Québec; es Quebec; ru Квебек; zh 魁北克
3489854 Kingston; - Jamaica; ru Кингстон
3570675 Fort-de-France; - Martinique
3578599 Pointe-à-Pitre; - Guadeloupe
3513392 Philipsburg (Sint Maarten); - Saint Martin; fr Saint-Martin; - Philipsburg; - Koolbaai
3911925 La Paz; ru Ла-Пас; zh 拉巴斯
3522507 Oaxaca; ru Оахака
3439389 Asunción; en Asuncion; ru Асунсьон; zh 亚松森
3617763 Managua; ru Манагуа; zh 马那瓜
3600949 Tegucigalpa; ru Тегусигальпа; - Comayagua
3718426 Port-au-Prince; es Puerto Príncipe; - Haiti; ru Порт-о-Пренс
3582677 Belize City; es Ciudad de Belice; ru Белиз
3668605 Santa Marta; ru Санта-Марта
3689147 Barranquilla; ru Барранкилья
3998655 León; - Guanajuato; - Bajío; en Leon
3833367 Ushuaia; ru Ушуайя; ja ウシュアイア; zh 乌斯怀亚
`;
