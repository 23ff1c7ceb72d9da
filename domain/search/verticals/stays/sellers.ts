import type { Property } from '#contract/search';

/** Whose house it is, by the code of the chain. */
export function sellersOf({ property }: { readonly property: Pick<Property, 'chain'> }): string[] {
  return [property.chain?.code ?? 'independent'];
}
