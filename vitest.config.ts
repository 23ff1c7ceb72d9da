import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['{contract,engine,domain,supply,platform,server,reference,migrations,tools,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**', 'tools/canary/**'],
        },
      },
    ],
  },
});
