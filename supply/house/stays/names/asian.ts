import { style } from './style.ts';

export const JAPANESE = style(
  'Minshuku *|Guest House *|* Inn|Hostel *|Yado *|* House',
  'Hotel *|* Hotel|Business Hotel *|Ryokan *|Hotel * Annex|City Hotel *',
  'Hotel *|Ryokan *|* Grand Hotel|* Onsen Hotel|* Garden Hotel|Kaiseki Ryokan *',
  'Aka|Ao|Asa|Fuji|Fuyu|Hana|Haru|Hoshi|Iwa|Kaede|Kawa|Kiri|Kusa|Maru|Matsu|Mizu|Mori|Nami|Nishi|Sakura|Sato|Sawa|Shira|Suzu|Take|Tani|Tsuki|Ume|Yama|Yuki',
  'be|gawa|hara|kawa|ki|mi|no|noya|sato|shima|ta|to|ya|zaka',
);

export const KOREAN = style(
  '* Guesthouse|* Minbak|* House|* Motel|* Stay|* Pension',
  'Hotel *|* Hotel|* Tourist Hotel|* Hanok|* Stay Hotel|Hotel * Plus',
  'Hotel *|* Grand Hotel|* Palace Hotel|* Hanok Hotel|The * Seoyun|* Park Hotel',
  'Ara|Ba|Bom|Byeol|Cheong|Da|Dal|Dan|Eun|Ga|Ha|Han|Hwa|Ja|Ma|Mi|Na|Nae|Nuri|On|Sae|San|Seo|Sol|Son|Su|Ye|Yeon|Yu|Yun',
  'byeol|dam|gang|ji|jin|maru|mil|na|ram|rim|san|seong|sol|won',
);

export const CHINESE = style(
  '* Inn|* Hostel|* Guesthouse|* Homestay|* Lodge|* Express Rooms',
  '* Hotel|Hotel *|* Business Hotel|* Garden Hotel|* City Hotel|* Boutique Hotel',
  '* Grand Hotel|* International Hotel|* Lakeside Hotel|* Palace Hotel|* Pavilion|* Hotel',
  'An|Bai|Bi|Chun|Dong|Feng|Fu|Gu|He|Hong|Hua|Jin|Jing|Lan|Li|Lin|Mei|Ming|Nan|Ping|Qing|Rui|Shan|Song|Tian|Xi|Xin|Yue|Yun|Zhu',
  'an|cheng|feng|he|hu|jing|lan|lin|lou|quan|shan|ting|yuan|yun',
);

export const THAI = style(
  '* Guesthouse|Baan *|* House|* Hostel|* Bungalow|* Place',
  '* Hotel|Hotel *|* Residence|* Boutique Hotel|* Resort|Baan * Hotel',
  '* Resort|* Grand Hotel|* Villas|* Palace|* Beach Resort|Sala *',
  'Ar|Bua|Chom|Dara|Fah|In|Jan|Kaew|Kan|Klong|Lam|Lan|Ma|Mali|Nam|Nara|Orn|Phu|Pla|Rung|Sai|San|Sri|Suan|Tara|Thai|Ton|Ua|Wan|Yen',
  'chai|dao|fon|ja|kham|lai|lom|na|napa|nin|porn|rin|ta|tham|thong|wan',
);

export const VIETNAMESE = style(
  'Nhà Nghỉ *|* Homestay|* Guesthouse|Khách Sạn *|* Hostel|Nhà *',
  'Khách Sạn *|* Hotel|Hotel *|* Boutique Hotel|* Riverside Hotel|* Central Hotel',
  '* Grand Hotel|* Palace Hotel|* Resort|* Garden Hotel|* Pearl Hotel|* Retreat',
  'An|Bạch|Bình|Cẩm|Diệp|Đông|Hà|Hải|Hoa|Hoàng|Hồng|Hương|Kim|Lam|Lan|Mai|Minh|Mộc|Ngọc|Phong|Phương|Quế|Sao|Sen|Sơn|Thanh|Thiên|Trúc|Vân|Xuân',
  ' An| Bình| Châu| Dương| Giang| Hạ| Khê| Lâm| Linh| Long| Nguyệt| Phú| Thủy| Viên',
);

export const MALAY = style(
  'Wisma *|Losmen *|Penginapan *|Rumah *|Homestay *|Pondok *',
  'Hotel *|* Hotel|* Inn|Hotel * Indah|Griya *|Hotel Taman *',
  'The * Resort|* Villas|Hotel * Agung|* Grand Hotel|Puri *|* Beach Resort',
  'Anggrek|Arjun|Bayu|Bintar|Bulan|Cahaya|Cempak|Damar|Danau|Embun|Fajar|Gading|Intan|Jati|Kamboj|Kelap|Kenang|Kirana|Lembay|Mawar|Melat|Mutiar|Nirwan|Padi|Pelang|Rimba|Sagara|Senja|Tanjun|Teratai',
  'a|adi|an|asri|asih|asa|i|ima|indah|jaya|o|sari',
);

export const INDIAN = style(
  '* Lodge|* Guest House|* Homestay|* Rest House|* Niwas|* Residency',
  'Hotel *|* Hotel|* Residency|* Inn|Hotel * Regency|* Heritage Hotel',
  '* Palace|* Haveli|The * Grand|* Mahal|* Retreat|* Vilas',
  'Aman|Anand|Aruna|Asha|Chand|Deep|Devi|Gul|Hari|Indra|Jal|Kamal|Kiran|Kusum|Lal|Madhu|Mala|Moti|Nanda|Neel|Padma|Pushp|Rang|Rasa|Rupa|Sagar|Shanti|Suman|Surya|Vasant',
  'aban|alok|angan|arpan|dham|ghar|ika|kunj|lok|mani|nivas|shree|van|vihar',
);

export const CENTRAL_ASIAN = style(
  '* Guest House|* Hostel|* Inn|* Mehmonxona|* House|* Rooms',
  'Hotel *|* Hotel|* Boutique Hotel|* Plus Hotel|Hotel * City|* Garden Hotel',
  'Grand Hotel *|* Palace|* Hotel|* Residence|* Park Hotel|* Silk Hotel',
  'Adil|Ak|Altai|Arman|Asil|Bah|Ban|Bostan|Dal|Dastan|Er|Gul|Ilan|Kara|Kazan|Kok|Kum|Lal|Mer|Nur|Oral|Otrar|Rab|Sar|Shah|Tal|Tash|Turan|Yas|Zar',
  'abad|ak|ar|ay|bek|bulak|dala|gul|khan|kent|sai|tau',
);
