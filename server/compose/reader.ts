import type { FastifyRequest } from 'fastify';
import { accountPathOf, allowsSignIn, type Brand, type Brands, brandText, placeOfSaleOf } from '#domain/brands';
import type { FlagReading } from '#domain/flags';
import type { BrowserSession, SignedIn } from '#domain/identity';
import type { Ctx } from '#domain/kernel';
import { consentNotAsked } from '#domain/privacy';
import { chooseLocale, type LocaleChoice, localeOfPrefix } from '#domain/locale';
import { FLAGS } from '#contract/flags';
import { type Consent, CONSENT_CATEGORIES } from '#contract/privacy';
import { addressOf } from '../http/address.ts';
import { type Choices, choicesIn } from '../http/choices.ts';
import type { Random } from '#platform/core';
import type { Facts } from '../../web/facts.ts';
import type { ReaderFacts } from '../ssr/pages.ts';
import type { Visitor } from '../http/visitor.ts';
import type { RequestFlags } from './feature-flags.ts';
import { actorOf } from './actor-of.ts';
import { brandSupport, originOf } from './brand-site.ts';
import { chromeOf } from './chrome.ts';
import type { Embedding, Frame } from './embedding.ts';
import type { Foundation } from './foundation.ts';
import type { IdentityPages } from './sign-in.ts';

/** How a page in a browser says its language when it asks for data: a call has no prefix. */
const LOCALE_HEADER = 'x-locale';
/** First segment, after a locale, of the pages as they stand inside a partner's site, [2.4-05]. */
const AOS = 'aos';

/** Who reads, in which brand, language and currency: for verbs as `Ctx`, for pages as `Facts`. */
export interface Reader {
  readonly localeOf: (request: FastifyRequest) => string;
  readonly ctxOf: (request: FastifyRequest, visitor: Visitor) => Promise<Ctx>;
  /** `session`: of the browser, where it has one. */
  readonly factsOf: (request: FastifyRequest, session?: BrowserSession | null) => ReaderFacts;
}

type Presentation = Facts['chrome']['presentation'];

interface Reading extends LocaleChoice {
  /** For who is signed in, or nobody: what was chosen in this browser, else by the account, else of the site. */
  readonly currencyFor: (account: Pick<SignedIn, 'currency'> | null) => string;
  readonly brand: Brand;
  /** `/de` where the address begins with it, `/aos` or `/de/aos` inside a partner's site, `/embed/news` in its frame, else empty. */
  readonly base: string;
  readonly presentation: Presentation;
  readonly frame: Frame | null;
  readonly closedBanner: string | null;
  readonly origin: string;
  readonly flags: FlagReading;
  readonly consent: Consent;
  readonly drawer: Choices['drawer'];
  readonly theme: Choices['theme'];
  readonly identity: IdentityPages | null;
  readonly extras: Facts['extras'];
}

interface ReaderDeps {
  readonly brands: Brands;
  readonly flags: Pick<RequestFlags, 'of'>;
  readonly frameIn?: Embedding['frameIn'] | undefined;
  /** Whether prices can be asked in it. */
  readonly isCurrency: (code: string) => boolean;
  /** What whoever asks has agreed to. */
  readonly consentOf: (request: FastifyRequest) => Consent;
  /** Left out where nobody can have an account. */
  readonly identity?: IdentityPages;
}

export function createReader(foundation: Foundation, deps: ReaderDeps): Reader {
  const { brands, flags, frameIn, isCurrency, consentOf, identity = null } = deps;
  const { config } = foundation;
  const demo = config.mode !== 'production';
  const known = new WeakMap<FastifyRequest, Reading>();

  function read(request: FastifyRequest): Reading {
    const brand = (demo && shownBrand(request.url, brands)) || brands.byHost(request.hostname);
    const [, segment = '', next] = (request.url.split('?', 1)[0] ?? '').split('/', 3);
    const prefix = localeOfPrefix(segment, { pseudo: demo });
    const chosen = choicesIn(request.headers.cookie);
    const said = request.headers[LOCALE_HEADER];
    const choice = chooseLocale({
      prefix: prefix ?? (typeof said === 'string' ? said : null),
      chosen: chosen.locale,
      accepted: request.headers['accept-language'] ?? null,
      brand,
      pseudo: demo,
    });
    const frame = frameIn?.(brand, request.url) ?? null;
    const inside = (prefix === null ? segment : next) === AOS ? 'aos' : 'site';
    const presentation: Presentation = frame ? 'frame' : inside;
    const asked = flags.of(request, brand.id);
    // In a partner's frame nobody is asked for anything.
    const consent = frame ? consentNotAsked : consentOf(request);
    return {
      ...choice,
      brand,
      base: frame?.base ?? (prefix === null ? '' : `/${segment}`) + (presentation === 'aos' ? `/${AOS}` : ''),
      presentation,
      frame,
      closedBanner: chosen.closedBanner,
      currencyFor: (account) =>
        [chosen.currency, account?.currency, choice.currency].find((each) => each && isCurrency(each)) ||
        brand.currency,
      origin: originOf(brand, brands, config.baseUrl),
      flags: asked,
      consent,
      drawer: chosen.drawer,
      theme: chosen.theme,
      identity: allowsSignIn(brand) ? identity : null,
      extras: presentation === 'site' ? extrasOf(asked.changed, consent, foundation.random) : undefined,
    };
  }

  const readingOf = (request: FastifyRequest): Reading => {
    const found = known.get(request) ?? read(request);
    known.set(request, found);
    return found;
  };

  return {
    localeOf: (request) => readingOf(request).locale,
    ctxOf: (request, visitor) => ctxFor(foundation, readingOf(request), request, visitor),
    factsOf: (request, session = null) => factsFrom(foundation, readingOf(request), { requestId: request.id, session }),
  };
}

