const LINES = `
Accor|Adagio|Aloft|Aman|Amanresorts|Ananda|Andaz|Anantara|Ascott|Atlantis|Autograph|Banyan Tree|Barcelo|Barceló
Baymont|Belmond|Bellagio|Best Western|Beverly Hills Hotel|Bulgari|Burj Al Arab|Caesars|Campanile|Candlewood
Canopy|Capella|CitizenM|Claridge|Clarion|Club Med|Comfort Inn|Como Hotels|Conrad|Copthorne|Corinthia|Courtyard
Crowne Plaza|Curio|Days Inn|Delta Hotels|Disney|Dorchester|DoubleTree|Dusit|Econo Lodge|Edition|Element
Embassy Suites|Extended Stay|Fairfield|Fairmont|Fasano|Fiesta Americana|Formule|Four Points|Four Seasons
Generator|Gleneagles|Golden Tulip|Grand Hyatt|Great Wolf|Hampton|Hard Rock|Hilton|Holiday Inn|Homewood
Hotel du Cap|Howard Johnson|Hyatt|Iberostar|Ibis|Indigo|InterContinental|Jumeirah|Jurys|Kempinski|Kimpton
Knights Inn|Kyriad|Langham|La Mamounia|La Quinta|Leonardo|Louvre|Mandarin|Mandalay|Margaritaville|Marriott
Maybourne|Meininger|Melia|Meliá|Mercure|Meridien|Méridien|MGM|Microtel|Millennium|Miramonti|Moevenpick|Mövenpick
Motel 6|Moxy|NH Collection|Nikko|Nobu|Novotel|Oberoi|Okura|Omni|One&Only|OYO|Palazzo Versace|Pan Pacific
Park Inn|Park Plaza|Peninsula|Pestana|Plaza Athénée|Premier Inn|Prince Hotel|Pullman|Quality Inn|Radisson
Raffles|Ramada|Red Roof|Regent|Relais & Châteaux|Renaissance|Residence Inn|RIU|Ritz|Rixos|Rosewood|Rotana
Royal Orchid|Sacher|Sandals|Savoy|Scandic|Secrets|Shangri|Sheraton|Shilla|Six Senses|Sleep Inn|Sofitel|Sol Melia
Sonder|Sonesta|SpringHill|St. Regis|St Regis|Staybridge|Steigenberger|Super 8|Swissotel|Swissôtel|Taj|Tivoli
TownePlace|Trafalgar|Travelodge|Tribute|Trident|Tryp|Tsogo|Tulip Inn|Unilodgers|Venetian|Vienna House|Waldorf
Westin|Wynn|Wyndham|Yotel|Zleep
`;

/** Well-known names of hotels and groups: none of their words may stand in an invented name. */
export const BRANDS: readonly string[] = LINES.trim().split(/[|\n]/);
