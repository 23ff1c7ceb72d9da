import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en'],
  format: formatter({ lineNumbers: false, printPlaceholdersInComments: false }),
  catalogs: [
    { path: 'web/locales/{locale}', include: ['web', 'design'], exclude: ['**/*.test.*', '**/node_modules/**'] },
  ],
});
