import { brandSupport, originOf } from './brand-site.ts';
import type { Foundation } from './foundation.ts';
import type { Part } from './part.ts';

const DAY_MS = 86_400_000;
/** RFC 9116 asks for less than a year: whoever reads it later asks anew. */
const GOOD_FOR_DAYS = 180;

type Needs = Pick<Foundation, 'brands' | 'clock'> & {
  readonly config: Pick<Foundation['config'], 'baseUrl' | 'support' | 'securityContact'>;
};

/** Tells who finds a hole where to say so: `/.well-known/security.txt` of each brand, RFC 9116. */
export function securityTxtPart({ brands, clock, config }: Needs): Part {
  return {
    routes(app) {
      const reads = 'because it is one text for each brand';
      app.get('/.well-known/security.txt', { config: { limit: 'usual', reads } }, async ({ hostname }, reply) => {
        const brand = brands.byHost(hostname);
        const expires = Math.floor(clock.now().getTime() / DAY_MS + GOOD_FOR_DAYS) * DAY_MS;
        const contact = config.securityContact ?? brandSupport(brand, 'en', { brands, config }).email;
        const lines = [
          `Contact: ${contact.includes(':') ? contact : `mailto:${contact}`}`,
          `Expires: ${new Date(expires).toISOString()}`,
          'Preferred-Languages: en',
          `Canonical: ${originOf(brand, brands, config.baseUrl)}/.well-known/security.txt`,
        ];
        return reply
          .header('cache-control', 'public, max-age=86400')
          .type('text/plain; charset=utf-8')
          .send(`${lines.join('\n')}\n`);
      });
    },
  };
}
