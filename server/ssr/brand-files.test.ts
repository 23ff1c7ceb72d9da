import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, expect, test } from 'vitest';
import { buildBrand } from '#design/tokens';
import { brandsOf, readBrandFolders } from '../compose/brands.ts';
import { FILE_POLICY } from '../http/security.ts';
import { openTestSite, ORIGIN, type TestSite } from '../http/testing.ts';
import { FACTS } from '../../web/testing/facts.ts';
import type { BuiltAssets } from './assets.ts';
import type { PageBundle } from './bundle.ts';

const SHIPPED = join(import.meta.dirname, '../../design/brands');
const operator = mkdtempSync(join(tmpdir(), 'brands-'));
const sites: TestSite[] = [];
afterEach(async () => {
  for (const site of sites.splice(0)) await site.close();
});
afterAll(() => rmSync(operator, { recursive: true }));

/** A page that says what it was given. */
const bundle: PageBundle = {
  dev: false,
  built: null,
  assets: async () => ({
    entry: '',
    styles: ['/assets/entry.css'],
    joined: [],
    preloads: [],
    chunkMap: null,
    fileOf: null,
    stylesOf: () => [],
    words: null,
    preamble: '',
  }),
  entry: async () => ({
    drawArt: () => '<svg/>',
    buildBrand,
    neededModules: () => [],
    pageAt: () => ({ pageId: 'error', vertical: null }),
    isPageId: () => false,
    renderPage: async (page) => {
      const html = JSON.stringify({ ...page.facts, styles: (await page.assets([], 'en')).styles });
      return { status: 200, late: [], abort: () => undefined, pipe: (to) => (to.write(html), to.end(), to) };
    },
  }),
};

/** Of a build whose pages are asked of the bundle. */
const NO_ASSETS: BuiltAssets = {
  forPage: () => bundle.assets([], 'en') as never,
  chunkMaps: new Map([['/assets/chunks-1.json', '{}']]),
  pages: [],
};

async function openSite(build?: { readonly clientDir: string }): Promise<TestSite> {
  const brandFolders = readBrandFolders(operator);
  const brands = brandsOf(brandFolders);
  const site = await openTestSite([], {
    brandFolders,
    pages: async () => (build ? { ...bundle, built: { ...build, assets: NO_ASSETS } } : bundle),
    factsOf: (request) => {
      const { id, name } = brands.byHost(request.hostname);
      return { ...FACTS, brand: { id, name }, requestId: request.id, origin: ORIGIN };
    },
  });
  sites.push(site);
  return site;
}

interface Answered {
  readonly brand: { readonly name: string };
  readonly look: { readonly logo: { readonly src: string; readonly width: number }; readonly font: string | null };
  readonly styles: readonly string[];
}

async function pageOf(site: TestSite, host: string): Promise<Answered> {
  return JSON.parse((await site.app.inject({ url: '/', headers: { host } })).body) as Answered;
}

/** A whole brand of an operator: what it changes and nothing more. */
function writeBrand(id: string, files: Partial<Record<'brand.json' | 'tokens.json' | 'logo.svg', string>> = {}): void {
  const folder = join(operator, id);
  mkdirSync(folder, { recursive: true });
  const shipped = JSON.parse(readFileSync(join(SHIPPED, 'ledger/brand.json'), 'utf8')) as object;
  writeFileSync(
    join(folder, 'brand.json'),
    JSON.stringify({
      ...shipped,
      id,
      name: 'Sixth',
      hosts: [`${id}.example`],
      ...JSON.parse(files['brand.json'] ?? '{}'),
    }),
  );
  const pink = { $value: { colorSpace: 'srgb', components: [0.6, 0, 0.3], hex: '#99004d' } };
  const tokens = { primitive: { $type: 'color', accent: { 700: pink } } };
  writeFileSync(join(folder, 'tokens.json'), files['tokens.json'] ?? JSON.stringify(tokens));
  cpSync(join(SHIPPED, 'pocket/logo.svg'), join(folder, 'logo.svg'));
  if (files['logo.svg'] !== undefined) writeFileSync(join(folder, 'logo.svg'), files['logo.svg']);
}

afterEach(() => {
  rmSync(operator, { recursive: true });
  mkdirSync(operator);
});

test('a sixth brand from a folder has its page, stylesheet and logo under its host', async () => {
  writeBrand('sixth');
  const site = await openSite();
  const page = await pageOf(site, 'sixth.example:3000');
  expect(page.brand.name).toBe('Sixth');
  expect(page.styles).toHaveLength(2);
  const style = await site.app.inject({ url: page.styles[0], headers: { 'accept-encoding': 'gzip, br' } });
  expect(style.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'content-security-policy': FILE_POLICY,
  });
  expect(brotliDecompressSync(style.rawPayload).toString()).toContain('--action:light-dark(#99004d,');
  const logo = await site.app.inject(page.look.logo.src);
  expect([logo.headers['content-type'], logo.body]).toEqual([
    'image/svg+xml',
    readFileSync(join(SHIPPED, 'pocket/logo.svg'), 'utf8'),
  ]);
  expect((await pageOf(site, 'elsewhere.example')).brand.name).toBe('Wayfold');
});

