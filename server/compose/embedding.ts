import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '#contract/core';
import { frames, isFramePage, type Operation } from '#contract/frames';
import { places } from '#contract/places';
import { search } from '#contract/search';
import type { Brand, Brands } from '#domain/brands';
import {
  FRAME_CALLS,
  frameAt,
  operationTable,
  type Partner,
  PartnersRefused,
  reportFrame,
  sanitiseSvg,
} from '#domain/embedding';
import { localeOfPrefix } from '#domain/locale';
import type { Config } from '#platform/config';
import type { Frame as FrameFact } from '../../web/facts.ts';
import { bind } from '../http/binding.ts';
import { HttpRefusal } from '../http/errors.ts';
import { type FrameOf } from '../http/security.ts';
import { demoHost, demoPartnerOf } from './demo-host.ts';
import type { Part } from './part.ts';

const HOST_SCRIPT = join(import.meta.dirname, '../../dist/embed/v1.js');
/** What a partner's operations may name. */
const CALLS: readonly Call[] = [...Object.values(places), ...Object.values(search)].filter(isCall);

/** A page in a partner's site, as the address says it. */
export interface Frame {
  readonly partner: Partner;
  /** `/embed/news`, behind the locale where the address begins with one. */
  readonly base: string;
  readonly fact: FrameFact;
}

export interface Embedding {
  readonly part: Part;
  readonly frameOf: FrameOf;
  /** The frame that the address of a page names. */
  readonly frameIn: (brand: Brand, url: string) => Frame | null;
}

interface Needs {
  readonly brands: Brands;
  readonly config: Pick<Config, 'mode' | 'baseUrl'>;
  /** By brand id. */
  readonly partners: ReadonlyMap<string, readonly Partner[]>;
}

/** Who may show our pages in a frame, and what such a page may do. Throws PartnersRefused where a partner reaches too far. */
export function createEmbedding({ brands, config, partners }: Needs): Embedding {
  const known = knownFrames({ brands, config, partners });
  const pseudo = config.mode !== 'production';

  function find(brand: Brand, url: string): { frame: Frame; page: string } | null {
    const path = url.split('?', 1)[0] ?? '';
    const [, segment = ''] = path.split('/', 2);
    const prefix = localeOfPrefix(segment, { pseudo }) === null ? '' : `/${segment}`;
    const at = frameAt(path.slice(prefix.length));
    const made = at && known.get(`${brand.id} ${at.id}`);
    return made ? { frame: { ...made, base: prefix + made.base }, page: at.page } : null;
  }

  return {
    frameIn: (brand, url) => find(brand, url)?.frame ?? null,
    frameOf: once((request) => {
      const brand = brands.byHost(request.hostname);
      const call = isCallPath(request.url);
      const found = find(brand, call ? refererPath(request) : request.url);
      if (!found) return null;
      const nothing = !call && !isFramePage(found.page);
      return {
        ancestors: found.frame.partner.origins,
        mayCall: (name) => !nothing && FRAME_CALLS.has(name),
      };
    }),
    part: {
      bindings: [bind(frames.report, reportFrame)],
      routes(app) {
        serveHostScript(app);
        serveIcons(app, (request, id) => known.get(`${brands.byHost(request.hostname).id} ${id}`)?.icon ?? null);
        if (config.mode === 'demo') demoHost(app, config.baseUrl);
      },
    },
  };
}

interface KnownFrame extends Frame {
  readonly icon: string | null;
}

function knownFrames({ brands, config, partners }: Needs): ReadonlyMap<string, KnownFrame> {
  const demo = config.mode === 'demo' ? demoPartnerOf(config.baseUrl) : null;
  const listed = brands.all.flatMap((brand, at) => {
    const own = partners.get(brand.id) ?? [];
    const withDemo = demo && at === 0 && own.every(({ id }) => id !== demo.id) ? [...own, demo] : own;
    return withDemo.map((partner) => [`${brand.id} ${partner.id}`, knownFrame(partner)] as const);
  });
  return new Map(listed);
}

function knownFrame(partner: Partner): KnownFrame {
  const { id, origins, presentation } = partner;
  const icon = presentation.icon === undefined ? null : sanitiseSvg(presentation.icon);
  if (presentation.icon !== undefined && icon === null) {
    throw new PartnersRefused(`The icon of the partner ${id} is no drawing that can be used`);
  }
  const operations: readonly Operation[] = operationTable(partner, CALLS);
  const base = `/embed/${id}`;
  const fact = { partner: id, name: presentation.name, icon: icon && `${base}/icon.svg`, origins, operations };
  return { partner, base, fact, icon };
}

/** The script that a partner's page loads. Its name holds its version: what it promises stays as it is. */
function serveHostScript(app: FastifyInstance): void {
  let script: Buffer | undefined;
  const config = { limit: 'none', reads: 'because it is one script for everybody' } as const;
  app.get('/embed/v1.js', { config }, async (_request, reply) => {
    script ??= readFileSync(HOST_SCRIPT);
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .header('access-control-allow-origin', '*')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(script);
  });
}

function serveIcons(app: FastifyInstance, iconOf: (request: FastifyRequest, id: string) => string | null): void {
  const icons = { config: { limit: 'none', reads: 'because the partner is looked up in a list' } } as const;
  app.get<{ Params: { partner: string } }>('/embed/:partner/icon.svg', icons, async (request, reply) => {
    const icon = iconOf(request, request.params.partner);
    if (icon === null) throw new HttpRefusal(404, 'NOT_FOUND', 'No such icon');
    return reply.type('image/svg+xml').header('cache-control', 'public, max-age=3600').send(icon);
  });
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

function isCallPath(url: string): boolean {
  return /^\/(i|s|api)\//.test(url);
}

/** A browser names the page that makes a call; for a call of our own origin with its whole path. */
function refererPath({ headers: { referer } }: FastifyRequest): string {
  return referer !== undefined && URL.canParse(referer) ? new URL(referer).pathname : '';
}

function once(of: FrameOf): FrameOf {
  const known = new WeakMap<FastifyRequest, ReturnType<FrameOf>>();
  return (request) => {
    const found = known.get(request);
    if (found !== undefined) return found;
    const made = of(request);
    known.set(request, made);
    return made;
  };
}
