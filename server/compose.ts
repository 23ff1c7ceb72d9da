import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type FooterDeps, type FooterNetwork, privacyMenu } from '#domain/footer';
import { hasPasskey } from '#domain/identity';
import { liveAmong } from '#platform/config';
import { createJobRunner, type JobRunner } from '#platform/jobs';
import { housePopularity, type HouseWorld, levyingCity, loadHouseWorld, quarterName } from '#supply/house';
import { auditPart } from './compose/audit.ts';
import { bookingPart, heldInCart } from './compose/booking.ts';
import { dataSubjectPart } from './compose/data-subject.ts';
import { demoAccountsPart, refuseDemoAccounts } from './compose/demo-accounts.ts';
import { devPart } from './compose/dev.ts';
import type { Beginning } from './compose/begin.ts';
import { consentOf } from './compose/consent.ts';
import { createRequestFlags } from './compose/feature-flags.ts';
import { originOf } from './compose/brand-site.ts';
import { footersOf, partnersOf } from './compose/brands.ts';
import { createEmbedding, type Embedding } from './compose/embedding.ts';
import { feedbackPart } from './compose/feedback.ts';
import { busyCities, homeCities } from './compose/busy-cities.ts';
import { filesPart } from './compose/files.ts';
import { footerNetwork, footerPart } from './compose/footer.ts';
import { layFoundation, type Foundation } from './compose/foundation.ts';
import type { Part } from './compose/part.ts';
import { identityAccountPart } from './compose/identity-account.ts';
import { identityPages, identityPart } from './compose/identity.ts';
import { identityProvidersPart } from './compose/identity-providers.ts';
import { passkeysPart } from './compose/passkeys.ts';
import { twoFactorPart } from './compose/two-factor.ts';
import { inboxPart } from './compose/inbox.ts';
import { pickersPart } from './compose/pickers.ts';
import { createLocalNames, inReadersNames } from './compose/local-names.ts';
import { marketingPart, masterOrigin } from './compose/marketing.ts';
import { type MeasuringNeeds, measuringPart } from './compose/measuring.ts';
import { newsPart } from './compose/news.ts';
import { placesPart, type PlacesPart } from './compose/places.ts';
import { ratesPart } from './compose/rates.ts';
import { policyReportsPart } from './compose/policy-reports.ts';
import { createReader } from './compose/reader.ts';
import { searchPart } from './compose/search.ts';
import { searchPlaces } from './compose/search-places.ts';
import { searchStore } from './compose/search-store.ts';
import { securityTxtPart } from './compose/security-txt.ts';
import { sessionPart } from './compose/session.ts';
import { whereSignInIsOpen } from './compose/sign-in-gate.ts';
import { statePart, type StateNeeds } from './compose/state.ts';
import { openSuppliers, SUPPLIER_PARTS } from './compose/suppliers.ts';
import { systemPart } from './compose/system.ts';
import { textsPart } from './compose/texts.ts';
import { travelersPart } from './compose/travelers.ts';
import { buildApp } from './http/app.ts';
import { visitorFrom } from './http/browser-visitor.ts';
import { limitsBy } from './http/limits.ts';
import { speakWith } from './http/words.ts';
import { logoIn } from './ssr/brand-files.ts';
import { openBuild, type PageBundle } from './ssr/bundle.ts';
import { openDev } from './ssr/dev.ts';

const ROOT = join(import.meta.dirname, '..');

export interface Composed {
  readonly app: FastifyInstance;
  readonly foundation: Foundation;
  readonly runner: JobRunner;
  /** To be called once the site listens; until it is done `/readyz` says so. */
  warmUp(): Promise<void>;
  /** Ends requests, jobs, parts and the database, in this order. */
  close(): Promise<void>;
}

