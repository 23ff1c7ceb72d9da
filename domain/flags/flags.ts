import { createHash } from 'node:crypto';
import { FLAGS, type Flag, type FlagName, type FlagReport, type FlagValues } from '#contract/flags';
import type { FileSettings, Setting, Settings, Value } from './settings.ts';
import { noVisit, type Visit } from './visit.ts';

/** The flags as one reader has them. */
export interface FlagReading {
  /** Only what differs from the default. */
  readonly changed: FlagValues;
  readonly report: () => FlagReport;
}

interface Reader {
  readonly brand: string;
  /** What a share is sticky by; null where the visitor has no session. */
  readonly sticky: string | null;
  readonly visit: Visit;
}

export interface FlagsDeps {
  /** By id of the brand. */
  readonly brands: Readonly<Record<string, Settings>>;
  /** What the operator's file says at the moment. */
  readonly file: () => FileSettings;
}

export interface Flags {
  readonly of: (reader: Reader) => FlagReading;
}

type From = FlagReport['flags'][number]['from'];
type Found = readonly [value: Value, from: From];

const NAMES = Object.keys(FLAGS) as FlagName[];
const NOTHING: Settings = {};

/** Default, brand, share of visitors, file, visit: the later wins. */
export function createFlags({ brands, file }: FlagsDeps): Flags {
  return {
    of({ brand, sticky, visit }) {
      const { all, brands: perBrand } = file();
      const ours = brands[brand] ?? NOTHING;
      const theirs: Settings = { ...all, ...perBrand[brand] };
      const find = (name: FlagName): Found => settle(name, { ours: ours[name], theirs: theirs[name], sticky, visit });
      const named = Object.keys({ ...ours, ...theirs, ...visit.values }) as FlagName[];
      return { changed: changedOf(named, find), report: () => reportOf(find, visit) };
    },
  };
}

/** Every flag has its default. */
export const noFlags: FlagReading = createFlags({ brands: {}, file: () => ({ all: {}, brands: {} }) }).of({
  brand: '',
  sticky: null,
  visit: noVisit,
});

interface Said extends Pick<Reader, 'sticky' | 'visit'> {
  readonly ours: Setting | undefined;
  readonly theirs: Setting | undefined;
}

function settle(name: FlagName, { ours, theirs, sticky, visit }: Said): Found {
  const asked = visit.values[name];
  if (asked !== undefined) return [asked, 'visit'];
  if (theirs !== undefined && typeof theirs !== 'object') return [theirs, 'file'];
  const share = theirs ?? ours;
  if (typeof share === 'object' && sticky !== null && isIn(share.share, name, sticky)) return [share.value, 'share'];
  if (ours !== undefined && typeof ours !== 'object') return [ours, 'brand'];
  return [FLAGS[name].default, 'default'];
}

/** The same visitor is always on the same side, and a larger share keeps everybody who was in the smaller one. */
function isIn(share: number, name: FlagName, sticky: string): boolean {
  const hash = createHash('sha256').update(`${name} ${sticky}`).digest();
  return (hash.readUInt32BE(0) / 2 ** 32) * 100 < share;
}

function changedOf(names: readonly FlagName[], find: (name: FlagName) => Found): FlagValues {
  const values = names.map((name) => [name, find(name)[0]] as const);
  return Object.fromEntries(values.filter(([name, value]) => value !== FLAGS[name].default));
}

function reportOf(find: (name: FlagName) => Found, visit: Visit): FlagReport {
  const flags = NAMES.map((name) => {
    const flag: Flag = FLAGS[name];
    const [value, from] = find(name);
    const { owner, description, default: byDefault } = flag;
    return { name, owner, description, default: byDefault, value, from, choices: choicesOf(flag) };
  });
  return { flags, refused: [...visit.refused] };
}

function choicesOf(flag: Flag): Value[] {
  if (flag.type === 'boolean') return [true, false];
  if (flag.type === 'text') return [...flag.oneOf];
  return [...new Set([flag.min, flag.default, flag.max])].toSorted((a, b) => a - b);
}
