import { marketing } from '#contract/marketing';
import type { Brand, Brands } from '#domain/brands';
import { type MarketingDeps, readMarketingConfig, setMarketingId, syncMarketingId } from '#domain/marketing';
import { type Config, ConfigRefused } from '#platform/config';
import { handle } from '../http/binding.ts';
import type { Part } from './part.ts';
import { originOf } from './brand-site.ts';
import { createSigner } from './signer.ts';

const COOKIE = 'wf-kmkid';
const KEEP_SECONDS = 180 * 86_400;

interface Needs {
  readonly brands: Brands;
  readonly config: Pick<Config, 'marketingMaster' | 'baseUrl' | 'secretKeys'>;
}

/** The marketing id that hosts of one operator share, where a reader agreed. Throws ConfigRefused for an unknown master. */
export function marketingPart({ brands, config }: Needs): Part {
  const master = masterIn(brands, config.marketingMaster);
  const origin = (brand: Brand) => originOf(brand, brands, config.baseUrl);
  const deps: MarketingDeps = {
    master: master && { brand: master.id, host: new URL(origin(master)).host },
    originOf: (id) => origin(brands.byId(id)),
    signer: createSigner(config.secretKeys, 'kmkid'),
  };
  const [read, sync] = [readMarketingConfig(deps), syncMarketingId(deps)];
  // Browsers send it to the master host from pages of other hosts only so.
  const cookieOf = (brand: string, kmkid: string) =>
    `${COOKIE}=${kmkid}; Path=/; Max-Age=${KEEP_SECONDS}; HttpOnly; Secure; SameSite=${brand === master?.id ? 'None' : 'Lax'}`;
  return {
    bindings: [
      handle(marketing.config, (ctx, _input, { browser }) => read({ ctx, input: { kept: browser.cookie(COOKIE) } })),
      handle(marketing.sync, async (ctx, { suggestedKmkid }, { browser, visitor }) => {
        const { csrf: pass, origin: from } = browser;
        const input = { suggestedKmkid, kept: browser.cookie(COOKIE), pass, origin: from };
        const answer = await sync({ ctx, input });
        visitor.keep(cookieOf(ctx.brand, answer.kmkid));
        return answer;
      }),
      handle(marketing.set, async (ctx, input, { visitor }) => {
        const { kmkid } = await setMarketingId({ ctx, input });
        visitor.keep(cookieOf(ctx.brand, kmkid));
        return null;
      }),
    ],
  };
}

/** Where pages of readers who agreed to it may ask for a marketing id; null where no brand is the master. */
export function masterOrigin({ brands, config }: Needs): string | null {
  const master = masterIn(brands, config.marketingMaster);
  return master && originOf(master, brands, config.baseUrl);
}

function masterIn(brands: Brands, id: string | null): Brand | null {
  if (id === null) return null;
  const master = brands.all.find((brand) => brand.id === id);
  if (master) return master;
  const known = brands.all.map((brand) => brand.id).join(', ');
  throw new ConfigRefused([{ variable: 'MARKETING_MASTER', reason: `is "${id}"; the brands are ${known}` }]);
}
