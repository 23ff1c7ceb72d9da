import { style } from './style.ts';

export const ENGLISH = style(
  '* Inn|* Guest House|* Lodge|The * Rooms|* Bed & Breakfast|* Cottage',
  '* Hotel|Hotel *|The * House|* Court|* Inn|The * Arms',
  'The *|* Hall|The * Grand Hotel|* Manor|The * Hotel|* Park Hotel',
  'Alder|Ash|Bramble|Brook|Cedar|Copper|Elder|Fern|Fox|Hazel|Heather|Heron|Ivy|Juniper|Kestrel|Linnet|Marsh|Mill|Moss|Oak|Orchard|Otter|Pebble|Plover|Quill|Reed|Rowan|Saffron|Sparrow|Thistle|Willow|Wren',
  'bank|brook|croft|dale|field|ford|gate|holm|lea|mere|side|stone|wick|wood',
);

export const GERMAN = style(
  'Pension *|Gasthof *|Gästehaus *|Haus *|Gasthaus *|* Stuben',
  'Hotel *|Landhotel *|* Hof|Hotel Haus *|Stadthotel *|Hotel garni *',
  'Hotel *|Parkhotel *|Schlosshotel *|* Palais|Grand Hotel *|Residenz *',
  'Ahorn|Amsel|Birken|Buchen|Drossel|Eichen|Enzian|Erlen|Finken|Flieder|Forellen|Glocken|Hasel|Hirsch|Holunder|Kastanien|Kirsch|Lerchen|Linden|Lilien|Moos|Morgen|Mühlen|Nussbaum|Rehberg|Rosen|Silber|Sonnen|Tannen|Wald',
  'acker|bach|berg|blick|eck|feld|garten|grund|hain|hang|quell|ruh|tal|winkel',
);

export const FRENCH = style(
  'Pension *|Auberge *|Logis *|Chambres *|Le Relais *|Maison *',
  'Hôtel *|Hôtel Résidence *|Le Clos *|Hôtel du Clos *|La Maison *|Hôtel des Jardins *',
  'Hôtel *|Le Domaine *|Château *|Le * Palace|Hôtel Particulier *|Les Terrasses *',
  'Ambre|Aubé|Auré|Beau|Bellan|Brial|Cassan|Clair|Coural|Derval|Estrel|Fontal|Garan|Haute|Jolival|Lauzel|Marcel|Mirab|Montal|Morval|Orsel|Perral|Quinval|Roselin|Sauval|Soral|Tessan|Valmor|Verdel|Vignol',
  'ard|ay|aine|anges|eau|ière|ine|oise|on|ville',
);

export const ITALIAN = style(
  'Pensione *|Locanda *|Affittacamere *|Casa *|B&B *|Ostello *',
  'Hotel *|Albergo *|Residenza *|Hotel Villa *|Hotel Giardino *|Hotel Corte *',
  'Palazzo *|Hotel Palazzo *|Grand Hotel *|Relais *|Villa *|Tenuta *',
  'Alber|Amar|Arge|Belfi|Bosca|Brun|Cala|Campo|Cedra|Chiar|Corvi|Dolce|Fiora|Fonta|Gelso|Ginepr|Lauri|Limon|Lunar|Marin|Mirto|Monte|Nocci|Olmar|Passer|Pietra|Rosal|Salvi|Serra|Verba',
  'belli|dora|fiore|gatta|letta|lina|luce|mela|nello|pino|rana|retto|rosa|vento',
);

export const SPANISH = style(
  'Hostal *|Pensión *|Posada *|Casa *|Hospedaje *|Hostería *',
  'Hotel *|Hotel Casa *|Hotel Patio *|Hotel Plaza *|Hotel Jardín *|Hotel La *',
  'Gran Hotel *|Palacio *|Hacienda *|Hotel Mirador *|Hotel Palacio *|Hotel Finca *',
  'Alame|Alba|Alji|Amari|Azaha|Brisa|Calan|Campi|Carra|Cielo|Costa|Doran|Encin|Flori|Golon|Higue|Jacar|Lagun|Limon|Luzna|Manzan|Moral|Naran|Oliva|Palom|Romer|Salin|Sierra|Tomil|Valde',
  'bella|cana|clara|duna|lejo|lera|luna|mar|medo|nilla|quera|rosa|rral|vega',
);

export const PORTUGUESE = style(
  'Pensão *|Residencial *|Pousada *|Casa *|Hospedaria *|Quarto & Café *',
  'Hotel *|Hotel Solar *|Hotel Jardim *|Hotel Casa *|Hotel Vila *|Estalagem *',
  'Palácio *|Quinta *|Grande Hotel *|Hotel Palácio *|Solar *|Hotel Miramar *',
  'Alfaz|Amend|Andor|Azul|Bela|Brisa|Caju|Canel|Carvo|Cerej|Coral|Figue|Flora|Gaiv|Ipê|Laran|Limo|Lírio|Lume|Maris|Morga|Neblin|Olive|Palme|Pitan|Rosma|Sabia|Salg|Sobre|Verde',
  'al|ar|bela|cal|dor|eira|elo|inho|ira|mar|mira|nova|rosa|vale',
);

