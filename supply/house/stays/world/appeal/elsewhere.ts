/** Places that draw more guests than their size says: name (to be read only), GeoNames id, kind, properties added. */
export const ELSEWHERE = `
MA: Marrakesh=2542997c60 Fès=2548885c16 Agadir=2561668b16 Essaouira=2549263b10 Casablanca=2553604u10
MA: Chefchaouene=2553455c8 Tangier=2530335c8 Rabat=2538475c5 Ouarzazate=2540850n5
TN: Hammamet=2473744b18 Sousse=2464915b16 Midoun=2468925b14 Monastir=2473493b8 Tunis=2464470c8
EG: Hurghada=361291b40 Sharm_el-Sheikh=349340b40 Cairo=360630c30 Luxor=360502c18 Marsa_Alam=352736b14 Aswan=359792c10
EG: Dahab=358245b10 Alexandria=361058c8
IL: Tel_Aviv=293397b24 Jerusalem=281184c24 Eilat=295277b16 Tiberias=293322n5 Haifa=294801u4
JO: Amman=250441c12 Aqaba=250774b6
LB: Beirut=276781u6
AE: Dubai=292223b150 Abu_Dhabi=292968b36 Ras_al-Khaimah=291074b14 Sharjah=292672u10 Ajman_City=292932b4
QA: Doha=290030u36
OM: Muscat=287286b14 Şalālah=286621b6 Nizwá=286987n3
SA: Mecca=104515c50 Medina=109223c30 Riyadh=108410u30 Jeddah=105343u24 Abha=110690n4
BH: Manama=290340u12
KW: Kuwait_City=285787u6
KE: Nairobi=184745u10 Mombasa=186301b8 Malindi=187968b5 Naivasha=184707n4
TZ: Zanzibar=148730b24 Arusha=161325n10 Nungwi=7284275b6 Moshi=153209n4 Dar_es_Salaam=160263u4
ZA: Cape_Town=3369157b50 Johannesburg=993800u12 Stellenbosch=3361025n10 Durban=1007311b10 Hermanus=3366880b6
ZA: Knysna=988698b6 Plettenberg_Bay=964712b5
NA: Windhoek=3352136n6 Swakopmund=3352844b6
ZM: Livingstone=910111n5
ZW: Victoria_Falls=879431n6
BW: Maun=933366n4
MU: Grand_Baie=934482b16 Flic_en_Flac=934517b8 Port_Louis=934154u4
SC: Victoria=241131b8 Beau_Vallon=241427b4
RE: Saint-Paul=935221b4 Saint-Denis=935264u3
SN: Dakar=2253354u4
CV: Santa_Maria=3374218b10 Sal_Rei=3374235b5
MV: Male=1282027b40
LK: Colombo=1248991u12 Kandy=1241622c12 Galle=1246294c12 Negombo=1233369b12 Weligama=1223738b10 Nuwara_Eliya=1232783n8
LK: Hikkaduwa=1244178b8 Bentota=1249978b8 Tangalle=1227037b5 Sigiriya=1228051c4 Trincomalee=1226260b4
LK: Unawatuna=1225514b4
IN: Delhi=1273294u40 Jaipur=1269515c34 New_Delhi=1261481c24 Calangute=1273858b24 Mumbai=1275339u20 Udaipur=1253986c20
IN: Agra=1279259c18 Varanasi=1253405c16 Candolim=1274989b14 Manali=1263968n14 Jodhpur=1268865c12 Cochin=1273874c12
IN: Jaisalmer=1269507c10 Panaji=1260607b10 Munnar=1262463n10 Rishīkesh=1258128n10 Shimla=1256237n10 Leh=1264976n10
IN: Srinagar=1255634n10 Alappuzha=1278985n8 Dārjiling=1273467n8 Gangtok=1271631n8 Puducherry=1259425c8
IN: Amritsar=1278710c8 Varkala=1253392b6 Dharamsala=1272832n6 Pushkar=1259148c5 Arambol=1278464b3
NP: Kathmandu=1283240c30 Pokhara=1282898n20
BT: Thimphu=1252416c4 Paro=1252490n4
TH: Bangkok=1609350c130 Patong=6941772b50 Pattaya=1614295b44 Chiang_Mai=1153671c40 Ko_Samui=1154689b34
TH: Karon=1157249b24 Ao_Nang=1158377b24 Hua_Hin=1153269b20 Phuket=1151254b20 Khao_Lak=1157190b14 Rawai=1155010b12
TH: Ko_Pha_Ngan=6698658b12 Krabi=1152633b12 Chiang_Rai=1153669c10 Ko_Lanta=1152670b10 Ko_Tao=6698659b10
TH: Kanchanaburi=1153081n6 Cha-am=1153807b6 Ayutthaya=1607532c6 Pai=1151601n5 Sukhothai=1150533c3
VN: Hanoi=1581130c50 Ho_Chi_Minh_City=1566083u44 Da_Nang=1583992b34 Hội_An=1580541c30 Nha_Trang=1572151b30
VN: Dương_Đông=1569973b20 Ðà_Lạt=1584071n18 Huế=1580240c14 Hạ_Long=1580410n14 Phan_Thiết=1571058b14 Sa_Pa=1568043n12
VN: Vũng_Tàu=1562414b10 Ninh_Bình=1571968n8 Quy_Nhơn=1568574b4 Cần_Thơ=1586203c3
KH: Siem_Reap=1822214c28 Phnom_Penh=1821306c20 Sihanoukville=1831142b8 Kampot=1831112n5
LA: Luang_Prabang=1655559c14 Vientiane=1651944c8 Vang_Vieng=1655087n6
MM: Yangon=1298824c8 Mandalay=1311874c4
MY: Kuala_Lumpur=1735161c50 George_Town=1735106c24 Kota_Kinabalu=1733432b12 Malacca=1734759c12 Kuah=1222396b10
MY: Johor_Bahru=1732752u6 Ipoh=1734634c4 Kuching=1735634c4 Tanah_Rata=1735262n4
SG: Singapore=1880252c110
ID: Ubud=1622846c44 Jakarta=1642911u40 Kuta=1639002b30 Denpasar=1645528b24 Yogyakarta=1621177c18 Bandung=1650357n10
ID: Mataram=1635882b8 Labuan_Bajo=1638868b8 Praya=1630662b6 Surabaya=1625822u6 Batam=6295587u6 Singaraja=1626932b4
ID: Medan=1214520u4 Malang=1636722n4
PH: Manila=1701668u24 Malay=1702953b18 Makati_City=1703417u14 Cebu_City=1717512b12 El_Nido=1713917b12
PH: Lapu-Lapu_City=1707267b10 Puerto_Princesa=1692685b10 Panglao=1695262b10 Coron=1716834b8 Baguio=1728930n8
PH: Tagaytay=1684553n5 Angeles_City=1730737u5
CN: Shanghai=1796236u70 Beijing=1816670c60 Sanya=1796556b30 Guangzhou=1809858u20 Shenzhen=1795565u20
CN: Chengdu=1815286c20 Hangzhou=1808926c18 Xi’an=1790630c18 Guilin=1809498n14 Lijiang=1813253c14 Chongqing=1814906c12
CN: Xiamen=1790645b12 Suzhou=1886760c10 Dali=1814093c10 Yangshuo=1787323n8 Qingdao=1797929b8 Zhangjiajie=1813171n8
CN: Huangshan=1792359n6 Lhasa=1280737c6 Harbin=2037013s6 Kunming=1804651c6 Nanjing=1799962c6 Haikou=1809078b5
HK: Hong_Kong=1819729c90 Kowloon=1819609u30
MO: Macau=1821274c26
TW: Taipei=1668341c50 Kaohsiung=1673820c10 Taichung=1668399c8 Tainan=1668355c8 Hualien_City=1674504n8
TW: Hengchun=1676242b8
KR: Seoul=1835848c80 Busan=1838524b34 Jeju_City=1846266b30 Seogwipo=6621166b14 Gyeongju=1841603c8 Gangneung=1843137b8
KR: Incheon=1843564u8 Sokcho=1836553b6 Pyeongchang=1838469s6 Yeosu=1884138b5
JP: Tokyo=1850147c170 Kyoto=1857910c70 Osaka=1853909c70 Sapporo=2128295s26 Fukuoka=1863967u24 Naha=1856035b24
JP: Nagoya=1856057u20 Hiroshima=1862415c14 Yokohama=1848354u14 Kanazawa=1860243c14 Niseko=6941783s14 Kobe=1859171c12
JP: Beppu=1864750n12 Hakuba=8630153s12 Nara-shi=1855612c10 Takayama=1850892c10 Ishigaki=1861416b10 Nikkō=1855395c8
JP: Nagasaki=1856177c8 Atami=1864945n8 Hakodate=2130188c8 Fujikawaguchiko=7281819n8 Matsumoto=1857519c5
JP: Kagoshima=1860827n5 Furano=2130306s5 Kamakura=1860672c4
AU: Sydney=2147714c60 Melbourne=2158177c50 Gold_Coast=2165087b34 Cairns=2172797b18 Brisbane=2174003u14
AU: Byron_Bay=2172880b12 Perth=2063523u12 Port_Douglas=2152681b10 Noosa_Heads=2155135b10 Hobart=2163355c10
AU: Adelaide=2078025c8 Airlie_Beach=6354936b6 Darwin=2073124n5 Broome=2075720b4 Alice_Springs=2077895n3
AU: Margaret_River=2066981n3 Canberra=2172517u3 Yulara=6355222n2 Lorne=2159545b2
NZ: Queenstown=6204696n24 Auckland=2193733u20 Rotorua=6241325n14 Christchurch=2192362c10 Wanaka=2184707n8
NZ: Wellington=2179537c8 Taupo=2181742n8 Te_Anau=2181625n4 Paihia=2185081b4 Nelson=2186280n3 Dunedin=2191562c3
FJ: Nadi=2202064b14 Suva=2198148u3
PF: Papeete=4033936b8 Vaitape=4033077b6 Faaa=4034561b3
NC: Nouméa=2139521b5
GU: Tamuning=4038659b6
`;
