import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { BrandRefused } from '#domain/brands';
import type { Facts } from '../../web/facts.ts';
import type { BrandFolder } from '../compose/brands.ts';
import { HttpRefusal } from '../http/errors.ts';
import { packingFor } from '../http/packing.ts';
import { readLogo } from './brand-logo.ts';
import type { PageBundle } from './bundle.ts';

/** How a brand looks, as addresses. */
export interface BrandLook {
  readonly style: string;
  readonly look: Facts['look'];
}

export interface BrandFiles {
  /** Of a brand that `brand.json` files named; read again each time in development. */
  of(id: string): Promise<BrandLook>;
  /** The style of a brand and the one sheet of a page as one file: a phone asks once before the first paint. */
  withSheet(style: string, styles: readonly string[]): readonly string[];
  find(address: string): BrandFile | undefined;
}

interface BrandFile {
  readonly type: string;
  readonly bytes: Buffer;
  /** Made when first asked for; a font is packed already. */
  readonly packed: ((packing: 'br' | 'gzip') => Promise<Buffer>) | null;
}

type Build = Awaited<ReturnType<PageBundle['entry']>>['buildBrand'];

const PACKAGES = join(import.meta.dirname, '../../node_modules');
/** A display face is an extra: it must be there before the first paint or it is not shown at all. */
const MOST_FONT_BYTES = 30 * 1024;

/** Reads tokens, logo and fonts of every brand and throws BrandRefused where one cannot be used. */
export async function openBrandFiles(bundle: PageBundle, folders: readonly BrandFolder[]): Promise<BrandFiles> {
  const files = new Map<string, BrandFile>();
  const folderOf = new Map(folders.map(({ brand, folder }) => [brand.id, folder]));
  const read = async (id: string): Promise<BrandLook> => {
    const { buildBrand } = await bundle.entry();
    return readLook(id, folderOf.get(id) ?? '', buildBrand, files);
  };
  const looks = new Map<string, BrandLook>();
  // Under development each page reads it again.
  if (!bundle.dev) for (const id of folderOf.keys()) looks.set(id, await read(id));
  const joined = joiner((id) => files.get(looks.get(id)?.style ?? ''), bundle.built?.clientDir);
  return {
    async of(id) {
      return looks.get(id) ?? read(id);
    },
    withSheet(style, styles) {
      const [sheet = ''] = styles;
      const [, name] = SHEET.exec(sheet) ?? [];
      return bundle.built && styles.length === 1 && name ? [style.replace(/css$/, name)] : [style, ...styles];
    },
    find: (address) => files.get(address) ?? joined(address),
  };
}

const SHEET = /^\/assets\/([\w-]+\.css)$/;
/** As `withSheet` writes it: brand, hash of its style, name of a sheet of the build. */
const JOINED = /^\/brands\/([\w-]+)\/[0-9a-f]{10}\.([\w-]+\.css)$/;

/**
 * Finds the style of a brand joined with a sheet of a page. Whichever server is asked makes it, for another one may have named it;
 * a style that changed since is the present one.
 */
function joiner(styleOf: (id: string) => BrandFile | undefined, clientDir: string | undefined) {
  const made = new Map<string, BrandFile>();
  return (address: string): BrandFile | undefined => {
    const [, id = '', sheet = ''] = JOINED.exec(address) ?? [];
    const known = made.get(`${id} ${sheet}`);
    const style = styleOf(id);
    if (known || !style || clientDir === undefined) return known;
    const path = join(clientDir, 'assets', sheet);
    if (!existsSync(path)) return undefined;
    const bytes = Buffer.concat([style.bytes, readFileSync(path)]);
    const file = { ...style, bytes, packed: quickPacker(bytes) };
    made.set(`${id} ${sheet}`, file);
    return file;
  };
}