export const DUTCH = style(
  'Pension *|Herberg *|Logement *|B&B *|Gasthuis *|Het *huis',
  'Hotel *|Hotel De *|Stadshotel *|Hotel Huis *|Hotel Het *|* Hotel',
  'Hotel *|Landgoed *|Kasteel *|Grand Hotel *|Hotel Residentie *|Parkhotel *',
  'Beuken|Bloem|Dijk|Duin|Eiken|Els|Gouden|Haver|Heide|Iepen|Kastanje|Klaver|Koren|Linden|Lis|Meeuwen|Molen|Olmen|Polder|Reiger|Riet|Roos|Spreeuwen|Tulpen|Veld|Vlinder|Water|Wilgen|Zilver|Zwaan',
  'berg|borg|dam|donk|gaarde|hof|horst|laan|oord|rust|stee|veer|wijk|zicht',
);

export const NORDIC = style(
  'Pensjonat *|Vandrerhjem *|* Gård|* Stugor|* Gjestehus|* Rom',
  'Hotel *|* Hotell|* Hotel|Hotell *|* Gjestegård|* Brygge',
  'Hotel *|Grand Hotell *|* Herregård|* Strandhotell|* Slott|* Fjordhotell',
  'Alm|Asp|Berg|Bjørk|Ek|Elv|Falk|Fjell|Fugle|Furu|Gran|Hassel|Havn|Heste|Holm|Kløver|Kvist|Lerke|Lind|Måne|Nord|Ravne|Rogn|Sild|Sne|Sol|Sten|Svane|Trane|Vinter',
  'bakk|bjerg|borg|dal|fors|gaard|hall|heim|lund|mark|nes|sund|vang|vik',
);

export const POLISH = style(
  'Pensjonat *|Dom *|Willa *|Noclegi *|Gościniec *|Pokoje *',
  'Hotel *|Hotel Pod *|Hotel Dwór *|Hotel Villa *|Hotel Park *|Zajazd *',
  'Hotel *|Pałac *|Grand Hotel *|Rezydencja *|Dwór *|Hotel Zamek *',
  'Bor|Brzoz|Dąb|Gaj|Jar|Jasion|Jawor|Jod|Kalin|Klon|Leszcz|Lip|Łąk|Malin|Modrzew|Olsz|Orl|Pol|Potocz|Ros|Ryt|Sosn|Star|Sten|Topol|Wierzb|Wisz|Wrzos|Zor|Źród',
  'anka|awka|ek|enka|ica|ina|inek|owa|owiec|owo|ówka|ska|wita|yna',
);

export const CZECH = style(
  'Penzion *|Dům *|Ubytování *|Chata *|Hostinec *|Pokoje *',
  'Hotel *|Hotel U *|Hotel Na *|Hotel Villa *|Hotel Park *|Dvůr *',
  'Hotel *|Palác *|Zámek *|Grand Hotel *|Hotel Rezidence *|Hotel Zámeček *',
  'Bor|Bříz|Dub|Hab|Jar|Jasen|Javor|Jedl|Kalin|Klen|Lesn|Lip|Luh|Malin|Modř|Olš|Orl|Pol|Potoč|Ros|Ryb|Slav|Sosn|Stud|Topol|Vrb|Vřes|Zlat|Zor|Zvon',
  'anka|avka|ek|enka|ice|ička|ina|inek|ka|ov|ovec|ová|ský|vita',
);

export const SOUTH_SLAVIC = style(
  'Pansion *|Sobe *|Apartmani *|Gostionica *|Kuća *|Konačište *',
  'Hotel *|Vila *|Hotel Villa *|Hotel Park *|Hotel Stari *|Prenoćište *',
  'Hotel *|Palata *|Grand Hotel *|Hotel Kaštel *|Rezidencija *|Hotel Riva *',
  'Agav|Bel|Bor|Breg|Bur|Čemp|Dal|Dub|Galeb|Jadr|Jas|Jel|Kad|Lavand|Lip|Lovor|Marin|Maslin|Mor|Or|Pelin|Plav|Ruž|Sel|Smok|Sun|Tihan|Val|Vrel|Zvon',
  'ana|ar|eta|ica|ić|ik|ina|inka|ista|nik|ova|ovac|uša|vala',
);