/** The only wiring: each part is one function in `compose/`, and says which calls, streams and jobs it answers. */
export async function compose(beginning: Beginning, { dev = false } = {}): Promise<Composed> {
  // None of the others needs the database, which is opening on its own thread meanwhile.
  const [built, places, world, foundation] = await Promise.all([
    dev ? null : openBuild(ROOT),
    placesPart(beginning.config.dataDir),
    loadHouseWorld(join(ROOT, 'dist')),
    layFoundation(beginning),
  ]);
  await refuseDemoAccounts(foundation);
  const embedding = createEmbedding({ ...foundation, partners: partnersOf(foundation.brandFolders) });
  let bundle: PageBundle | null = built;
  const entry = async () => {
    if (!bundle) throw new TypeError('Asked for a page before there were any');
    return bundle.entry();
  };
  const { parts: own, isCurrency } = await composeParts(foundation, {
    places,
    world,
    pageAt: async () => (await entry()).pageAt,
    isPageId: async (id) => (await entry()).isPageId(id),
  });
  const demo = demoAccountsPart(foundation, () => own.flatMap(({ bindings = [] }) => bindings));
  const parts = [...own, embedding.part, demo];
  const runner = buildRunner(foundation, parts);
  const warmth = createWarmth(parts);
  const app = await buildHttp(foundation, parts, {
    isCurrency,
    embedding,
    pages: async (to) => (bundle ??= openDev(ROOT, to, { dataDir: beginning.config.dataDir, log: foundation.log })),
    ready: async () => {
      await foundation.database.check();
      return warmth.reached();
    },
  });
  return {
    app,
    foundation,
    runner,
    warmUp: () => warmth.begin(),
    async close() {
      await app.close();
      await runner.stop();
      for (const part of parts.toReversed()) await part.stop?.();
      await foundation.cache.close();
      await foundation.database.close();
    },
  };
}

function createWarmth(parts: readonly Part[]) {
  let warm = false;
  return {
    reached: () => warm,
    async begin() {
      await Promise.all(parts.map(async (part) => part.warmUp?.()));
      warm = true;
    },
  };
}

interface Sources extends Pick<StateNeeds, 'pageAt'>, Pick<MeasuringNeeds, 'isPageId'> {
  readonly places: PlacesPart;
  readonly world: HouseWorld;
}

async function composeParts(foundation: Foundation, { places, world, pageAt, isPageId }: Sources) {
  const { suppliers: names } = foundation.config;
  const sold = await openSuppliers(names, SUPPLIER_PARTS, { foundation, world, places: places.places });
  const isCurrency = (code: string) => world.fares.rates.currencies.has(code);
  const localise = createLocalNames({ places: places.places, speak: foundation.speak, quarterName, levyingCity });
  const busy = busyOf(places, world);
  const search = searchPart(foundation, {
    localise,
    homeOf: (country) => busy().homes.get(country),
    sources: sold.sources,
    store: searchStore(foundation.cache, foundation.config.valkeyUrl !== null),
    places: searchPlaces(places.places),
    placeName: (id, lang) => places.places.resolvePlace(id, lang)?.place.name,
    cityOf: (codeOrId) => places.places.cityOf(codeOrId)?.place,
    rates: world.fares.rates,
    horizonDays: sold.horizonDays,
    heldBy: heldInCart,
  });
  const booking = bookingPart(foundation, { suppliers: sold.suppliers, searches: search.searches, localise });
  const rates = ratesPart({
    ...foundation,
    demo: world.fares.rates,
    live: liveAmong(names).length > 0,
  });
  const footers = footersOf(foundation.brandFolders);
  const parts: readonly Part[] = [
    sessionPart(foundation),
    ...signInParts(foundation),
    inboxPart(foundation),
    systemPart(),
    securityTxtPart(foundation),
    policyReportsPart(foundation),
    auditPart(foundation),
    dataSubjectPart(foundation),
    places,
    ...sold.parts,
    { ...search, bindings: inReadersNames(search.bindings, localise) },
    { ...booking, bindings: inReadersNames(booking.bindings, localise) },
    rates,
    pickersPart({
      rates: world.fares.rates,
      ratesView: rates.view,
      https: foundation.config.baseUrl.startsWith('https:'),
    }),
    footerOf(foundation, { footers, network: () => busy().network }),
    statePart({ ...foundation, pageAt, privacyMenu: privacyMenu({ footerOf: footers }) }),
    measuringPart({ ...foundation, isPageId }),
    marketingPart(foundation),
    textsPart(foundation),
    feedbackPart(foundation),
    newsPart(foundation),
    travelersPart(foundation),
    devPart(foundation),
  ];
  return { parts, isCurrency };
}

