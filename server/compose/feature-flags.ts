import { readFileSync, statSync } from 'node:fs';
import type { FastifyRequest } from 'fastify';
import type { Brands } from '#domain/brands';
import {
  addToVisit,
  createFlags,
  type FileSettings,
  type FlagReading,
  FlagsRefused,
  noVisit,
  readFileSettings,
  readSettings,
  type Settings,
  type Visit,
  visitText,
} from '#domain/flags';
import type { Clock, Logger } from '#platform/core';
import { readCookie, SESSION_COOKIE } from '../http/browser-visitor.ts';

/** What a visit to a demo asked for; ends with the browser. */
const VISIT_COOKIE = 'wf-flags';
/** A change of the file counts after this at the latest. */
const LOOK_AFTER_MS = 1_000;

/** The flags of whoever asks, and the cookie that keeps what the address asked for. */
export interface RequestFlags {
  readonly of: (request: FastifyRequest, brand: string) => FlagReading;
  readonly cookieOf: (request: FastifyRequest) => string | null;
}

interface Needs {
  readonly brands: Brands;
  readonly config: { readonly mode: string; readonly flagsFile: string | null };
  readonly clock: Clock;
  readonly log: Logger;
}

/** Throws FlagsRefused where a brand or the operator's file says what no flag can be. */
export function createRequestFlags({ brands, config, clock, log }: Needs): RequestFlags {
  const perBrand = brands.all.map(({ id, flags = {} }) => [id, readSettings(flags, `brand.json of ${id}: flags`)]);
  const flags = createFlags({
    brands: Object.fromEntries(perBrand) as Record<string, Settings>,
    file: openFlagFile(config.flagsFile, { brandIds: brands.all.map(({ id }) => id), clock, log }),
  });
  const demo = config.mode !== 'production';
  return {
    of(request, brand) {
      const sticky = readCookie(request.headers.cookie, SESSION_COOKIE);
      return flags.of({ brand, sticky, visit: demo ? visitOf(request) : noVisit });
    },
    cookieOf(request) {
      if (!demo || askedIn(request) === null) return null;
      const text = encodeURIComponent(visitText(visitOf(request)));
      const end = text === '' ? '; Max-Age=0' : '';
      return `${VISIT_COOKIE}=${text}; Path=/${end}; HttpOnly; Secure; SameSite=Lax`;
    },
  };
}

function visitOf(request: FastifyRequest): Visit {
  const kept = readCookie(request.headers.cookie, VISIT_COOKIE);
  // What cannot be read any more is no complaint of this address.
  const before = kept === null ? noVisit : { ...addToVisit(noVisit, decoded(kept)), refused: [] };
  const asked = askedIn(request);
  return asked === null ? before : addToVisit(before, asked);
}

/** Only a page is asked so; a call may have a field of that name. */
function askedIn({ url, method }: FastifyRequest): string | null {
  if (method !== 'GET' || !url.includes('flags=') || url.startsWith('/i/')) return null;
  return new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('flags');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

interface FileNeeds extends Pick<Needs, 'clock' | 'log'> {
  readonly brandIds: readonly string[];
}

/**
 * The file as it is now: whether it changed is looked at when somebody asks, no more than once a second. A file that cannot be
 * used refuses the start; later it is logged, and the last good one stays.
 */
export function openFlagFile(path: string | null, { brandIds, clock, log }: FileNeeds): () => FileSettings {
  if (path === null) {
    const nothing: FileSettings = { all: {}, brands: {} };
    return () => nothing;
  }
  let stamp = stampOf(path);
  let settings = readFlagFile(path, brandIds);
  let looked = clock.now().getTime();
  return () => {
    const now = clock.now().getTime();
    if (now - looked < LOOK_AFTER_MS) return settings;
    looked = now;
    const found = stampOf(path);
    if (found === stamp) return settings;
    stamp = found;
    try {
      settings = readFlagFile(path, brandIds);
      log.info('feature flags were read again', { file: path });
    } catch (error) {
      log.error('feature flags stay as they were', { file: path, error: (error as Error).message });
    }
    return settings;
  };
}

function readFlagFile(path: string, brandIds: readonly string[]): FileSettings {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new FlagsRefused([`${path}: ${(error as Error).message}`]);
  }
  return readFileSettings(json, path, brandIds);
}

/** Changes with every save; a file that is not there has one too. */
function stampOf(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat ? `${stat.mtimeMs} ${stat.size} ${stat.ino}` : 'none';
}
