import { join } from 'node:path';
import { Writable } from 'node:stream';
import type { Api, Call, OutputOf } from '#contract/core';
import { footer } from '#contract/layout';
import { formatFlightAddress, search, type FlightAddress, type FlightResults } from '#contract/search';
import { openBuild } from '../../server/ssr/bundle.ts';
import { FACTS as READER } from '../../web/testing/facts.ts';
import type { RenderedPage } from '../../web/entry-server.tsx';

const ROOT = join(import.meta.dirname, '../..');
const ORIGIN = 'http://localhost:3000';
/** As long as a real one, and the same in every rendering. */
export const NONCE = 'AAAAAAAAAAAAAAAAAAAAAA';
const PER_CALL = 50;

const FACTS = { ...READER, origin: ORIGIN };

/** Renders the results page of ready results as the server does it: loader, markup, data, last byte. */
export interface ResultsPage {
  render(show: number): Promise<string>;
  /** As `render`, thrown away; gives the bytes. */
  drain(show: number): Promise<number>;
}

export async function openResultsPage(address: FlightAddress, results: FlightResults): Promise<ResultsPage> {
  const bundle = await openBuild(ROOT);
  const entry = await bundle.entry();
  const api = readyApi(results);
  const open = async (show: number): Promise<RenderedPage> => {
    const page = await entry.renderPage({
      request: new Request(new URL(formatFlightAddress({ ...address, show }), ORIGIN)),
      api,
      facts: FACTS,
      nonce: NONCE,
      assets: (modules, locale) => bundle.assets(modules, locale),
      hints: { settled: () => undefined, keepFor: () => undefined },
      onError: (error) => {
        throw error;
      },
    });
    if (page instanceof Response || page.status !== 200) throw new TypeError('The results page was not rendered');
    return page;
  };
  return {
    async render(show) {
      const sink = new Sink(true);
      (await open(show)).pipe(sink);
      await sink.done;
      return sink.text;
    },
    async drain(show) {
      const sink = new Sink(false);
      (await open(show)).pipe(sink);
      await sink.done;
      return sink.bytes;
    },
  };
}

/** Takes a stream as a socket would and counts it. */
export class Sink extends Writable {
  bytes = 0;
  readonly done: Promise<void>;
  readonly #pieces: Buffer[] | null;

  constructor(keep: boolean) {
    super();
    this.#pieces = keep ? [] : null;
    this.done = new Promise((resolve, reject) => {
      this.once('finish', () => resolve());
      this.once('error', reject);
    });
  }

  get text(): string {
    return Buffer.concat(this.#pieces ?? []).toString('utf8');
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.bytes += chunk.length;
    this.#pieces?.push(Buffer.from(chunk));
    done();
  }

  flush(): void {}
}

/** About as many links as the footer of the house brand has. */
const LINKS = Array.from({ length: 8 }, (_, at) => ({ url: `/help#${at}`, title: `A link of the footer, ${at}` }));
const SITE_MAP: OutputOf<typeof footer.siteMap> = {
  variant: 'default',
  companyLinks: LINKS,
  contactLinks: LINKS,
  airlineTicketsLinks: LINKS,
  moreLinks: [],
  cityLinks: LINKS,
  destinationLinks: LINKS,
  appStoreLinks: [],
  brandText: 'Wayfold Demo, Dublin',
  paymentCards: [],
  industryPartners: [],
  registration: '',
};
const BRANDS: OutputOf<typeof footer.brandsState> = { brands: [], socialMediaSites: [], socialIconsByName: {} };

function readyApi(results: FlightResults): Api {
  const answers: Readonly<Record<string, unknown>> = {
    [search.create.name]: { id: results.id },
    [footer.siteMap.name]: SITE_MAP,
    [footer.privacyMenu.name]: LINKS.slice(0, 3),
    [footer.brandsState.name]: BRANDS,
  };
  const ready = async (call: Call, input: unknown): Promise<unknown> => {
    if (call.name in answers) return answers[call.name];
    const { offset = 0, limit = PER_CALL } = input as { offset?: number; limit?: number };
    return { ...results, offers: results.offers.slice(offset, offset + limit) };
  };
  return ready as Api;
}
