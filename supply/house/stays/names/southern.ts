import { style } from './style.ts';

export const ARABIC = style(
  '* Guest House|Dar *|* Hostel|Beit *|Nuzul *|* Furnished Rooms',
  '* Hotel|Hotel *|Dar *|* Plaza Hotel|Al * Hotel|* Suites',
  '* Palace Hotel|Qasr *|Al * Grand Hotel|Riad *|* Towers Hotel|Al * Resort',
  'Anis|Areej|Badr|Basma|Dalia|Daw|Farah|Firas|Ghazal|Hadeel|Hala|Jood|Karam|Lamar|Layal|Lubna|Maha|Marwa|Najd|Narjis|Noor|Qamar|Rabee|Rawda|Reem|Safa|Salma|Shams|Wadi|Yasmin',
  '|an|at|een|ein|iya|oon|ra',
);

export const HEBREW = style(
  '* Guesthouse|Beit *|* Hostel|* Rooms|* Zimmer|* House',
  'Hotel *|* Hotel|* Boutique Hotel|* Garden Hotel|* Inn|Beit * Hotel',
  '* Grand Hotel|* Suites|* Bay Hotel|* Residence|* Terrace Hotel|* Hotel',
  'Alon|Arava|Aviv|Dekel|Dror|Ella|Erez|Gefen|Gilad|Hadar|Kinor|Lavan|Livne|Margoa|Nahal|Narkis|Ofer|Oren|Pardes|Rakefet|Rimon|Sela|Shaked|Shoham|Snir|Tamar|Tavor|Vered|Yael|Zohar',
  '|im|it|on|ot|a|iya',
);

export const AFRICAN = style(
  '* Guest House|* Lodge|* Inn|* Hostel|* Rest House|* Homestay',
  'Hotel *|* Hotel|* Garden Hotel|* Lodge|* Court Hotel|* Suites',
  '* Palace Hotel|* Safari Lodge|* Grand Hotel|* Beach Resort|* Hills Hotel|* Manor',
  'Acaz|Amani|Asant|Bahar|Baob|Chem|Dund|Fahar|Hodar|Imar|Jabal|Jamb|Kariz|Kilel|Kitang|Kusin|Langat|Malaik|Mapam|Marul|Mbuy|Mosi|Nuru|Pemb|Pumzik|Rafik|Safar|Tembel|Upend|Zuri',
  'a|ani|ara|eko|eni|i|iko|ila|oni|u|uka|wa',
);

export const ETHIOPIAN = style(
  '* Pension|* Guest House|* Lodge|* Hotel|* Rooms|* Inn',
  '* Hotel|Hotel *|* International Hotel|* Garden Hotel|* Plaza Hotel|* Lodge',
  '* Grand Hotel|* Resort|* Palace Hotel|* Suites|* Heights Hotel|* Lodge',
  'Abeb|Addey|Adam|Almaz|Amest|Bahir|Birhan|Dagim|Enkut|Fasil|Genet|Gojam|Hirut|Kebir|Lalit|Makda|Meskel|Negest|Selam|Semay|Tana|Tirit|Tsehay|Wubit|Yeka|Zema',
  'a|ash|awi|e|ena|era|ina|it|u|una',
);

export const PACIFIC = style(
  '* Lodge|* Rooms|* Backpackers|* Motel|* Cottages|* Guest House',
  '* Motel|* Hotel|* Bay Hotel|* Motor Inn|* Apartments|* Lodge',
  '* Resort|* Grand Hotel|* Lodge|* Retreat|* Bay Resort|The *',
  'Acacia|Banks|Bell|Blue|Boron|Bright|Coral|Currawong|Dune|Fern|Gum|Iron|Jarrah|Karri|Kea|Lorikeet|Mallee|Myrtle|Pelican|Possum|Quartz|Reef|Rimu|Sand|Silver|Southerly|Tussock|Wattle|Weka|Wombat',
  ' Bend| Brook| Cove| Creek| Flat| Gully| Haven| Head| Hill| Point| Ridge| Track| View| Waters',
);