/** What is flown most, counted when it is first asked for. */
function busyOf({ places }: PlacesPart, { timetable }: HouseWorld) {
  let found: { readonly network: FooterNetwork; readonly homes: ReadonlyMap<string, string> } | undefined;
  return () => {
    if (found) return found;
    const popularity = housePopularity(timetable);
    const cities = busyCities(popularity, places);
    found = { network: footerNetwork(popularity, cities, places), homes: homeCities(cities) };
    return found;
  };
}

function footerOf(
  { brands, brandFolders, config }: Foundation,
  { footers, network }: { readonly footers: FooterDeps['footerOf']; readonly network: () => FooterNetwork },
): Part {
  const logos = new Map(brandFolders.map((folder) => [folder.brand.id, logoIn(folder)]));
  return footerPart({
    brands,
    footerOf: footers,
    originOf: (id) => originOf(brands.byId(id), brands, config.baseUrl),
    logoOf: (id) => logos.get(id) ?? null,
    network,
  });
}

function buildRunner({ db, clock, log }: Foundation, parts: readonly Part[]): JobRunner {
  return createJobRunner({
    database: db,
    clock,
    log,
    handlers: Object.assign({}, ...parts.map((part) => part.jobs ?? {})) as NonNullable<Part['jobs']>,
    crons: parts.flatMap((part) => part.crons ?? []),
  });
}

interface HttpParts {
  readonly pages: (app: FastifyInstance) => Promise<PageBundle>;
  readonly ready: () => Promise<boolean>;
  readonly isCurrency: (code: string) => boolean;
  readonly embedding: Embedding;
}

async function buildHttp(foundation: Foundation, parts: readonly Part[], own: HttpParts): Promise<FastifyInstance> {
  const { config, brands, brandFolders, sessions, random, ids, log, cache, speak } = foundation;
  speakWith(speak);
  const flags = createRequestFlags(foundation);
  const reader = createReader(foundation, {
    brands,
    flags,
    frameIn: own.embedding.frameIn,
    isCurrency: own.isCurrency,
    consentOf: (request) => consentOf(request),
    identity: identityPages(config),
  });
  return buildApp({
    pages: own.pages,
    ready: own.ready,
    frameOf: own.embedding.frameOf,
    parts,
    origins: new Set(brands.all.map((brand) => originOf(brand, brands, config.baseUrl))),
    publicUrl: config.baseUrl,
    https: config.baseUrl.startsWith('https:'),
    trustProxy: config.trustProxy,
    visitorOf: (cookie, jar) => visitorFrom(cookie, { sessions, keys: config.secretKeys, random }, jar),
    ctxOf: reader.ctxOf,
    factsOf: reader.factsOf,
    brandFolders,
    visitCookieOf: flags.cookieOf,
    marketingOrigin: masterOrigin(foundation),
    googleOrigin: config.signIn.google?.issuer ?? null,
    localeOf: reader.localeOf,
    log,
    newRequestId: ids.uuid,
    limit: limitsBy((key, rate) => cache.limit(key, rate)),
  });
}

/** The ways in, for brands that have them. */
function signInParts(foundation: Foundation): Part[] {
  const parts = [
    identityPart(foundation),
    identityProvidersPart(foundation),
    passkeysPart(foundation),
    twoFactorPart(foundation),
    identityAccountPart(foundation, hasPasskey),
    filesPart(foundation),
  ];
  return parts.map((part) => whereSignInIsOpen(foundation.brands, part));
}
