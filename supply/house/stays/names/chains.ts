/** A brand of a demo chain: what it adds to the name and which stars it has. */
interface Brand {
  readonly name: string;
  readonly stars: number;
  readonly at: 'city' | 'leisure';
}

export interface Chain {
  readonly code: string;
  readonly name: string;
  readonly brands: readonly Brand[];
}

/** Two invented chains: one for cities and airports, one for sun, snow and landscape. */
export const CHAINS: readonly Chain[] = [
  {
    code: 'X-NRV',
    name: 'Norrvale Hotels',
    brands: [
      { name: 'Norrvale Lite', stars: 2, at: 'city' },
      { name: 'Norrvale', stars: 3, at: 'city' },
      { name: 'Norrvale House', stars: 4, at: 'city' },
      { name: 'Norrvale Signet', stars: 5, at: 'city' },
    ],
  },
  {
    code: 'X-SLV',
    name: 'Solvanta',
    brands: [
      { name: 'Solvanta Sands', stars: 3, at: 'leisure' },
      { name: 'Solvanta Resort', stars: 4, at: 'leisure' },
      { name: 'Solvanta Reserve', stars: 5, at: 'leisure' },
    ],
  },
];
