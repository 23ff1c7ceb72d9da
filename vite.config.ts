import { existsSync, readdirSync } from 'node:fs';
import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { dropNames } from './tools/drop-names.ts';
import { dropSchemas } from './tools/drop-schemas.ts';

const brandDir = new URL('./design/brands/', import.meta.url);
const brands = existsSync(brandDir)
  ? readdirSync(brandDir)
      .filter((name) => name.endsWith('.css') && name !== 'core.css')
      .map((name) => `design/brands/${name}`)
  : [];

/** Small modules that pages share travel together: each file costs a request and a compression of its own. */
const parts = [
  { name: 'common', test: /[\\/](design|contract|web)[\\/]/, minShareCount: 10 },
  { name: 'checkout', test: /[\\/](features[\\/]checkout|contract[\\/](booking|payments))[\\/]/, minShareCount: 3 },
  { name: 'flights', test: /[\\/](features[\\/]verticals|contract[\\/]search)[\\/]/, minShareCount: 2 },
  { name: 'parts', test: /[\\/]design[\\/]/, minShareCount: 5 },
];
const vendor = /node_modules[\\/](react|react-dom|react-router|scheduler|@lingui|@remix-run|cookie-es)[\\/]/;

export default defineConfig(({ mode }) => ({
  appType: 'custom',
  publicDir: 'web/public',
  plugins: [
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui({ failOnCompileError: true }),
    dropSchemas(),
    dropNames(),
  ],
  // Old chunks stay: a page that was loaded before a rebuild may still ask for them.
  build: { emptyOutDir: false, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        rolldownOptions: {
          input: ['web/entry-client.tsx', ...brands],
          // The entry is asked for again under another address; what pages share with it must not be in it.
          preserveEntrySignatures: 'strict',
          // Schemas are calls: without this every call of a contract section stays in the bundle.
          treeshake: { manualPureFunctions: ['z', 'defineCall'] },
          output: { codeSplitting: { groups: [{ name: 'vendor', test: vendor }, ...parts] } },
        },
      },
    },
    ssr: {
      resolve: {
        // `web` closes every door that the browser may not pass, for the server bundle too.
        conditions: ['web', 'module', 'node', mode === 'production' ? 'production' : 'development'],
      },
      build: {
        outDir: 'dist/server',
        ssr: true,
        manifest: false,
        emitAssets: false,
        rolldownOptions: { input: ['web/entry-server.tsx'] },
      },
    },
  },
}));
