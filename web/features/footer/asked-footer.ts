import { failures } from '#contract/layout';
import { fetchApi } from '../../api.ts';
import { type BrandsState, type FooterData, type FooterFailure, loadBrands, loadFooter } from './footer-data.ts';

/** One question each for the life of the document: brand and language do not change in it. */
let links: Promise<FooterData> | undefined;
let brands: Promise<BrandsState | null> | undefined;

/** `quiet` keeps failures out of the log (flag `shell.quietLoadFailures`). */
export function askFooter(quiet: boolean): Promise<FooterData> {
  return (links ??= loadFooter(fetchApi, reportUnless(quiet)));
}

export function askBrands(quiet: boolean): Promise<BrandsState | null> {
  return (brands ??= loadBrands(fetchApi, reportUnless(quiet)));
}

/** To the server's log; a page goes on without its footer. */
export function reportUnless(quiet: boolean): FooterFailure {
  return (part, cause) => {
    if (quiet) return;
    const message = (cause instanceof Error ? cause.message : String(cause)).slice(0, 2_000);
    const said = { part: `footer: ${part}`, path: window.location.pathname.slice(0, 500), message };
    fetchApi(failures.report, said).catch(() => undefined);
  };
}
