import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';
import { CATALOGS } from './tools/locales.ts';

/** What the server says: mails, calendar files and refusals. Compiled into dist/words by tools/compile-words.ts. */
export default defineConfig({
  sourceLocale: 'en',
  locales: [...CATALOGS],
  format: formatter({ lineNumbers: false, printPlaceholdersInComments: false }),
  catalogs: [
    {
      path: 'server/locales/{locale}/words',
      include: [
        'domain/notifications',
        'domain/search/verticals',
        'domain/feedback',
        'domain/news',
        'domain/data-subject',
        'server/compose',
        'server/http',
        'server/ssr',
      ],
      exclude: ['**/*.test.*'],
    },
  ],
});
