/** Page budgets of the design: sizes in kilobytes (gzip), times in milliseconds. */
export interface Budget {
  readonly page: 'front door' | 'results' | 'stays' | 'checkout';
  /** Folders of `web/routes`, each held by itself: the steps of a page, the pages of a kind. The lab loads the first. */
  readonly folders: readonly string[];
  readonly jsKb: number;
  readonly cssKb: number;
  /** Mid-range phone in the lab: 4 times slower processor, 9 Mbps, 100 ms. */
  readonly lab: {
    readonly lcpMs: number;
    readonly tbtMs: number;
    readonly cls: number;
    readonly htmlKb: number;
    readonly requests: number;
    readonly domNodes: number;
  };
}

export const BUDGETS: readonly Budget[] = [
  {
    page: 'front door',
    folders: ['front-door'],
    jsKb: 115,
    cssKb: 24,
    lab: { lcpMs: 1_200, tbtMs: 60, cls: 0.01, htmlKb: 14, requests: 12, domNodes: 900 },
  },
  {
    page: 'results',
    folders: ['flight-results', 'flight-fares'],
    jsKb: 145,
    cssKb: 24,
    lab: { lcpMs: 1_400, tbtMs: 100, cls: 0.02, htmlKb: 28, requests: 15, domNodes: 1_800 },
  },
  {
    page: 'stays',
    folders: ['stay-results', 'stay-property', 'stay-compare', 'stay-nights'],
    jsKb: 145,
    cssKb: 24,
    lab: { lcpMs: 1_400, tbtMs: 100, cls: 0.02, htmlKb: 28, requests: 15, domNodes: 1_800 },
  },
  {
    page: 'checkout',
    folders: [
      'checkout-quote',
      'checkout-travellers',
      'checkout-extras',
      'checkout-review',
      'booking',
      'booking-cancel',
      'booking-print',
    ],
    jsKb: 145,
    cssKb: 24,
    lab: { lcpMs: 1_000, tbtMs: 80, cls: 0, htmlKb: 14, requests: 12, domNodes: 700 },
  },
];
