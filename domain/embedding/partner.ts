import { z } from '#zod';

/** `v1` and the like are addresses of the host script. */
const name = z.string().regex(/^(?!v\d+$)[a-z][a-z0-9-]{0,31}$/);

/** As a browser says it, so that comparing texts is enough: no path, no default port, no letters of other size. */
const origin = z
  .string()
  .max(200)
  .refine((value) => {
    if (!URL.canParse(value)) return false;
    const url = new URL(value);
    const local = url.hostname === 'localhost' || url.hostname.endsWith('.localhost');
    return (
      url.origin === value &&
      /^[a-z0-9.-]+$/.test(url.hostname) &&
      (url.protocol === 'https:' || (local && url.protocol === 'http:'))
    );
  }, 'must be an exact https origin such as https://news.example');

const required = z.boolean().optional();
const param = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('text'),
    max: z.int().min(1).max(2_000),
    options: z.array(z.string()).optional(),
    required,
  }),
  z.strictObject({ type: z.literal('integer'), min: z.int(), max: z.int(), required }),
  z.strictObject({ type: z.literal('boolean'), required }),
]);

/** A site that may show our frame. Unknown fields are refused, so that a misspelt one is not silently without effect. */
export const partnerSchema = z.strictObject({
  id: name,
  origins: z.array(origin).min(1).max(20),
  presentation: z.strictObject({
    /** As the frame names the partner. */
    name: z.string().min(1).max(40),
    theme: z.enum(['system', 'light', 'dark']).optional(),
    /** The partner's sign, an SVG; it is written anew before anybody gets it. */
    icon: z.string().max(65_536).optional(),
  }),
  /** What the partner's page may have the frame ask for it: a call of the contract by its name, and no other. */
  operations: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[\w-]{1,64}$/),
        call: z.string(),
        params: z.record(z.string(), param),
        response: z.array(z.string().regex(/^[\w.]+$/)).min(1),
      }),
    )
    .max(20),
});

export type Partner = z.infer<typeof partnerSchema>;

/** What is wrong with a `partners.json`, one line a fault. */
export class PartnersRefused extends Error {
  override readonly name = 'PartnersRefused';
}

/** `where` names the file in the complaint. */
export function readPartners(json: unknown, where: string): readonly Partner[] {
  const parsed = z.array(partnerSchema).safeParse(json);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `  ${path.join('.') || '(file)'}: ${message}`);
    throw new PartnersRefused([`The partners in ${where} cannot be used:`, ...faults].join('\n'));
  }
  const ids = parsed.data.map(({ id }) => id);
  const twice = ids.find((id, at) => ids.indexOf(id) !== at);
  if (twice !== undefined)
    throw new PartnersRefused(`The partners in ${where} cannot be used: ${twice} is there twice`);
  return parsed.data;
}
