/** Places that draw more guests than their size says: name (to be read only), GeoNames id, kind, properties added. */
export const EUROPE = `
IT: Rome=3169070c150 Venice=3164603c90 Florence=3176959c70 Milan=3173435c60 Rimini=3169361b60 Naples=3172394c40
IT: Riccione=3169424b34 Lido_di_Jesolo=3174742b30 Sorrento=3166350b28 Verona=3164527c20 Bologna=3181928c18
IT: Palermo=2523920c18 Taormina=2522975b18 Siena=3166548c16 Ischia=3175458b16 Lignano_Sabbiadoro=3174729b16
IT: Pisa=3170647c14 Catania=2525068c14 Cervia=3178998b14 Cattolica=3179347b14 Matera=3173721c14
IT: Riva_del_Garda=3169272n14 Cortina_d'Ampezzo=3177952s14 Ortisei=3171891s14 Livigno=3174664s14 Merano=3173577n14
IT: Turin=3165524c12 Siracusa=2523083c12 Amalfi=3183130b12 Positano=3170051b12 Cesenatico=3178956b12 Lecce=3174953c12
IT: Vieste=3164387b12 Assisi=3182722c12 Selva=3166784s12 Canazei=3180883s12 Lucca=3174530c10 Cefalù=2525041b10
IT: Capri=3180630b10 Bibione=3182057b10 Caorle=3180749b10 Alghero=3183284b10 Viareggio=3164433b10 Gallipoli=3176366b10
IT: Perugia=3171180c10 Sirmione=3166499n10 Malcesine=3174188n10 Como=3178229n10 Corvara_in_Badia=3177943s10
IT: Courmayeur=3177872s10 Olbia=3172087b8 Villasimius=2522727b8 Forte_dei_Marmi=3176674b8 Alassio=3183366b8
IT: Otranto=3171785b8 Tropea=2522847b8 Limone_sul_Garda=3174710n8 Stresa=3166101n8 Bormio=3181730s8 Bolzano=3181913c8
IT: San_Remo=3167777b8 Monterosso_al_Mare=3172769b6 Alberobello=3183330c6 Bellagio=3182230n6 Sestriere=3166596s6
IT: Ravello=3169562b5 Orvieto=3171874c5 San_Gimignano=3168320c5
FR: Paris=2988507c260 Nice=2990440b40 Cannes=3028808b30 Chamonix-Mont-Blanc=3027301s24 Lyon=2996944c20
FR: Strasbourg=2973783c20 Lourdes=2997395c20 Marseille=2995469c16 Bordeaux=3031582c16 Biarritz=3032797b16
FR: Antibes=3037456b14 Avignon=3035681c14 Saint-Malo=2978640b14 Annecy=3037543n14 Saint-Tropez=2976742b12
FR: Aix-en-Provence=3038354c12 Colmar=3024297c12 La_Rochelle=3006787b12 Megève=2994768s12 Val-d'Isère=2971074s12
FR: Saint-Bon-Tarentaise=2981309s12 Honfleur=3013173c10 Deauville=3021668b10 Morzine=2991630s10 Les_Allues=3002185s10
FR: Carcassonne=3028641c10 Porto-Vecchio=2985947b10 Menton=2994497b8 Arles=3036938c8 Saint-Jean-de-Luz=2979309b8
FR: Bourg-Saint-Maurice=3030949s8 Tignes=2972607s8 Saint-Martin-de-Belleville=2978417s8 Huez=3013022s8
FR: Sarlat-la-Canéda=2976007c8 Amboise=3037902c8 Reims=2984114c8 Beaune=3034126c8 Ajaccio=3038334b8 Calvi=3029090b8
FR: Arcachon=3037253b8 Toulouse=2972315c8 Bayeux=3034483c6 Tours=2972191c6 Bonifacio=3031801b6
FR: La_Grande-Motte=3008981b5 Les_Gets=3000902s4 Étretat=3019355n3
ES: Barcelona=3128760c110 Madrid=3117735c100 Benidorm=2521088b60 Sevilla=2510911c50 Maspalomas=2514042b50
ES: Calvià=2520493b44 Palma=2512989c40 Adeje=2522437b40 Málaga=2514256c34 Lloret_de_Mar=3118212b34 Granada=2517117c30
ES: Marbella=2514169b30 Playa_del_Inglés=6354969b30 Valencia=2509954c26 Torremolinos=2510281b26 Ibiza=2516479b26
ES: Arona=2521582b26 Alcúdia=2522091b24 Salou=3110986b24 Puerto_de_la_Cruz=2512196b22 San_Sebastián=3110044b22
ES: Mogán=2513798b20 Córdoba=2519240c18 Santiago_de_Compostela=3109642c18 Benalmádena=2521139b18
ES: Sant_Antoni_de_Portmany=2511448b18 Tías=2510485b18 Alicante=2521978b16 Pájara=2513026b16 Magaluf=6355015b16
ES: Toledo=2510409c14 Bilbao=3128026c14 Fuengirola=2517595b14 Las_Palmas_de_Gran_Canaria=2515270b14
ES: Corralejo=2519217b14 Salamanca=3111108c12 Nerja=2513240b12 Calella=3127007b12 Yaiza=2509408b12 Calp=2520496b10
ES: Cadiz=2520600c10 Ciutadella=3124967b10 Tossa_de_Mar=3107661b10 Roses=3111348b10 Sitges=3108877b10
ES: Teguise=2510573b10 Denia=2518878b8 Ronda=2511730c8 Conil_de_la_Frontera=2519289b8 Tarifa=2510599b8
ES: Sóller=2510821b8 Cambrils=3126888b8 Girona=3121456c8 Segovia=3109256c6 Javea=2516336b6 Maó=2514301b6
PT: Lisbon=2267057c90 Porto=2735943c60 Albufeira=2272222b40 Funchal=2267827b34 Lagos=2267226b22 Portimão=2264456b22
PT: Cascais=2269594b14 Ponta_Delgada=6941014n14 Vilamoura=6545006b12 Sintra=2262912c10 Évora=2268406c10
PT: Quarteira=2264299b8 Faro=2268339b8 Tavira=2262744b8 Coimbra=2740637c8 Nazaré=2265552b8 Fátima=2268326c8
PT: Carvoeiro=2269946b6 Óbidos=2265485c6 Braga=2742032c6
GB: London=2643743c230 Edinburgh=2650225c60 Blackpool=2655459b40 Brighton=2654710b28 York=2633352c26
GB: Bournemouth=2655095b24 Manchester=2643123c20 Bath=2656173c18 Torquay=2635650b18 Liverpool=2644210c18
GB: Oxford=2640729c16 Glasgow=2648579c16 Cambridge=2653941c14 Newquay=2641589b14 Scarborough=2638419b14
GB: Llandudno=2644120b14 Inverness=2646088n14 Stratford-upon-Avon=2636713c12 Windermere=2633851n12 Keswick=2645756n10
GB: Cardiff=2653822c10 Belfast=2655984c10 St_Ives=2638778b8 Whitby=2634135b8 Fort_William=2649169n8 Oban=2641108n8
GB: Chester=2653228c8 Penzance=2640377b6 Ambleside=2657360n6 Portree=2640006n6 Aviemore=2656752s6 Canterbury=2653877c6
GB: Harrogate=2647428c6 Windsor=2633842c6 Pitlochry=2640255n4 Durham=2650628c4
IE: Dublin=2964574c50 Galway=2964180c20 Killarney=2963370n20 Cork=2965140c10 Kilkenny=2963398c8 Dingle=2964782n6
IE: Westport=2960970n5 Kinsale=2963155n4
DE: Berlin=2950159c90 Munich=2867714c70 Hamburg=2911298c40 Frankfurt_am_Main=2925533u40 Köln=2886242c30
DE: Düsseldorf=2934246u24 Dresden=2935022c18 Garmisch-Partenkirchen=2922530s16 Binz=2856198b16 Heidelberg=2907911c14
DE: Oberstdorf=2858964s14 Westerland=2810284b14 Nürnberg=2861650c14 Norderney=2862041b12 Cuxhaven=2939658b12
DE: Leipzig=2879139c12 Stuttgart=2825297u12 Kühlungsborn=2856193b12 Rothenburg_ob_der_Tauber=2844056c10
DE: Füssen=2923507c10 Baden-Baden=2953504n10 Heringsdorf=2906078b10 Timmendorfer_Strand=2822160b10 Hannover=2910831u10
DE: Berchtesgaden=2950881n8 Freiburg=2925177c8 Lindau=2877550n8 Konstanz=2885679n8 Sellin=2833184b8
DE: Sankt_Peter-Ording=2841484b8 Bamberg=2952984c8 Regensburg=2849483c8 Winterberg=2807788s8 Goslar=2918840c6
DE: Bremen=2944388c6 Weimar=2812482c6 Potsdam=2852458c6 Trier=2821164c6 Rüdesheim_am_Rhein=2843395n6
DE: Willingen=2808544s6 Meersburg=2872486n5
AT: Vienna=2761369c80 Salzburg=2766824c34 Ischgl=2775183s20 Sölden=2764957s20 Innsbruck=2775220c18
AT: Kitzbühel=2774347s18 Mayrhofen=2771725s18 Zell_am_See=2760634s18 Saalbach=2766924s18
AT: Sankt_Anton_am_Arlberg=2766757s18 Seefeld_in_Tirol=2765278s16 Lech=2772798s14 Kaprun=2774758s12 Graz=2778067c10
AT: Bad_Gastein=2782058s10 Schladming=2765961s10 Serfaus=2765150s10 Neustift_im_Stubaital=2770651s10
AT: Velden_am_Wörthersee=2762453n8 Bad_Hofgastein=2782053s8 Flachau=2779522s8 Fiss=2779525s8 Bad_Ischl=2782052n6
AT: Sankt_Gilgen=2766683n6 Ellmau=2780135s6 Kirchberg_in_Tirol=2774399s6 Westendorf=2761457s5
CH: Zürich=2657896u34 Zermatt=2657928s26 Genève=2660646u24 Lucerne=2659811c20 Interlaken=2660253n18
CH: St._Moritz=2658813s16 Davos=2661039s16 Grindelwald=2660498s14 Lugano=2659836n12 Verbier=2658168s10
CH: Montreux=2659601n10 Basel=2661604c10 Arosa=2661712s8 Saas-Fee=2658898s8 Gstaad=2660461s8 Locarno=2659869n8
CH: Lausanne=2659994c8 Bern=2661552c8 Montana=2659623s8 Lauterbrunnen=2659992s6 Ascona=2661698n6 Engelberg=2660902s6
CH: Adelboden=2661863s5 Pontresina=2659172s5 Flims=2660757s4 Klosters_Serneus=2660128s4
NL: Amsterdam=2759794c60 The_Hague=2747373b10 Rotterdam=2747891c8 Maastricht=2751283c8 Zandvoort=2744042b6
NL: Utrecht=2745912c4 Volendam=2745340c3
BE: Brussels=2800866c34 Brugge=2800931c24 Gent=2797656c10 Antwerpen=2803138c10 Ostend=2789786b8 Knokke-Heist=2794210b5
LU: Luxembourg=2960316u8
GR: Athens=264371c60 Ródos=400666b30 Chersónisos=258315b24 Firá=252920b20 Mykonos=257056b20 Kos=259245b18
GR: Chaniá=260114b18 Rethymno=254352b18 Thessaloníki=734077c16 Faliraki=6354951b14 Corfu=2463679b14
GR: Irákleion=261745b10 Mália=257859b10 Ágios_Nikólaos=263824b10 Zakynthos=251280b10 Náxos=256632b8 Páros=255721b8
GR: Kardámaina=261003b8 Párga=255736b8 Náfplio=256637c8 Skiáthos=253643b8 Oía=256344b6 Eloúnda=262701b6
GR: Argostólion=264668b6 Lefkáda=258438b6 Kalampáka=261601n6 Volos=251833b5 Delphi=263219c4 Pefkochóri=261080b4
HR: Dubrovnik=3201047c34 Split=3190261c28 Poreč=3192699b22 Zadar=3186952b18 Rovinj=3191518b16 Pula=3192224b14
HR: Makarska=3195890b14 Opatija=3194099b12 Hvar=3199180b10 Zagreb=3186886c10 Umag=3188498b8 Trogir=3188763b8
HR: Crikvenica=3202507b8 Korčula=3197710b6 Šibenik=3190941b6 Mali_Lošinj=3195674b6 Krk=3197208b6 Baška_Voda=3204439b5
SI: Ljubljana=3196359c10 Bled=3203925n10 Portorož=3192682b6 Kranjska_Gora=3197373s6 Piran=3193341b5
ME: Budva=3203106b18 Kotor=3197538c8 Tivat=3189073b6
AL: Sarandë=363243b12 Vlorë=3183719b8 Tirana=3183875c8 Durrës=3185728b8 Ksamil=2595331b5
BA: Sarajevo=3191281c10 Mostar=3194828c8
CZ: Prague=3067696c80 Karlovy_Vary=3073803n14 Český_Krumlov=3077889c10 Mariánské_Lázně=3071024n6 Brno=3078610u6
CZ: Špindlerův_Mlýn=3065522s6
SK: Bratislava=3060972c8 Vysoké_Tatry=723119s5
PL: Kraków=3094802c40 Warsaw=756135u24 Zakopane=3080866s20 Gdańsk=3099434c18 Wrocław=3081368c12 Kołobrzeg=3095795b12
PL: Świnoujście=3083955b10 Sopot=3085151b8 Karpacz=3096576s6 Toruń=3083271c5 Poznań=3088171u4
HU: Budapest=3054643c70 Hévíz=3051477n8 Siófok=3045332b8 Balatonfüred=3055566b5 Eger=721239c4
RO: Bucharest=683506u14 Braşov=683844c12 Mamaia-Sat=673956b8 Sibiu=667268c6 Constanţa=680963b6 Sinaia=667091s5
RO: Cluj-Napoca=681290u5
BG: Nesebar=728825b18 Varna=726050b14 Bansko=733462s14 Sofia=727011c10 Sozopol=726963b8 Plovdiv=728193c5
BG: Burgas=732770b5 Pomorie=728108b4
RS: Belgrade=792680c14 Zlatibor=3302765n3 Novi_Sad=3194360c3
MK: Ohrid=787487n8
TR: Istanbul=745044c140 Antalya=323777b60 Alanya=324190b44 Bodrum=320995b30 Kemer=308220b24 Side=301238b24
TR: Marmaris=304782b24 Fethiye=314967b20 Kuşadası=305359b16 Belek=321580b14 Göreme=313947c14 Çeşme=318755b12
TR: Manavgat=304854b10 Kaş=308948b8 Ürgüp=298326c8 Turgutreis=6620290b6 Denizli=317109c6 İzmir=311046c6
TR: Pamukkale=302903c4 Dalyan=317681b4 Datça=317543b4
CY: Paphos=146214b18 Ayia_Napa=146748b16 Limassol=146384b14 Protaras=18918b10 Larnaca=146400b10 Kyrenia=146412b10
CY: Nicosia=146268u5
MT: Sliema=2562501b14 San_Ġiljan=2562557b12 Valletta=2562305c12 San_Pawl_il-Baħar=2562541b12 Mellieħa=2562744b6
IS: Reykjavík=3413829n24 Akureyri=2633274n6 Selfoss=3413604n4 Húsavík=2629833n2
NO: Oslo=3143244c14 Bergen=3161732n12 Tromsø=3133895n10 Ålesund=3163392n5 Geilo=3155913s5 Stavanger=3137115c4
NO: Trondheim=3133880c4 Hemsedal=3152989s4 Lillehammer=3147474s4 Svolvær=3135020n4
SE: Stockholm=2673730c24 Göteborg=2711537c10 Visby=2662689c6 Åre=9114206s6 Malmö=2692969c4 Kiruna=605155n4
DK: Copenhagen=2618425c34 Århus=2624652c5 Skagen=2613939b5 Billund=2624144n5
FI: Helsinki=658225c14 Rovaniemi=638936s12 Kittilä=652590s6
EE: Tallinn=588409c18 Pärnu=589580b6
LV: Riga=456172c14 Jūrmala=459201b6
LT: Vilnius=593116c12 Palanga=596238b8 Kaunas=598316c3
UA: Lviv=702550c10 Odessa=698740b6
RU: Saint_Petersburg=498817c34 Sochi=491422b24 Moscow=524901u20 Gelendzhik=561667b10 Anapa=582182b10
GE: Tbilisi=611717c24 Batumi=615532b18 Stepantsminda=614087n4 Borjomi=615403n3 Kutaisi=613607c3
AM: Yerevan=616052c14
AZ: Baku=587084c14
`;
