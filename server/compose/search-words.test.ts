import { expect, test } from 'vitest';
import { createSpeak } from '#platform/words';
import { searchWords } from './search-words.ts';

const speak = createSpeak({
  ja: {
    'search.UNKNOWN_PLACE': ['「', ['text'], '」に一致する場所がありません。', ['advice']],
    'search.meant': ['もしかして：', ['places']],
  },
});
const NAMES: Readonly<Record<string, string>> = { 'metro:MUC ja': 'ミュンヘン', 'metro:MUC en': 'Munich' };
const words = searchWords((id, lang) => NAMES[`${id} ${lang}`]);
const detail = {
  text: 'Munic',
  suggestions: [
    { id: 'metro:MUC', name: 'Munich', code: 'MUC' },
    { id: 'city:1', name: 'Munice', code: null },
  ],
};

test('what a text may have meant is called as the reader calls it; a place without such a name keeps its own', () => {
  expect(words['UNKNOWN_PLACE']?.(detail, speak('ja-JP'))).toBe(
    '「Munic」に一致する場所がありません。もしかして：ミュンヘン (MUC)またはMunice',
  );
  expect(words['UNKNOWN_PLACE']?.(detail, speak('en-IE'))).toBe(
    'No place matches “Munic”. Did you mean Munich (MUC) or Munice?',
  );
});
