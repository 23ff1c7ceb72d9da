import { join } from 'node:path';
import type { Brands } from '#domain/brands';
import { createVisitorSessions, type VisitorSessions } from '#domain/identity';
import type { Ctx } from '#domain/kernel';
import type { MailLook } from '#domain/notifications';
import { systemClock } from '#platform/clock';
import { type Cache, createCache } from '#platform/cache';
import type { Config } from '#platform/config';
import type { Mailer } from '#platform/core';
import type { OpenDatabase } from '#platform/database';
import { createFileStore, type FileStore } from '#platform/files';
import { createIds } from '#platform/ids';
import { createMailer } from '#platform/mail';
import { cryptoRandom } from '#platform/random';
import { createSpeak, readCatalogs, type Speak } from '#platform/words';
import { createSealer } from '#platform/sealing';
import { withStandIns } from '#platform/sign-in-providers';
import type { Beginning } from './begin.ts';
import { type BrandFolder, brandsOf, readBrandFolders } from './brands.ts';
import { mailLooks } from './mail-looks.ts';

const WORDS = join(import.meta.dirname, '../../dist/words');

/** What every part stands on. */
export interface Foundation extends Pick<Ctx, 'clock' | 'ids' | 'random' | 'sealer' | 'log' | 'db'> {
  readonly config: Config;
  readonly database: OpenDatabase;
  readonly cache: Cache;
  readonly mailer: Mailer;
  readonly files: FileStore;
  readonly sessions: VisitorSessions;
  readonly speak: Speak;
  readonly brands: Brands;
  readonly brandFolders: readonly BrandFolder[];
  readonly mailLook: (brand: string) => MailLook;
}

export async function layFoundation({ config: given, log, opening }: Beginning): Promise<Foundation> {
  const config = withStandIns(given);
  const brandFolders = readBrandFolders(config.brandsDir);
  const brands = brandsOf(brandFolders);
  const clock = systemClock;
  const random = cryptoRandom;
  const ids = createIds({ clock, random });
  const sealer = createSealer(config.secretKeys);
  const [cache, database] = await Promise.all([createCache({ config, clock, log }), opening]);
  const mailer = createMailer({ config, clock, log });
  const db = database.database;
  const sessions = createVisitorSessions({ db, clock, ids, random });
  const speak = createSpeak(readCatalogs(WORDS));
  return {
    speak,
    brands,
    brandFolders,
    mailLook: mailLooks(brandFolders),
    config,
    clock,
    random,
    sealer,
    ids,
    log,
    cache,
    mailer,
    files: createFileStore({ config, log }),
    database,
    db,
    sessions,
  };
}
