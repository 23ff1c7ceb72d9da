interface Said {
  readonly description: string;
  /** Who decides about it: the part of the site that reads it. */
  readonly owner: 'header' | 'pickers' | 'footer' | 'seasonal' | 'measuring' | 'identity';
}

/** A switch, a number within bounds, or one of several words. */
export type Flag = Said &
  (
    | { readonly type: 'boolean'; readonly default: boolean }
    | { readonly type: 'number'; readonly default: number; readonly min: number; readonly max: number }
    | { readonly type: 'text'; readonly default: string; readonly oneOf: readonly string[] }
  );

/** Every behaviour that an operator can switch. How to add one: `domain/flags/README.md`. */
export const FLAGS = {
  'shell.header': {
    type: 'text',
    oneOf: ['new', 'old'],
    default: 'new',
    owner: 'header',
    description:
      'A header of one row that stays in view, or of two rows: brand and account above, tabs or search below.',
  },
  'shell.drawerOpen': {
    type: 'boolean',
    default: false,
    owner: 'header',
    description: 'The navigation drawer starts open on very wide screens.',
  },
  'shell.friendlyUrls': {
    type: 'boolean',
    default: true,
    owner: 'header',
    description: 'Tabs of other verticals on a results page carry the search over.',
  },
  'account.tripsLabel': {
    type: 'text',
    oneOf: ['trips', 'myTrips', 'bookings'],
    default: 'trips',
    owner: 'header',
    description: 'Label of the trips link in the account menu.',
  },
  'account.promptSeconds': {
    type: 'number',
    min: 0,
    max: 600,
    default: 8,
    owner: 'header',
    description: 'Seconds until the homepage prompts a returning visitor to sign in; 0 for never.',
  },
  'pickers.country': {
    type: 'boolean',
    default: true,
    owner: 'pickers',
    description: 'Visitors can choose country and language.',
  },
  'pickers.currency': {
    type: 'boolean',
    default: true,
    owner: 'pickers',
    description: 'Visitors can choose the currency.',
  },
  'pickers.saveCurrency': {
    type: 'boolean',
    default: false,
    owner: 'pickers',
    description: 'A new currency asks whether to remember it.',
  },
  'shell.quietLoadFailures': {
    type: 'boolean',
    default: false,
    owner: 'footer',
    description: 'Missing data for pickers, footer and menus is not logged.',
  },
  'seasonal.logoCycle': {
    type: 'boolean',
    default: false,
    owner: 'seasonal',
    description: 'The logo cycles through colours.',
  },
  'seasonal.confetti': {
    type: 'boolean',
    default: false,
    owner: 'seasonal',
    description: 'Pride confetti falls once, and the logo moves.',
  },
  'seasonal.snow': {
    type: 'number',
    min: 0,
    max: 500,
    default: 0,
    owner: 'seasonal',
    description: 'Number of snowflakes when the page is idle; 0 for none.',
  },
  'measuring.adBlockPercent': {
    type: 'number',
    min: 0,
    max: 100,
    default: 0,
    owner: 'measuring',
    description: 'Percentage of visitors checked for an ad blocker.',
  },
  'identity.google': {
    type: 'text',
    oneOf: ['popup', 'server'],
    default: 'popup',
    owner: 'identity',
    description: 'Google sign-in in a popup, or by redirect.',
  },
} as const satisfies Readonly<Record<string, Flag>>;

type Flags = typeof FLAGS;

export type FlagName = keyof Flags;

/** The default itself as a type, so that the compiler knows when a page names another. */
export type FlagDefault<N extends FlagName> = Flags[N]['default'];

export type FlagValue<N extends FlagName> = Flags[N] extends { readonly oneOf: readonly (infer Word)[] }
  ? Word
  : Flags[N]['default'] extends boolean
    ? boolean
    : number;

/** Values of flags; what is not there has its default. */
export type FlagValues = { readonly [N in FlagName]?: FlagValue<N> };