interface Visit {
  readonly requestId: string;
  readonly session: BrowserSession | null;
}

function factsFrom({ brands, config, clock }: Foundation, reading: Reading, visit: Visit): ReaderFacts {
  const { requestId, session } = visit;
  const { brand, locale, lang, dir, country, base, presentation, frame, origin, flags, consent } = reading;
  const extras = mayAskToReturn(reading, session) ? { ...reading.extras, returning: true as const } : reading.extras;
  const agreed = CONSENT_CATEGORIES.filter((each) => each !== 'strictlyNecessary' && consent.allows(each));
  return {
    locale,
    lang,
    dir,
    country,
    currency: reading.currencyFor(readsAs(reading, session)),
    base,
    brand: brandFacts(brand, locale),
    ...(Object.keys(flags.changed).length > 0 && { flags: flags.changed }),
    ...(agreed.length > 0 && { consent: agreed }),
    ...(extras && { extras }),
    chrome: {
      ...chromeOf(brand, {
        locale,
        presentation,
        protocol: new URL(origin).protocol,
        support: brandSupport(brand, locale, { brands, config }),
        flags: flags.changed,
        closedBanner: reading.closedBanner,
        drawer: reading.drawer,
        identity: reading.identity,
        // Inside another site accounts are that site's; where sign-in is closed nobody is signed in, [5-07b].
        session: presentation === 'site' && reading.identity ? session : null,
      }),
      ...(frame && { frame: frame.fact }),
    },
    ...accountFacts(brand),
    mode: config.mode === 'production' ? 'production' : 'demo',
    theme: frame ? (frame.partner.presentation.theme ?? 'system') : reading.theme,
    now: clock.now().toISOString(),
    requestId,
    origin,
  };
}

/** Whose choices count: half a sign-in is nobody, and where sign-in is closed everybody is. */
function readsAs({ identity }: Reading, session: BrowserSession | null): SignedIn | null {
  const account = session?.account;
  return identity && account && !account.half && account.confirmed ? account : null;
}

/** Somebody was signed in in this browser and nobody is now, on a site where one can, [4-07b]. */
function mayAskToReturn({ presentation, identity, flags }: Reading, session: BrowserSession | null): boolean {
  const seconds = flags.changed['account.promptSeconds'] ?? FLAGS['account.promptSeconds'].default;
  return presentation === 'site' && identity !== null && seconds > 0 && session?.known === true && !session.account;
}

/**
 * Only where there is something: the script that looks for it is not fetched for nothing. Whether a browser is in the share that
 * is looked at for a blocker is decided here, once a page; the browser keeps the first decision.
 */
function extrasOf(flags: FlagReading['changed'], consent: Consent, random: Random): Facts['extras'] {
  const percent = flags['measuring.adBlockPercent'] ?? 0;
  const extras = {
    ...((flags['seasonal.logoCycle'] || flags['seasonal.confetti'] || (flags['seasonal.snow'] ?? 0) > 0) && {
      seasonal: true as const,
    }),
    ...(percent > 0 && consent.allows('analytical') && { adBlock: random.next() * 100 < percent }),
  };
  return Object.keys(extras).length > 0 ? extras : undefined;
}

function brandFacts({ id, name, front }: Brand, locale: string): ReaderFacts['brand'] {
  if (!front) return { id, name };
  return { id, name, front: { title: brandText(front.title, locale), lead: brandText(front.lead, locale) } };
}

function accountFacts(brand: Brand): Pick<ReaderFacts, 'accountPath'> {
  const accountPath = accountPathOf(brand);
  return accountPath === '/profile/account' ? {} : { accountPath };
}

async function ctxFor(
  foundation: Foundation,
  reading: Reading,
  { id: requestId, ip }: Pick<FastifyRequest, 'id' | 'ip'>,
  visitor: Visitor,
): Promise<Ctx> {
  const { clock, ids, random, sealer, log, db } = foundation;
  const { brand, locale, country, flags, consent } = reading;
  const session = await visitor.session();
  return {
    actor: actorOf(session, allowsSignIn(brand)),
    brand: brand.id,
    locale,
    country,
    placeOfSale: placeOfSaleOf(brand),
    currency: reading.currencyFor(readsAs(reading, session)),
    flags,
    consent,
    clock,
    ids,
    random,
    sealer,
    db,
    log: log.child({ requestId }),
    requestId,
    asker: addressOf(ip),
  };
}

/** The states pages of a demo show any brand under any host. */
function shownBrand(url: string, brands: Brands): Brand | undefined {
  const { pathname = '', searchParams } = URL.parse(url, 'http://host') ?? {};
  if (!/^(\/[\w-]+)?\/dev\/design(\/|$)/.test(pathname)) return undefined;
  return brands.all.find(({ id }) => id === searchParams?.get('brand'));
}
