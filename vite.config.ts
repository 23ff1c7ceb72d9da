import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import babel from '@rolldown/plugin-babel';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

import { dropSchemas } from './tools/drop-schemas.ts';
import { leanRouter } from './tools/lean-router.ts';
import { pseudoCatalogs } from './tools/messages/compile-pseudo.ts';
import { PAGE_MODULES, pageModules } from './tools/page-modules.ts';
import { partGraph } from './tools/part-graph.ts';
import { VERTICAL_CHUNKS, VERTICAL_DESIGN, VERTICAL_RAIL, VERTICAL_SHELL } from './web/features/verticals/chunks.ts';

/** `pattern` against the path from the root, so that no folder above it counts. */
const within = (pattern: RegExp) => (id: string) => {
  const path = relative(import.meta.dirname, id).replaceAll('\\', '/');
  return pattern.test(path);
};
/** Files of every page: its own entry has them loaded. */
const EVERYWHERE = /\/(?:vendor|shell|rolldown-runtime)-[\w-]+\.(?:js|css)$/;
/** A script names some forty others, and a hash does not compress: seven letters tell two builds of a file apart. */
const NAMED_SCRIPTS = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
};
/** The server writes the names of files that the browser's build puts there, so both name them alike. */
const NAMED_FILES = { hashCharacters: 'base36' as const, assetFileNames: 'assets/[name]-[hash:7][extname]' };
const ours = within(/^(design|contract|web)\//);

/** States of a component, and the list of all icons, are for the states pages, not for who uses the component. */
const shared = (pattern: RegExp) => {
  const inside = within(pattern);
  return (id: string) => !/[\\/](states\.(tsx|module\.css)|icon[\\/]names\.ts)$/.test(id) && inside(id);
};

/** Without the parts of design that one vertical is drawn with. */
const apart = (pattern: RegExp) => {
  const inside = shared(pattern);
  return (id: string) => inside(id) && !shared(VERTICAL_DESIGN)(id);
};

const anyOf =
  (...tests: readonly ((id: string) => boolean)[]) =>
  (id: string) =>
    tests.some((test) => test(id));

const sharedGroup = <G extends { readonly test: RegExp }>(group: G) => ({ ...group, test: shared(group.test) });

/** Small modules that pages share travel together: each file costs a request and a compression of its own. First match wins. */
const groups = [
  {
    name: 'vendor',
    test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|react-router|scheduler|@lingui|cookie-es)[\\/]/,
  },
  {
    // What the frame of every page is made of.
    name: 'shell',
    test: (id: string) =>
      id.includes('vite/preload-helper') ||
      shared(VERTICAL_SHELL)(id) ||
      shared(
        /^(web\/(?!routes|features|problems|entry|embed|static-part|in-page|closed-by)|web\/features\/(site-header\.tsx|remembered\.|measuring\/track\.|verticals\/pages\.ts)|contract\/(core\/(?!civil-day|clock-time)|places\/|session\/|system\/)|contract\/search\/calls|design\/(base|button\/|class-names|copy-button|hydrated|icon|link\/|price\/|sample-mark|skip-link|skeleton|visually-hidden))/,
      )(id),
  },
  {
    // With what lists of results, and pages of one offer of them, say in one line and ask in one field.
    name: 'controls',
    test: anyOf(
      shared(
        /^(web\/features\/(reader\/use-lists|results\/search-ids)\.|contract\/search\/filter-text\.|design\/(field|text-field|select-field|segmented|disclosure)\/)/,
      ),
      apart(
        /^design\/(?!route-map|checkout-header|error-summary|order-summary|review-list|cancellation-bar|account-|avatar|choice-card|code-field|password-field|sign-in-panel|place-art|art-data|scene-art|property-card|score-badge|star-rating|amenity-list|room-plans|price-breakdown|picture-grid|result-map|compare-table|rooms-field|panel-field|date-range|place-combobox|search-form|stepper|travellers|dialog|switch|text-|select|field|header|drawer|nav-link|banner|cell-|segmented|simplify|timeline|empty-state|sums|disclosure|section-nav|cart|summary-foot|ask-first)/,
      ),
    ),
    minShareCount: 4,
  },
  ...VERTICAL_CHUNKS.first.map(sharedGroup),
  { name: 'map', test: shared(/^design\/route-map\//) },
  // A price breakdown stands on pages that know nothing of checkout.
  { name: 'sums', test: shared(/^design\/(sums|summary-foot)\//), minShareCount: 2 },
  // Which card a number is of: steps before the payment do without.
  { name: 'card-brands', test: shared(/^contract\/payments\/brand\./), minShareCount: 2 },
  {
    name: 'checkout',
    test: shared(
      /^(web\/features\/checkout(?!\/(travellers-form|read-travellers|typed-values)\.)|contract\/(booking(?!\/payment-stage)|payments)|design\/(checkout-header|error-summary|order-summary|review-list))\//,
    ),
    minShareCount: 4,
  },
  // What forms of other pages are made of as well; then the form of names with what reads it, for whoever changes something too.
  { name: 'problems', test: shared(/^web\/features\/forms\/problems\./), minShareCount: 2 },
  { name: 'forms', test: shared(/^web\/features\/forms\/(section|forms\.module)\./), minShareCount: 2 },
  {
    name: 'travellers',
    test: shared(
      /^(web\/features\/checkout\/(travellers-form|read-travellers|use-who)|contract\/travelers\/choices)\./,
    ),
    minShareCount: 2,
  },
  // The frame of every list of results; its lists of words go with whoever says one, what narrows it with the rail.
  {
    name: 'listing',
    test: shared(
      /^(web\/features\/results\/(?!filter-sheet|facet-|filter-form|filter-rail|how-ranked|nothing-left)|web\/in-page\.|web\/features\/cart\/use-joined-sum\.|design\/bottom-bar\/)/,
    ),
    minShareCount: 2,
  },
  // What narrows a list, on its page and in a dialog.
  {
    name: 'rail',
    test: anyOf(
      shared(/^(web\/features\/results\/(facet-|filter-form|filter-rail)|design\/range-slider\/)/),
      shared(VERTICAL_RAIL),
    ),
    minShareCount: 2,
  },
  ...VERTICAL_CHUNKS.last.map(sharedGroup),
].map((group, at, all) => ({ ...group, priority: all.length - at }));

/** Schemas of the contract by name: what is made of one (`moneySchema.nullable()`) is a schema as well. */
function schemaNames(): string[] {
  const files = globSync('contract/**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] });
  const sources = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'));
  return [...new Set(sources.flatMap((source) => source.match(/\b\w+Schema\b/g) ?? []))];
}

export default defineConfig(({ mode }) => ({
  appType: 'custom',
  publicDir: 'web/public',
  // React has had it for long; Lingui still asks for what stood in for it.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  plugins: [
    react(),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    lingui({ failOnCompileError: true }),
    pseudoCatalogs(),
    pageModules(),
    partGraph(import.meta.dirname),
    dropSchemas(),
    leanRouter(),
    // tools/join-runtime.ts changes scripts after they are named; whoever changes how it does that changes this, so that names change too.
    { name: 'name-joined-runtime', augmentChunkHash: () => 'runtime in vendor' },
  ],
  // Old chunks stay: a page that was loaded before a rebuild may still ask for them.
  build: { emptyOutDir: false, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        // A list of what to load beside a part stands in the script that asks for it: what every page has need not be named there.
        modulePreload: { resolveDependencies: (_, parts) => parts.filter((part) => !EVERYWHERE.test(part)) },
        rolldownOptions: {
          // No script leads to pages: a page is told its own, and the map has the others. Words are no part of it (tools/part-words.ts).
          input: ['web/entry-client.tsx', ...PAGE_MODULES],
          // The entry is asked for again under another address; what pages share with it must not be in it.
          preserveEntrySignatures: 'strict',
          // Schemas are calls: without this every call of a contract section stays in the bundle.
          treeshake: {
            manualPureFunctions: ['z', 'defineCall', ...schemaNames()],
            // Loading a module of ours does nothing by itself, so what a page imports of a door is all that it carries.
            moduleSideEffects: (id) => !ours(id) || /\.css$|entry-client|design\/base\/index/.test(id),
          },
          output: { codeSplitting: { groups }, ...NAMED_FILES, ...NAMED_SCRIPTS },
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
        rolldownOptions: { input: ['web/entry-server.tsx'], output: NAMED_FILES },
      },
    },
  },
}));