test('the five shipped brands have each a stylesheet and a logo of their own, and fonts that are served', async () => {
  const site = await openSite();
  const hosts = ['localhost', ...['juniper', 'ledger', 'kestrel', 'pocket'].map((id) => `${id}.localhost`)];
  const looks = await Promise.all(hosts.map((host) => pageOf(site, host)));
  expect(new Set(looks.map(({ styles }) => styles[0])).size).toBe(5);
  expect(new Set(looks.map(({ look }) => look.logo.src)).size).toBe(5);
  const fonts = looks.flatMap(({ look }) => look.font ?? []);
  expect(fonts).toHaveLength(4);
  for (const font of fonts) {
    const { headers, rawPayload } = await site.app.inject(font);
    expect([headers['content-type'], headers['content-encoding']]).toEqual(['font/woff2', undefined]);
    expect(rawPayload.length).toBeLessThanOrEqual(30 * 1024);
  }
});

test('an operator replaces a shipped brand', async () => {
  writeBrand('wayfold', { 'brand.json': '{"hosts":["localhost"],"name":"Ours"}' });
  const page = await pageOf(await openSite(), 'localhost');
  expect(page.brand.name).toBe('Ours');
  expect(page.look.font).toBeNull();
});

test('the style of a brand and the sheet of a page are one file, which any server makes', async () => {
  const clientDir = join(operator, 'client');
  mkdirSync(join(clientDir, 'assets'), { recursive: true });
  writeFileSync(join(clientDir, 'assets/entry.css'), '.entry{color:red}');
  writeFileSync(join(operator, 'secret.css'), 'secret');
  const [page, other] = await Promise.all(
    ['wayfold.localhost', 'juniper.localhost'].map(async (host) => pageOf(await openSite({ clientDir }), host)),
  );
  expect(page!.styles).toEqual([expect.stringMatching(/^\/brands\/wayfold\/\w{10}\.entry\.css$/)]);
  expect(other!.styles).not.toEqual(page!.styles);
  const site = await openSite({ clientDir });
  const address = page!.styles[0]!;
  const alone = await site.app.inject(address.replace('.entry', ''));
  for (const encoding of ['br', 'br', 'gzip', 'identity']) {
    const { statusCode, headers, rawPayload } = await site.app.inject({
      url: address,
      headers: { 'accept-encoding': encoding },
    });
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
    expect(headers['content-encoding']).toBe(encoding === 'identity' ? undefined : encoding);
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }[encoding] ?? ((bytes: Buffer) => bytes);
    expect(unpack(rawPayload).toString()).toBe(`${alone.body}.entry{color:red}`);
  }
  // Named by a server whose brand looked otherwise.
  expect((await site.app.inject(address.replace(/\w{10}/, '0123456789'))).body).toContain('.entry{color:red}');
  for (const wrong of ['none.css', '..%2F..%2Fsecret.css', '../../secret.css', 'entry.css.br'])
    expect((await site.app.inject(address.replace('entry.css', wrong))).statusCode, wrong).toBe(404);
  expect((await site.app.inject(address.replace('wayfold', 'nobody'))).statusCode).toBe(404);
});

test('an address that no brand has is not found', async () => {
  const answer = await (await openSite()).app.inject('/brands/wayfold/0000000000.css');
  expect(answer.statusCode).toBe(404);
});

test.each([
  [
    'tokens.json',
    '{"primitive":{"accent":{"701":{"$type":"color","$value":"{primitive.accent.700}"}}}}',
    'primitive.accent.701: there is no such token to change',
  ],
  ['tokens.json', '{', 'JSON'],
  [
    'tokens.json',
    '{"$extensions":{"example.wayfold":{"faces":[{"family":"A","src":"./a.woff2","weight":"400"}]}}}',
    './a.woff2: there is no such font',
  ],
  ['logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>', 'logo.svg: may hold shapes only'],
  ['logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'logo.svg: has no <symbol id="mark"'],
] as const)('a folder with a wrong %s stops the start and says what is wrong where', async (file, text, fault) => {
  writeBrand('sixth', { [file]: text });
  const folder = join(operator, 'sixth');
  await expect(openSite()).rejects.toThrow(`The brand in ${folder} cannot be used:`);
  await expect(openSite()).rejects.toThrow(fault);
});
