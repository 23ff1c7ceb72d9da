import { z } from '#zod';

/** Part of a line. */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly parts: readonly Inline[] }
  | { readonly kind: 'link'; readonly href: string; readonly parts: readonly Inline[] };

/** Part of a text. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 2 | 3; readonly id: string; readonly text: string }
  | { readonly kind: 'paragraph'; readonly parts: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Block[])[] }
  | { readonly kind: 'quote'; readonly blocks: readonly Block[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Inline[])[];
      readonly rows: readonly (readonly (readonly Inline[])[])[];
    };

export const inlineSchema: z.ZodType<Inline> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({ kind: z.enum(['text', 'code']), text: z.string() }),
    z.object({ kind: z.enum(['strong', 'em']), parts: z.array(inlineSchema) }),
    z.object({ kind: z.literal('link'), href: z.string(), parts: z.array(inlineSchema) }),
  ]),
);

export const blockSchema: z.ZodType<Block> = z.lazy(() =>
  z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('heading'),
      level: z.union([z.literal(2), z.literal(3)]),
      id: z.string(),
      text: z.string(),
    }),
    z.object({ kind: z.literal('paragraph'), parts: z.array(inlineSchema) }),
    z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.array(blockSchema)) }),
    z.object({ kind: z.literal('quote'), blocks: z.array(blockSchema) }),
    z.object({
      kind: z.literal('table'),
      head: z.array(z.array(inlineSchema)),
      rows: z.array(z.array(z.array(inlineSchema))),
    }),
  ]),
);
