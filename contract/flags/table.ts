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
    description: 'One row that stays in view, or two: brand and reader above, verticals or search in a strip below.',
  },
  'shell.drawerOpen': {
    type: 'boolean',
    default: false,
    owner: 'header',
    description: 'The navigation drawer is open from the start on very wide screens.',
  },
  'shell.friendlyUrls': {
    type: 'boolean',
    default: true,
    owner: 'header',
    description: 'A vertical tab on a results page takes the search along.',
  },
  'account.tripsLabel': {
    type: 'text',
    oneOf: ['trips', 'myTrips', 'bookings'],
    default: 'trips',
    owner: 'header',
    description: 'What the link to the trips is called in the account menu.',
  },
  'account.promptSeconds': {
    type: 'number',
    min: 0,
    max: 600,
    default: 8,
    owner: 'header',
    description: 'After how many seconds the front page asks who was signed in here before to sign in; 0 for never.',
  },
  'pickers.country': {
    type: 'boolean',
    default: true,
    owner: 'pickers',
    description: 'Readers can choose country and language.',
  },
  'pickers.currency': {
    type: 'boolean',
    default: true,
    owner: 'pickers',
    description: 'Readers can choose the currency.',
  },
  'pickers.saveCurrency': {
    type: 'boolean',
    default: false,
    owner: 'pickers',
    description: 'Before a new currency counts, the reader is asked whether to remember it.',
  },
  'shell.quietLoadFailures': {
    type: 'boolean',
    default: false,
    owner: 'footer',
    description: 'Pickers, footer and menus whose data does not come stay out of the log.',
  },
  'seasonal.logoCycle': {
    type: 'boolean',
    default: false,
    owner: 'seasonal',
    description: 'The logo changes its colours in turn.',
  },
  'seasonal.confetti': {
    type: 'boolean',
    default: false,
    owner: 'seasonal',
    description: 'Pride confetti falls once, and the logo moves with it.',
  },
  'seasonal.snow': {
    type: 'number',
    min: 0,
    max: 500,
    default: 0,
    owner: 'seasonal',
    description: 'How many flakes fall when nobody has touched the page for a while; 0 for none.',
  },
  'measuring.adBlockPercent': {
    type: 'number',
    min: 0,
    max: 100,
    default: 0,
    owner: 'measuring',
    description: 'Of how many visitors in a hundred it is found out whether something blocks advertisements.',
  },
  'identity.google': {
    type: 'text',
    oneOf: ['popup', 'server'],
    default: 'popup',
    owner: 'identity',
    description: 'Google asks in a window of its own, or the server sends the whole page there and back.',
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
