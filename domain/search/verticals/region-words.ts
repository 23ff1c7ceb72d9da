import type { I18n } from '@lingui/core';
import type { SayNames } from './spoken.ts';

/** Regions and counties that levy charges, by their names in the data; countries have codes there, and cities names in every language. */
export function regionNames(i18n: I18n): SayNames {
  const words = { ...fromAbuDhabi(i18n), ...fromMaine(i18n) };
  return Object.fromEntries(Object.entries(words).map(([name, said]) => [`region.${name}`, () => said]));
}

function fromAbuDhabi(i18n: I18n): Readonly<Record<string, string>> {
  return {
    'Abu Dhabi': i18n._({ id: 'region.abuDhabi', message: 'Abu Dhabi' }),
    Alabama: i18n._({ id: 'region.alabama', message: 'Alabama' }),
    Alaska: i18n._({ id: 'region.alaska', message: 'Alaska' }),
    Alberta: i18n._({ id: 'region.alberta', message: 'Alberta' }),
    Arizona: i18n._({ id: 'region.arizona', message: 'Arizona' }),
    Arkansas: i18n._({ id: 'region.arkansas', message: 'Arkansas' }),
    'Atlantic provinces': i18n._({ id: 'region.atlanticProvinces', message: 'Atlantic provinces' }),
    'Balearic Islands': i18n._({ id: 'region.balearicIslands', message: 'Balearic Islands' }),
    Bavaria: i18n._({ id: 'region.bavaria', message: 'Bavaria' }),
    'British Columbia': i18n._({ id: 'region.britishColumbia', message: 'British Columbia' }),
    Brussels: i18n._({ id: 'region.brussels', message: 'Brussels' }),
    California: i18n._({ id: 'region.california', message: 'California' }),
    'Canton of Zurich': i18n._({ id: 'region.cantonOfZurich', message: 'Canton of Zurich' }),
    Catalonia: i18n._({ id: 'region.catalonia', message: 'Catalonia' }),
    Colorado: i18n._({ id: 'region.colorado', message: 'Colorado' }),
    Connecticut: i18n._({ id: 'region.connecticut', message: 'Connecticut' }),
    Delaware: i18n._({ id: 'region.delaware', message: 'Delaware' }),
    Dubai: i18n._({ id: 'region.dubai', message: 'Dubai' }),
    Florida: i18n._({ id: 'region.florida', message: 'Florida' }),
    Georgia: i18n._({ id: 'region.georgia', message: 'Georgia' }),
    Hawaii: i18n._({ id: 'region.hawaii', message: 'Hawaii' }),
    Idaho: i18n._({ id: 'region.idaho', message: 'Idaho' }),
    Illinois: i18n._({ id: 'region.illinois', message: 'Illinois' }),
    Indiana: i18n._({ id: 'region.indiana', message: 'Indiana' }),
    Iowa: i18n._({ id: 'region.iowa', message: 'Iowa' }),
    Kansas: i18n._({ id: 'region.kansas', message: 'Kansas' }),
    Kentucky: i18n._({ id: 'region.kentucky', message: 'Kentucky' }),
    Louisiana: i18n._({ id: 'region.louisiana', message: 'Louisiana' }),
    'Île-de-France': i18n._({ id: 'region.ileDeFrance', message: 'Île-de-France' }),
  };
}

function fromMaine(i18n: I18n): Readonly<Record<string, string>> {
  return {
    Maine: i18n._({ id: 'region.maine', message: 'Maine' }),
    Manitoba: i18n._({ id: 'region.manitoba', message: 'Manitoba' }),
    Maryland: i18n._({ id: 'region.maryland', message: 'Maryland' }),
    Massachusetts: i18n._({ id: 'region.massachusetts', message: 'Massachusetts' }),
    'Miami-Dade County': i18n._({ id: 'region.miamiDadeCounty', message: 'Miami-Dade County' }),
    Michigan: i18n._({ id: 'region.michigan', message: 'Michigan' }),
    Minnesota: i18n._({ id: 'region.minnesota', message: 'Minnesota' }),
    Mississippi: i18n._({ id: 'region.mississippi', message: 'Mississippi' }),
    Missouri: i18n._({ id: 'region.missouri', message: 'Missouri' }),
    Montana: i18n._({ id: 'region.montana', message: 'Montana' }),
    Nebraska: i18n._({ id: 'region.nebraska', message: 'Nebraska' }),
    Nevada: i18n._({ id: 'region.nevada', message: 'Nevada' }),
    'New Hampshire': i18n._({ id: 'region.newHampshire', message: 'New Hampshire' }),
    'New Jersey': i18n._({ id: 'region.newJersey', message: 'New Jersey' }),
    'New Mexico': i18n._({ id: 'region.newMexico', message: 'New Mexico' }),
    'New York': i18n._({ id: 'region.newYork', message: 'New York' }),
    'North Carolina': i18n._({ id: 'region.northCarolina', message: 'North Carolina' }),
    'North Dakota': i18n._({ id: 'region.northDakota', message: 'North Dakota' }),
    'Nova Scotia': i18n._({ id: 'region.novaScotia', message: 'Nova Scotia' }),
    Ohio: i18n._({ id: 'region.ohio', message: 'Ohio' }),
    Oklahoma: i18n._({ id: 'region.oklahoma', message: 'Oklahoma' }),
    Ontario: i18n._({ id: 'region.ontario', message: 'Ontario' }),
    Oregon: i18n._({ id: 'region.oregon', message: 'Oregon' }),
    Pennsylvania: i18n._({ id: 'region.pennsylvania', message: 'Pennsylvania' }),
    'Pinellas County': i18n._({ id: 'region.pinellasCounty', message: 'Pinellas County' }),
    Quebec: i18n._({ id: 'region.quebec', message: 'Quebec' }),
    'Quintana Roo': i18n._({ id: 'region.quintanaRoo', message: 'Quintana Roo' }),
    'Ras al-Khaimah': i18n._({ id: 'region.rasAlKhaimah', message: 'Ras al-Khaimah' }),
    'Rhode Island': i18n._({ id: 'region.rhodeIsland', message: 'Rhode Island' }),
    Saskatchewan: i18n._({ id: 'region.saskatchewan', message: 'Saskatchewan' }),
    Scotland: i18n._({ id: 'region.scotland', message: 'Scotland' }),
    'South Carolina': i18n._({ id: 'region.southCarolina', message: 'South Carolina' }),
    'South Dakota': i18n._({ id: 'region.southDakota', message: 'South Dakota' }),
    Tennessee: i18n._({ id: 'region.tennessee', message: 'Tennessee' }),
    Texas: i18n._({ id: 'region.texas', message: 'Texas' }),
    Tokyo: i18n._({ id: 'region.tokyo', message: 'Tokyo' }),
    Utah: i18n._({ id: 'region.utah', message: 'Utah' }),
    Vermont: i18n._({ id: 'region.vermont', message: 'Vermont' }),
    Virginia: i18n._({ id: 'region.virginia', message: 'Virginia' }),
    'Washington State': i18n._({ id: 'region.washingtonState', message: 'Washington State' }),
    'West Virginia': i18n._({ id: 'region.westVirginia', message: 'West Virginia' }),
    Wisconsin: i18n._({ id: 'region.wisconsin', message: 'Wisconsin' }),
    Wyoming: i18n._({ id: 'region.wyoming', message: 'Wyoming' }),
  };
}