function readLook(id: string, folder: string, build: Build, files: Map<string, BrandFile>): BrandLook {
  const bytesOf = (name: string): Buffer => {
    const path = join(folder, name);
    if (!existsSync(path)) throw new TypeError(`${name}: there is no such file`);
    return readFileSync(path);
  };
  const add = (ending: string, type: string, bytes: Buffer): string => {
    const address = addressOf(id, bytes, ending);
    if (!files.has(address)) files.set(address, { type, bytes, packed: ending === 'woff2' ? null : packer(bytes) });
    return address;
  };
  try {
    const tokens: unknown = JSON.parse(bytesOf('tokens.json').toString('utf8'));
    const fontAddress = (src: string): string => add('woff2', 'font/woff2', fontBytes(folder, src));
    const { css, preload } = build({ tokens, where: 'tokens.json', fontAddress });
    const logo = bytesOf('logo.svg');
    add('svg', 'image/svg+xml', logo);
    return {
      style: add('css', 'text/css; charset=utf-8', Buffer.from(css)),
      look: { logo: logoFrom(id, logo), font: preload },
    };
  } catch (fault) {
    const text = fault instanceof Error ? fault.message : String(fault);
    throw new BrandRefused(`The brand in ${folder} cannot be used:\n  ${text}`, { cause: fault });
  }
}

function addressOf(id: string, bytes: Buffer, ending: string): string {
  return `/brands/${id}/${createHash('sha256').update(bytes).digest('hex').slice(0, 10)}.${ending}`;
}

function logoFrom(id: string, svg: Buffer): { readonly src: string; readonly width: number } {
  return { src: addressOf(id, svg, 'svg'), width: readLogo(svg.toString('utf8')).width };
}

/** The logo of a brand for the pages of others; the address is answered on every host. */
export function logoIn({ brand, folder }: BrandFolder): { readonly src: string; readonly width: number } {
  return logoFrom(brand.id, readFileSync(join(folder, 'logo.svg')));
}

/** A face of the brand's own folder, or of an installed package. */
function fontBytes(folder: string, src: string): Buffer {
  const path = src.startsWith('./') ? join(folder, src) : join(PACKAGES, src);
  if (!existsSync(path)) throw new TypeError(`tokens.json: ${src}: there is no such font`);
  const bytes = readFileSync(path);
  if (bytes.toString('latin1', 0, 4) !== 'wOF2') throw new TypeError(`tokens.json: ${src}: is not a woff2 font`);
  if (bytes.length > MOST_FONT_BYTES) {
    throw new TypeError(`tokens.json: ${src}: has ${bytes.length} bytes, at most ${MOST_FONT_BYTES} are allowed`);
  }
  return bytes;
}

const PACKERS = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};

function packer(bytes: Buffer): (packing: 'br' | 'gzip') => Promise<Buffer> {
  const done: Partial<Record<'br' | 'gzip', Promise<Buffer>>> = {};
  return (packing) => (done[packing] ??= PACKERS[packing](bytes));
}

const quickly = (bytes: Buffer) =>
  promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });

/** Packing a whole sheet well takes a fifth of a second: who asks first does not wait for it. */
function quickPacker(bytes: Buffer): (packing: 'br' | 'gzip') => Promise<Buffer> {
  const best = packer(bytes);
  let packed: Buffer | undefined;
  return async (packing) => {
    if (packing === 'gzip') return best('gzip');
    if (packed) return packed;
    packed = await quickly(bytes);
    const first = packed;
    void best('br').then((small) => (packed = small));
    return first;
  };
}

/** `/brands/<id>/<hash>.css` and its neighbours: the name holds a hash, so an answer is good for ever. */
export function registerBrandFiles(app: FastifyInstance, files: BrandFiles): void {
  const config = { limit: 'none', reads: 'because the file is looked up in a list' } as const;
  app.get('/brands/*', { config }, async (request, reply) => {
    const file = files.find(request.url);
    if (!file) throw new HttpRefusal(404, 'NOT_FOUND', 'No such file of a brand');
    reply.type(file.type).header('cache-control', 'public, max-age=31536000, immutable');
    if (!file.packed) return reply.send(file.bytes);
    reply.header('vary', 'accept-encoding');
    const packing = packingFor(request.headers['accept-encoding'], ['br', 'gzip']);
    if (packing !== 'br' && packing !== 'gzip') return reply.send(file.bytes);
    return reply.header('content-encoding', packing).send(await file.packed(packing));
  });
}
