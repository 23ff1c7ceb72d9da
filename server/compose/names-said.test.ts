import { beforeAll, expect, test } from 'vitest';
import { sayNames, type SayNames } from '#domain/search/verticals';
import { LOW_COST_FAMILIES, NETWORK_FAMILIES, REGIONAL_FAMILIES } from '../../supply/house/fares/families.ts';
import { ROOM_KINDS, spokenRoom } from '../../supply/house/stays/rates/rooms.ts';
import { AREAS, areaKey, areaName, spokenArea } from '../../supply/house/stays/world/areas.ts';
import { speakFromCatalogs } from './testing/words.ts';

const PARIS = { de: 'Paris', ja: 'パリ', ar: 'باريس', en: 'Paris' } as const;
type Language = keyof typeof PARIS;
let said: Record<Language, SayNames>;

beforeAll(async () => {
  const speak = await speakFromCatalogs();
  const words = (language: Language) => sayNames(speak(language).i18n);
  said = { en: words('en'), de: words('de'), ja: words('ja'), ar: words('ar') };
});

const families = [NETWORK_FAMILIES, LOW_COST_FAMILIES, REGIONAL_FAMILIES].flatMap((by) => Object.values(by).flat());

/** Everything that the house calls by a word, with the English that it states beside it. */
const STATED = [
  ...families.map(({ code, name }) => ({ word: `fare.${code}`, english: name })),
  ...ROOM_KINDS.map(({ key, name }) => ({ word: spokenRoom(key)?.word ?? key, english: name })),
  ...Object.entries(AREAS).map(([part, name]) => ({
    word: spokenArea(areaKey(1, part), name)?.word ?? part,
    english: areaName(name, 'Paris'),
  })),
];

function say(language: Language, word: string): string {
  const city = { whole: PARIS[language], own: PARIS[language] };
  return said[language][word]?.(city) ?? '';
}

/** What German airlines and hotels write as English does. */
const GERMAN_TOO = new Set([
  'Light',
  'Standard',
  'Plus',
  'Flex',
  'Max',
  'Premium',
  'Premium Flex',
  'Business',
  'Business Flex',
  'First',
  'First Flex',
  'Suite',
]);

const SCRIPT = {
  ja: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・0-9]+$/u,
  ar: /^[\p{Script=Arabic}، ]+$/u,
} as const;

test.each(STATED)('$english is said in every language', ({ word, english }) => {
  expect(say('en', word)).toBe(english);
  for (const language of ['ja', 'ar'] as const) expect(say(language, word)).toMatch(SCRIPT[language]);
  if (GERMAN_TOO.has(english)) expect(say('de', word)).toBe(english);
  else expect(say('de', word)).not.toBe(english);
  expect(say('de', word)).not.toBe('');
});

test('two things that differ are never called alike', () => {
  for (const language of ['de', 'ja', 'ar'] as const) {
    const names = [...new Set(STATED.map(({ word }) => word))].map((word) => say(language, word));
    expect(names, language).toEqual([...new Set(names)]);
  }
});

test('a town, a quarter and an airport are areas by the names of places', () => {
  const city = { whole: 'パリ', own: 'パリ' };
  const airport = { whole: 'パリ・オルリー空港', own: 'オルリー' };
  expect(said.ja[spokenArea(areaKey(1), 'Paris')?.word ?? '']?.(city)).toBe('パリ');
  const own = 'Sant Pere, Santa Caterina';
  expect(spokenArea('1-29681', areaName(own, 'Paris'))).toEqual({
    word: 'area.quarter',
    places: ['city:1'],
    own,
    ownId: 'quarter:29681',
  });
  const quarter = { whole: 'ラ・デファンス', own: 'ラ・デファンス' };
  expect(said.ja['area.quarter']?.(city, quarter)).toBe('パリ・ラ・デファンス');
  expect(spokenArea('1-ORY', 'Paris-Orly Airport')).toEqual({ word: 'area.airport', places: ['airport:ORY'] });
  const told = [said.en, said.de, said.ja].map((names) => names['area.airport']?.(airport));
  expect(told).toEqual(['オルリー Airport', 'Flughafen オルリー', 'オルリー空港']);
  expect(said.ja['airport']?.(airport)).toBe('オルリー');
  expect(spokenArea('port', 'Port')).toBeUndefined();
});
