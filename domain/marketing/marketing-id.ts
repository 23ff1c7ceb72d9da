import { marketing, type MarketingConfig } from '#contract/marketing';
import { anybody, DomainError, NotFound, verb, visitor } from '#domain/kernel';
import { ConsentRequired } from '#domain/privacy';
import { z } from '#zod';
import { issuePass, passHolds, type Signer } from './pass.ts';

export interface MarketingDeps {
  /** The brand whose id counts; null where hosts keep to themselves. */
  readonly master: { readonly brand: string; readonly host: string } | null;
  readonly originOf: (brand: string) => string;
  readonly signer: Signer;
}

const BYTES = 16;
const kmkid = marketing.set.input.shape.kmkid;
/** What a host has of a browser; whatever is no id is none. */
const kept = kmkid.nullable().catch(null);

/** Whether this host has to ask the master host, [3-24]; nothing is suggested without consent to advertising. */
export function readMarketingConfig({ master, originOf, signer }: MarketingDeps) {
  return verb({
    name: 'marketing.readConfig',
    allow: anybody,
    input: z.object({ kept }),
    run({ ctx, input }): MarketingConfig {
      const masterHost = master?.host ?? null;
      if (!master || !ctx.consent.allows('advertising')) {
        return { masterHost, suggestedKmkid: null, runSyncScript: false, pass: null };
      }
      const runs = input.kept === null;
      const suggestedKmkid = input.kept ?? Buffer.from(ctx.random.bytes(BYTES)).toString('base64url');
      const asks = { origin: originOf(ctx.brand), kmkid: suggestedKmkid };
      const pass = runs ? issuePass({ signer, clock: ctx.clock }, asks) : null;
      return { masterHost, suggestedKmkid, runSyncScript: runs, pass };
    },
  });
}

/**
 * At the master host: the id that it has for this browser, else the one that is suggested. The pass says that the page is ours
 * and that its reader agreed, which only the host of that page can know.
 */
export function syncMarketingId({ master, signer }: MarketingDeps) {
  return verb({
    name: 'marketing.sync',
    allow: visitor,
    input: marketing.sync.input.extend({ kept, pass: z.string().nullable(), origin: z.string().nullable() }),
    run({ ctx, input }): { kmkid: string } {
      if (master?.brand !== ctx.brand) throw new NotFound('marketing id here');
      if (ctx.consent.dataSharingOptOut) throw new ConsentRequired('advertising');
      const asks = { origin: input.origin ?? '', kmkid: input.suggestedKmkid };
      if (!passHolds({ signer, clock: ctx.clock }, input.pass ?? '', asks)) {
        throw new DomainError(403, [{ code: 'INVALID_FORM_TOKEN', description: 'No pass of ours in X-CSRF' }]);
      }
      return { kmkid: input.kept ?? input.suggestedKmkid };
    },
  });
}

/** On the brand's own host: what the master host answered is kept from now on. */
export const setMarketingId = verb({
  name: 'marketing.set',
  allow: visitor,
  input: marketing.set.input,
  run({ ctx, input }): { kmkid: string } {
    if (!ctx.consent.allows('advertising')) throw new ConsentRequired('advertising');
    return input;
  },
});
