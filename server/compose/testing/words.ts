import { readdirSync } from 'node:fs';
import type { Messages } from '@lingui/core';
import { createSpeak, type Speak } from '#platform/words';
import { compiledWords, WORDS_SOURCE } from '../../../tools/messages/compiled-words.ts';

/** The words of the site as they stand in the catalogs now, built or not. */
export async function speakFromCatalogs(): Promise<Speak> {
  const languages = readdirSync(WORDS_SOURCE);
  const catalogs = await Promise.all(
    languages.map(async (language) => {
      const { messages } = JSON.parse(await compiledWords(language)) as { messages: Messages };
      return [language, messages] as const;
    }),
  );
  return createSpeak(Object.fromEntries(catalogs));
}
