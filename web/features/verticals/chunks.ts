/** Modules of verticals that pages share, as chunks of the build (vite.config.ts): `first` before what all pages share, `last` after it. */
interface ChunkGroup {
  readonly name: string;
  readonly test: RegExp;
  readonly minShareCount: number;
}

export const VERTICAL_CHUNKS: Readonly<Record<'first' | 'last', readonly ChunkGroup[]>> = {
  first: [
    // What a found flight is made of, from the list of results to the receipt.
    {
      name: 'trip',
      test: /^(web\/features\/verticals\/flights|contract\/search\/flights|design\/carrier-tile)\//,
      minShareCount: 6,
    },
  ],
  last: [{ name: 'flights', test: /^web\/features\/verticals\/flights\//, minShareCount: 4 }],
};