export const RUSSIAN = style(
  'Gostevoy dom *|Hostel *|Pansionat *|* Inn|Usadba *|Dom *',
  'Hotel *|Gostinitsa *|* Hotel|Park-Hotel *|Hotel Na *|Boutique Hotel *',
  'Grand Hotel *|Hotel *|* Palace|Hotel Dvor *|Rezidentsiya *|* Park Hotel',
  'Ber|Bol|Dubr|Iv|Kali|Kedr|Klen|Kryl|Lad|Lebed|Les|Lug|Malin|Myat|Ozer|Pol|Rad|Roman|Ros|Ryab|Seren|Sev|Sokol|Son|Sosn|Ter|Vesn|Yas|Zar|Zim',
  'ava|echka|ets|ika|ina|inka|ino|ka|nitsa|ovo|sky|ya',
);

export const GREEK = style(
  'Rooms *|Pension *|Studios *|Xenonas *|Guesthouse *|* Rooms',
  'Hotel *|* Hotel|Hotel Villa *|* Beach Hotel|Archontiko *|* Studios Hotel',
  '* Palace|Hotel *|* Bay Hotel|* Suites|* Grand Hotel|Ktima *',
  'Aegl|Alkyon|Amal|Anem|Arist|Aster|Chrys|Daphn|Elai|Evd|Fil|Galan|Glar|Iolk|Kal|Korall|Kym|Levk|Melit|Myrt|Nef|Olb|Pelag|Petr|Rodan|Selin|Thal|Thym|Xanth|Zef',
  'ano|aris|ea|eia|ia|idis|ina|ion|is|oni|os|oula',
);

export const TURKISH = style(
  '* Pansiyon|* Ev|* Konukevi|* Otel|* Apart|Pansiyon *',
  '* Otel|Hotel *|* Konak|* Butik Otel|* Hotel|* Park Otel',
  '* Palas|* Saray|Grand * Otel|* Resort|* Köşk|* Konağı',
  'Ada|Akça|Altın|Ardıç|Bahar|Beyaz|Ceviz|Çam|Çınar|Deniz|Elma|Fener|Gök|Gül|Güneş|Ihlamur|İncir|Kavak|Kızıl|Kuğu|Leylak|Mavi|Mercan|Narlı|Papatya|Söğüt|Turna|Yakut|Yeşil|Zeytin',
  'bahçe|belen|çay|dağ|dere|han|kaya|köy|pınar|su|tepe|yalı',
);

export const HUNGARIAN = style(
  '* Panzió|* Vendégház|* Fogadó|Panzió *|* Apartman|* Szálló',
  'Hotel *|* Hotel|* Szálloda|Hotel Villa *|* Park Hotel|* Udvarház',
  'Hotel *|* Kastély|* Palota|Grand Hotel *|* Rezidencia|* Kastélyszálló',
  'Akác|Aranyos|Berek|Bíbor|Cinege|Csillag|Diófa|Ezüst|Fenyő|Forrás|Füzes|Galagonya|Gesztenye|Gyöngy|Hárs|Juhar|Kakukk|Kankalin|Kőris|Levendula|Liget|Malom|Mandula|Nádas|Nyír|Patak|Rigó|Rózsa|Szarvas|Tölgy',
  '|domb|fa|hegy|kert|kút|lak|ligeti|mező|telek|völgy|virág',
);

export const ROMANIAN = style(
  'Pensiunea *|Casa *|Vila *|Hanul *|Cabana *|Camere *',
  'Hotel *|Hotel Casa *|* Hotel|Hotel Parc *|Complex *|Hotel Vila *',
  'Hotel *|Palatul *|Conacul *|Grand Hotel *|Hotel Castel *|Domeniul *',
  'Albi|Ard|Arin|Bel|Brad|Bujor|Cast|Cer|Cod|Dob|Flor|Ful|Izvor|Lac|Lil|Lun|Mac|Mesteac|Mol|Mur|Neg|Par|Plop|Poian|Ros|Salc|Sor|Stej|Trand|Zor',
  'alba|ana|anu|ășel|ești|ica|ina|iș|iță|oara|ul|urel',
);

export const BALTIC = style(
  'Svečių namai *|Viesu nams *|* Külalistemaja|* Hostel|Sodyba *|* Rooms',
  'Hotel *|* Hotel|Viešbutis *|Viesnīca *|* Hotell|Hotel Villa *',
  'Hotel *|Grand Hotel *|* Manor|* Palace|* Residence|Dvaras *',
  'Ald|Baln|Bern|Egl|Gint|Jūr|Kalm|Kast|Kri|Lag|Laum|Liep|Lin|Luk|Med|Mel|Mer|Mež|Ozol|Priek|Pusn|Ros|Saul|Sidr|Smil|Tamm|Val|Vasar|Vej|Zem',
  'aine|aitė|akas|aja|ava|ele|ene|iai|ina|inga|ītis|upe',
);
