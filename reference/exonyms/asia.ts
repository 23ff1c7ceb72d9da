/** GeoNames id and English name; then language tags and the name in them. A dash is a name in no particular language. */
export const ASIA = `
1850147 Tokyo; ja 東京; - トウキョウ; de Tokio; es,pl,cs Tokio; pt Tóquio; nl Tokio; it Tokyo; ru Токио; ko 도쿄; zh 东京; ar طوكيو; el Τόκιο
1796236 Shanghai; zh 上海; fr Shanghai; es Shanghái; pt Xangai; pl Szanghaj; cs Šanghaj; ru Шанхай; ja 上海; - シャンハイ; ko 상하이; ar شانغهاي
1816670 Beijing; zh 北京; fr Pékin; de Peking; es Pekín; it Pechino; pt Pequim; nl Peking; pl Pekin; tr Pekin; - Peking; ru Пекин; ja 北京; - ペキン; ko 베이징; ar بكين
1835848 Seoul; ko 서울; de Seoul; fr Séoul; es Seúl; it Seul; pt Seul; pl Seul; ru Сеул; ja ソウル; zh 首尔; ar سول
1609350 Bangkok; th กรุงเทพ; pt Banguecoque; ru Бангкок; ja バンコク; ko 방콕; zh 曼谷; ar بانكوك; - Krung Thep
292223 Dubai; ar دبي; fr Dubaï; es Dubái; pl Dubaj; cs Dubaj; ru Дубай; ja ドバイ; ko 두바이; zh 迪拜; he דובאי
1815286 Chengdu; zh 成都; ru Чэнду; ja 成都; - セイト; - チョンドゥー; ko 청두; ar تشنغدو
1273294 Delhi; hi दिल्ली; - New Delhi; - Nova Deli; fr Delhi; pt Deli; ru Дели; ja デリー; ko 델리; zh 德里; ar دلهي
1809858 Guangzhou; zh 广州; - Canton; pt Cantão; es Cantón; ru Гуанчжоу; ja 広州; - コウシュウ; - グアンジョウ; ko 광저우; ar غوانغتشو
1880252 Singapore; zh 新加坡; de Singapur; fr Singapour; es,pl Singapur; pt Singapura; ms,id Singapura; ta சிங்கப்பூர்; cs Singapur; tr Singapur; ru Сингапур; ja シンガポール; ko 싱가포르; ar سنغافورة
1275339 Mumbai; hi मुंबई; mr मुंबई; - Bombay; pl Bombaj; pt Bombaim; ru Мумбаи; ja ムンバイ; ko 뭄바이; zh 孟买; ar مومباي
1795565 Shenzhen; zh 深圳; ru Шэньчжэнь; ja 深圳; - シンセン; ko 선전; ar شنتشن
1735161 Kuala Lumpur; ms Kuala Lumpur; ru Куала-Лумпур; ja クアラルンプール; ko 쿠알라룸푸르; zh 吉隆坡; ar كوالالمبور
1642911 Jakarta; pt Jacarta; es Yakarta; it Giacarta; pl Dżakarta; - Djakarta; ru Джакарта; ja ジャカルタ; ko 자카르타; zh 雅加达; ar جاكرتا
290030 Doha; ar الدوحة; ru Доха; ja ドーハ; ko 도하; zh 多哈; pl Doha
1819729 Hong Kong; zh 香港; de Hongkong; nl,pl Hongkong; - Xianggang; ru Гонконг; ja 香港; - ホンコン; ko 홍콩; ar هونغ كونغ
1701668 Manila; tl Maynila; fr Manille; ru Манила; ja マニラ; ko 마닐라; zh 马尼拉; ar مانيلا
1668341 Taipei; zh 台北; - 臺北; de Taipeh; es Taipéi; pl Tajpej; ru Тайбэй; ja 台北; - タイペイ; ko 타이베이; ar تايبيه
1853909 Osaka; ja 大阪; - オオサカ; ru Осака; ko 오사카; zh 大阪; ar أوساكا
105343 Jeddah; ar جدة; fr Djeddah; de Dschidda; es Yeda; - Jidda; ru Джидда; zh 吉达; ja ジッダ; tr Cidde
1814906 Chongqing; zh 重庆; - Chungking; ru Чунцин; ja 重慶; - ジュウケイ; ko 충칭; ar تشونغتشينغ
1808926 Hangzhou; zh 杭州; ru Ханчжоу; ja 杭州; - コウシュウ; - ハンジョウ; ko 항저우; ar هانغتشو
1804651 Kunming; zh 昆明; ru Куньмин; ja 昆明; - コンメイ; ar كونمينغ
1790630 Xi'an; zh 西安; - Xian; - Sian; ru Сиань; ja 西安; - セイアン; - シーアン; ko 시안; ar شيآن
1277333 Bengaluru; kn ಬೆಂಗಳೂರು; - Bangalore; hi बेंगलुरु; ru Бангалор; ja ベンガルール; zh 班加罗尔; ar بنغالور
1566083 Ho Chi Minh City; vi Thành phố Hồ Chí Minh; - Saigon; - Sài Gòn; de Ho-Chi-Minh-Stadt; fr Hô-Chi-Minh-Ville; es Ciudad Ho Chi Minh; ru Хошимин; ja ホーチミン; ko 호찌민; zh 胡志明市; ar مدينة هو تشي منه
323777 Antalya; ru Анталья; pl Antalya; de Antalya; ar أنطاليا; zh 安塔利亚; ja アンタルヤ
108410 Riyadh; ar الرياض; de Riad; es Riad; fr Riyad; it Riad; pt Riade; pl Rijad; ru Эр-Рияд; ja リヤド; zh 利雅得; tr Riyad
1815577 Changsha; zh 长沙; ja 長沙; - チョウサ; ru Чанша; ar تشانغشا
1799962 Nanjing; zh 南京; - Nanking; ja 南京; - ナンキン; ru Нанкин; ko 난징; ar نانجينغ
1791247 Wuhan; zh 武汉; ja 武漢; - ブカン; ru Ухань; ko 우한; ar ووهان
1581130 Hanoi; vi Hà Nội; fr Hanoï; es Hanói; pt Hanói; ru Ханой; ja ハノイ; ko 하노이; zh 河内; ar هانوي
292968 Abu Dhabi; ar أبو ظبي; fr Abou Dabi; es Abu Dabi; pl Abu Zabi; ru Абу-Даби; ja アブダビ; zh 阿布扎比
1846266 Jeju; ko 제주; - Cheju; ja 済州; - チェジュ; - サイシュウ; zh 济州; ru Чеджу; ar جيجو
1269843 Hyderabad; te హైదరాబాదు; hi हैदराबाद; ur حیدرآباد; ru Хайдарабад; zh 海得拉巴; ja ハイデラバード; ar حيدر آباد
1790645 Xiamen; zh 厦门; - Amoy; ja アモイ; ru Сямынь; ar شيامن
1784658 Zhengzhou; zh 郑州; ja 鄭州; - テイシュウ; ru Чжэнчжоу; ar تشنغتشو
1529102 Urumqi; zh 乌鲁木齐; ug ئۈرۈمچى; ru Урумчи; ja ウルムチ; - Wulumuqi; de Ürümqi; ar أورومتشي
1809078 Haikou; zh 海口; ja 海口; - カイコウ; ru Хайкоу; ar هايكو
1863967 Fukuoka; ja 福岡; - フクオカ; - ふくおか; ru Фукуока; ko 후쿠오카; zh 福冈; - Hakata; ar فوكوكا
1797929 Qingdao; zh 青岛; - Tsingtao; ja 青島; - チンタオ; ru Циндао; ko 칭다오; ar تشينغداو
2128295 Sapporo; ja 札幌; - サッポロ; - さっぽろ; ru Саппоро; ko 삿포로; zh 札幌; ar سابورو
1645528 Denpasar (Bali); - Denpasar; ru Бали; ja バリ; ko 발리; zh 巴厘岛; ar بالي
2034937 Shenyang; zh 沈阳; - Mukden; ja 瀋陽; - シンヨウ; ru Шэньян; ar شنيانغ
2037013 Harbin; zh 哈尔滨; ru Харбин; ja ハルビン; ko 하얼빈; ar هاربين
1814087 Dalian; zh 大连; ja 大連; - ダイレン; ru Далянь; ar داليان
1809461 Guiyang; zh 贵阳; ja 貴陽; - キヨウ; ar غوييانغ
1264527 Chennai; ta சென்னை; - Madras; hi चेन्नई; ru Ченнаи; ja チェンナイ; zh 金奈; ar تشيناي
1275004 Kolkata; bn কলকাতা; - Calcutta; hi कोलकाता; de Kalkutta; es Calcuta; pl Kalkuta; ru Калькутта; ja コルカタ; zh 加尔各答; ar كلكتا
1856035 Naha (Okinawa); ja 沖縄; - オキナワ; - ナハ; - Naha; - 那覇; ko 오키나와; zh 冲绳; ru Окинава; ar أوكيناوا
1796556 Sanya; zh 三亚; ru Санья; ja 三亜; - サンア; ko 싼야; ar سانيا
1792947 Tianjin; zh 天津; - Tientsin; ja 天津; - テンシン; ru Тяньцзинь; ar تيانجين
112931 Tehran; fa تهران; de Teheran; fr Téhéran; es Teherán; it Teheran; pt Teerã; pl Teheran; tr Tahran; ru Тегеран; ja テヘラン; zh 德黑兰; ar طهران
1805753 Jinan; zh 济南; ja 済南; - サイナン; ar جينان
2038180 Changchun; zh 长春; ja 長春; - チョウシュン; ru Чанчунь; ar تشانغتشون
1151254 Phuket; th ภูเก็ต; ru Пхукет; ja プーケット; ko 푸껫; zh 普吉; ar بوكيت
1804430 Lanzhou; zh 兰州; ja 蘭州; - ランシュウ; ar لانتشو
292672 Sharjah; ar الشارقة; fr Charjah; de Schardscha; ru Шарджа; zh 沙迦; ja シャルジャ
1799869 Nanning; zh 南宁; ja 南寧; - ナンネイ; ar ناننينغ
1838524 Busan; ko 부산; - Pusan; ja 釜山; - プサン; zh 釜山; ru Пусан; ar بوسان
1810821 Fuzhou; zh 福州; ja 福州; - フクシュウ; ar فوتشو
285787 Kuwait City; ar مدينة الكويت; - الكويت; fr Koweït; de Kuwait-Stadt; es Kuwait; pl Kuwejt; ru Эль-Кувейт; zh 科威特城; ja クウェート
1799397 Ningbo; zh 宁波; ja 寧波; - ニンポー; ar نينغبو
1793511 Taiyuan; zh 太原; ja 太原; - タイゲン; ar تاييوان
1625822 Surabaya; ru Сурабая; zh 泗水; ja スラバヤ; ar سورابايا
293397 Tel Aviv; he תל אביב; ar تل أبيب; es,pt Tel Aviv; pl Tel Awiw; ru Тель-Авив; ja テルアビブ; ko 텔아비브; zh 特拉维夫
1583992 Da Nang; vi Đà Nẵng; - Danang; ru Дананг; ja ダナン; ko 다낭; zh 岘港; ar دا نانغ
110336 Dammam; ar الدمام; ru Даммам; zh 达曼; ja ダンマーム
323786 Ankara; ru Анкара; el Άγκυρα; ja アンカラ; zh 安卡拉; ar أنقرة; it Ankara; pt Ancara
2036892 Hohhot; zh 呼和浩特; ru Хух-Хото; ja フフホト; ar هوهوت
1808722 Hefei; zh 合肥; ja 合肥; - ゴウヒ; ar هيفي
1800163 Nanchang; zh 南昌; ja 南昌; - ナンショウ; ar نانتشانغ
287286 Muscat; ar مسقط; de Maskat; fr Mascate; es,pt,it Mascate; pl Maskat; ru Маскат; ja マスカット; zh 马斯喀特
1791388 Wenzhou; zh 温州; ja 温州; - オンシュウ; ar ونتشو
1790437 Zhuhai; zh 珠海; ja 珠海; - シュカイ; ar تشوهاي
311046 Izmir; tr İzmir; el Σμύρνη; es Esmirna; it Smirne; - Smyrna; ru Измир; zh 伊兹密尔; ar إزمير; ja イズミル
1279233 Ahmedabad; gu અમદાવાદ; hi अहमदाबाद; ru Ахмадабад; zh 艾哈迈达巴德; ja アーメダバード; ar أحمد آباد
1856057 Nagoya; ja 名古屋; - ナゴヤ; - なごや; ru Нагоя; ko 나고야; zh 名古屋; ar ناغويا
1526384 Almaty; kk Алматы; ru Алматы; - Alma-Ata; zh 阿拉木图; ja アルマトイ; tr Almatı; ar ألماتي
1717512 Cebu; tl Cebu; ru Себу; ja セブ; ko 세부; zh 宿务; ar سيبو
1273874 Kochi; ml കൊച്ചി; - Cochin; hi कोच्चि; ru Кочи; zh 科钦; ja コーチ; ar كوتشي
109223 Medina; ar المدينة المنورة; fr Médine; tr Medine; pl Medyna; ru Медина; zh 麦地那; - Madinah; ja メディナ
1795270 Shijiazhuang; zh 石家庄; ja 石家荘; - セッカソウ; ar شيجياتشوانغ
1622786 Makassar; - Ujung Pandang; ru Макасар; zh 望加锡; ja マカッサル; ar ماكاسار
1786657 Yinchuan; zh 银川; ja 銀川; - ギンセン; ar ينتشوان
1259229 Pune; mr पुणे; - Poona; hi पुणे; ru Пуна; zh 浦那; ja プネー; ar بونه
1248991 Colombo; si කොළඹ; ta கொழும்பு; ru Коломбо; ja コロンボ; zh 科伦坡; ar كولومبو
250441 Amman; ar عمان; ru Амман; ja アンマン; zh 安曼; es Amán; pt Amã
290340 Manama; - Bahrain; - المنامة; - البحرين; - Манама; - マナーマ; - 麦纳麦; ja マナーマ; ar المنامة
1733432 Kota Kinabalu; zh 亚庇; ja コタキナバル; ko 코타키나발루; ru Кота-Кинабалу; ar كوتا كينابالو
1153671 Chiang Mai; th เชียงใหม่; ru Чиангмай; ja チェンマイ; ko 치앙마이; zh 清迈; ar شيانغ ماي
1185241 Dhaka; bn ঢাকা; - Dacca; pl Dhaka; es Daca; ru Дакка; ja ダッカ; zh 达卡; ar دكا
1797353 Quanzhou; zh 泉州; ja 泉州; - センシュウ; ar تشيوانتشو
1283240 Kathmandu; ne काठमाडौँ; fr Katmandou; es,it Katmandú; de Kathmandu; pl Katmandu; ru Катманду; ja カトマンズ; zh 加德满都; ar كاتماندو
124665 Mashhad; fa مشهد; - Meshed; ru Мешхед; ar مشهد; zh 马什哈德; de Maschhad; ja マシュハド
1512569 Tashkent; uz Toshkent; ru Ташкент; de Taschkent; fr Tachkent; es Taskent; pl Taszkent; tr Taşkent; ja タシュケント; ko 타슈켄트; zh 塔什干; ar طشقند
1790923 Wuxi; zh 无锡; ja 無錫; - ムシャク; ar ووشي
1788852 Xining; zh 西宁; ja 西寧; - セイネイ; ar شينينغ
1787093 Yantai; zh 烟台; ko 옌타이; ja 煙台; - エンタイ; ar يانتاي
1809498 Guilin; zh 桂林; ja 桂林; - ケイリン; ru Гуйлинь; ar غويلين
1821274 Macau; zh 澳门; pt Macau; - Macao; ru Макао; ja マカオ; ko 마카오; ar ماكاو
1526273 Astana; kk Астана; - Nur-Sultan; ru Астана; zh 阿斯塔纳; ja アスタナ; ko 아스타나; ar أستانا
1735106 George Town (Penang); ms Pulau Pinang; - George Town; - Pinang; zh 槟城; ja ペナン; ru Пинанг; ar بينانغ
1795940 Shantou; zh 汕头; - Swatow; - Jieyang; - Chaozhou; ja 汕頭; - スワトウ; ar شانتو
98182 Baghdad; ar بغداد; de Bagdad; fr,es Bagdad; pt Bagdá; pl Bagdad; tr Bağdat; fa بغداد; ru Багдад; zh 巴格达; ja バグダード
587084 Baku; az Bakı; fr Bakou; es Bakú; ru Баку; tr Bakü; ja バクー; ko 바쿠; zh 巴库; ar باكو; fa باکو
1673820 Kaohsiung; zh 高雄; ja 高雄; - タカオ; - カオシュン; ko 가오슝; ru Гаосюн; ar كاوهسيونغ
1174872 Karachi; ur کراچی; de Karatschi; pl Karaczi; ru Карачи; zh 卡拉奇; ar كراتشي; ja カラチ
1214520 Medan; zh 棉兰; ru Медан; ja メダン; ar ميدان
1813253 Lijiang; zh 丽江; ja 麗江; - レイコウ; ar ليجيانغ
1253367 Vasco da Gama (Goa); - Vasco da Gama; hi गोवा; - Dabolim; ru Гоа; zh 果阿; ja ゴア
1572151 Nha Trang; vi Cam Ranh; - Cam Ranh; ru Нячанг; ja ニャチャン; ko 나트랑; zh 芽庄; ar نها ترانج
1271476 Guwahati; as গুৱাহাটী; hi गुवाहाटी; ja グワーハーティー; ar غواهاتي
1176615 Islamabad; ur اسلام آباد; - Rawalpindi; ru Исламабад; zh 伊斯兰堡; ar إسلام آباد; ja イスラマバード
1269515 Jaipur; hi जयपुर; ru Джайпур; zh 斋浦尔; ja ジャイプル; ar جايبور
1785710 Jinghong; zh 景洪; - Xishuangbanna; - 西双版纳
1735634 Kuching; zh 古晋; ja クチン
1172451 Lahore; ur لاہور; ru Лахор; zh 拉合尔; ar لاهور
1264733 Lucknow; hi लखनऊ; ur لکھنؤ; ru Лакхнау
1280737 Lhasa; zh 拉萨; ru Лхаса; ja ラサ
276781 Beirut; ar بيروت; fr Beyrouth; pl Bejrut; pt Beirute; tr Beyrut; ru Бейрут; ja ベイルート; zh 贝鲁特
447273 Dalaman; - Fethiye; - Marmaris; ru Даламан
1650527 Balikpapan; zh 巴厘巴板
616052 Yerevan; hy Երևան; de Jerewan; fr Erevan; es Ereván; pl Erywań; tr Erivan; ru Ереван; zh 埃里温; ja エレバン
1275817 Bhubaneswar; or ଭୁବନେଶ୍ୱର; hi भुवनेश्वर
325363 Adana; - Mersin; - Tarsus; ru Адана
1860827 Kagoshima; ja 鹿児島; - カゴシマ; ko 가고시마; zh 鹿儿岛
1821306 Phnom Penh; km ភ្នំពេញ; de Phnom Penh; es Nom Pen; ru Пномпень; ja プノンペン; ko 프놈펜; zh 金边
1298824 Yangon; my ရန်ကုန်; - Rangoon; de Rangun; fr Rangoun; es Rangún; pl Rangun; ru Янгон; ja ヤンゴン; zh 仰光
611717 Tbilisi; ka თბილისი; de Tiflis; fr Tbilissi; es Tiflis; tr Tiflis; ru Тбилиси; ja トビリシ; ko 트빌리시; zh 第比利斯; ar تبليسي
1815456 Changzhou; zh 常州
1845604 Cheongju; ko 청주
526480 Mineralnye Vody; ru Минеральные Воды; - Pyatigorsk; - Минеральные Воды
1621177 Yogyakarta; - Jogja; - Jogjakarta; ja ジョグジャカルタ; zh 日惹; ru Джокьякарта
110690 Abha; ar أبها
1254163 Thiruvananthapuram; ml തിരുവനന്തപുരം; - Trivandrum
1715348 Davao; ko 다바오; zh 达沃; ja ダバオ
1260086 Patna; hi पटना
1569973 Phu Quoc; vi Phú Quốc; - Dương Đông; ko 푸꾸옥; ru Фукуок; zh 富国岛
1255634 Srinagar; hi श्रीनगर; ur سری نگر
1274746 Chandigarh; hi चंडीगढ़; pa ਚੰਡੀਗੜ੍ਹ
1732752 Johor Bahru; zh 新山; ja ジョホールバル
1282027 Male; dv މާލެ; - Malé; - Maldives; ru Мале; ja マレ; ko 말레; zh 马累; ar ماليه
1528675 Bishkek; ky Бишкек; de Bischkek; fr Bichkek; pl Biszkek; ru Бишкек; zh 比什凯克; - Frunze
1269743 Indore; hi इन्दौर
1800627 Mianyang; zh 绵阳
1253405 Varanasi; hi वाराणसी; - Benares; - Kashi; ru Варанаси; ja ヴァーラーナシー
1787824 Xuzhou; zh 徐州; - Tongshan
2111149 Sendai; ja 仙台; - センダイ; ko 센다이; zh 仙台; ru Сендай
738648 Trabzon; el Τραπεζούντα; - Trebizond; ru Трабзон; ar طرابزون
2023469 Irkutsk; ru Иркутск; de Irkutsk; zh 伊尔库茨克; pl Irkuck
1835329 Daegu; ko 대구; - Taegu; ja 大邱; - テグ; zh 大邱
1265873 Kozhikode; ml കോഴിക്കോട്; - Calicut
1858421 Kumamoto; ja 熊本; - クマモト; ko 구마모토; zh 熊本
98860 Najaf; ar النجف; fa نجف
1278710 Amritsar; pa ਅੰਮ੍ਰਿਤਸਰ; hi अमृतसर
1650213 Banjarmasin; zh 马辰
1256525 Siliguri; bn শিলিগুড়ি; - Bagdogra; - Darjeeling
1856717 Miyazaki; ja 宮崎; - ミヤザキ; zh 宫崎
1273865 Coimbatore; ta கோயம்புத்தூர்
95446 Erbil; ar أربيل; ku Hewlêr; - Arbil; ru Эрбиль
314830 Gaziantep; - Antep; ar عنتاب
1610780 Hat Yai; th หาดใหญ่; zh 合艾
1862415 Hiroshima; ja 広島; - ヒロシマ; ru Хиросима; ko 히로시마; zh 广岛; es Hiroshima
1581298 Haiphong; vi Hải Phòng; - Hai Phong; zh 海防
1856177 Nagasaki; ja 長崎; - ナガサキ; ru Нагасаки; ko 나가사키; zh 长崎
115019 Shiraz; fa شیراز; ru Шираз; ar شيراز
2013348 Vladivostok; ru Владивосток; de Wladiwostok; pl Władywostok; ko 블라디보스토크; zh 海参崴; ja ウラジオストク
1926099 Matsuyama; ja 松山; - マツヤマ; zh 松山
308464 Kayseri; - Cappadocia; ru Кайсери
1152633 Krabi; th กระบี่; ru Краби; zh 甲米; ko 끄라비
1222387 Langkawi; ms Langkawi; zh 兰卡威; ja ランカウイ; ru Лангкави
1711005 Iloilo; zh 怡朗
1672228 Magong; zh 马公; - Penghu; - 澎湖
1668399 Taichung; zh 台中; ja 台中; - タイチュウ; ko 타이중
1154689 Ko Samui; th เกาะสมุย; - Koh Samui; ru Самуи; ja サムイ島; zh 苏梅岛; ko 코사무이
1861416 Ishigaki; ja 石垣; - イシガキ; zh 石垣
1635882 Mataram (Lombok); - Mataram; ru Ломбок; zh 龙目岛; ja ロンボク
1717886 Caticlan (Boracay); - Caticlan; ko 보라카이; zh 长滩岛; ru Боракай
1704703 Mabalacat (Clark); - Angeles; - Mabalacat City; ko 클라크
1678008 Jincheng (Kinmen); zh 金门; - Jincheng
1584071 Da Lat; vi Đà Lạt; - Dalat; ko 달랏; ru Далат; zh 大叻
1580240 Hue; vi Huế; ko 후에; ru Хюэ; zh 顺化
1153669 Chiang Rai; th เชียงราย; zh 清莱
1636544 Manado; zh 万鸦老; ru Манадо
1692685 Puerto Princesa; - Palawan; zh 公主港
2028462 Ulaanbaatar; mn Улаанбаатар; - Ulan Bator; de Ulaanbaatar; fr Oulan-Bator; es Ulán Bator; pl Ułan Bator; ru Улан-Батор; ja ウランバートル; ko 울란바토르; zh 乌兰巴托
1651944 Vientiane; lo ວຽງຈັນ; ru Вьентьян; th เวียงจันทน์; ja ビエンチャン; ko 비엔티안; zh 万象
1841811 Gwangju; ko 광주; ja 光州; - クァンジュ; - コウシュウ; zh 光州
1788694 Lianyungang; zh 连云港; - Xinpu
1221874 Dushanbe; tg Душанбе; de Duschanbe; fr Douchanbé; pl Duszanbe; ru Душанбе; zh 杜尚别
2130188 Hakodate; ja 函館; - ハコダテ; zh 函馆
1860243 Kanazawa; ja 金沢; - カナザワ; - Komatsu; zh 金泽
1709632 Kalibo; ko 칼리보
1259385 Port Blair; hi पोर्ट ब्लेयर; - Andaman
1273313 Dehradun; hi देहरादून; - Rishikesh; - Haridwar
281184 Jerusalem; he ירושלים; ar القدس; fr Jérusalem; es Jerusalén; it Gerusalemme; pt Jerusalém; nl Jeruzalem; pl Jerozolima; tr Kudüs; el Ιερουσαλήμ; ru Иерусалим; ja エルサレム; zh 耶路撒冷
104515 Mecca; ar مكة المكرمة; - Makkah; fr La Mecque; de Mekka; es La Meca; tr Mekke; id Mekkah; ru Мекка; zh 麦加; ja メッカ
1857910 Kyoto; ja 京都; - キョウト; - きょうと; de Kyōto; es Kioto; pt Quioto; pl Kioto; ru Киото; ko 교토; zh 京都; ar كيوتو
1848354 Yokohama; ja 横浜; - ヨコハマ; ru Йокогама; zh 横滨; ko 요코하마
1261481 New Delhi; hi नई दिल्ली; de Neu-Delhi; es Nueva Delhi; it Nuova Delhi; pt Nova Deli; pl Nowe Delhi; ru Нью-Дели; ja ニューデリー; zh 新德里
6295587 Batam; zh 巴淡; ja バタム; ru Батам
1799722 Nantong; zh 南通; ja 南通; - ナンツウ
`;
