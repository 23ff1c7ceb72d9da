import { FLAGS, type Flag, type FlagName } from '#contract/flags';

export type Value = boolean | number | string;

/** A value for everybody, or for so many visitors in a hundred. */
export type Setting = Value | { readonly value: Value; readonly share: number };
export type Settings = { readonly [N in FlagName]?: Setting };

/** What the operator's file says: for all brands, and for some of them besides. */
export interface FileSettings {
  readonly all: Settings;
  readonly brands: Readonly<Record<string, Settings>>;
}

/** What is wrong with settings of flags, one line a fault, each with its place. */
export class FlagsRefused extends Error {
  override readonly name = 'FlagsRefused';
  constructor(faults: readonly string[]) {
    super(['The feature flags cannot be used:', ...faults.map((fault) => `  ${fault}`)].join('\n'));
  }
}

/** `where` names file and field in the complaint. Throws FlagsRefused with every fault. */
export function readSettings(json: unknown, where: string): Settings {
  const faults: string[] = [];
  const settings = settingsIn(json, where, faults);
  if (faults.length > 0) throw new FlagsRefused(faults);
  return settings;
}

/** The file of an operator; `brandIds` are those that it may speak of. Throws FlagsRefused with every fault. */
export function readFileSettings(json: unknown, where: string, brandIds: readonly string[]): FileSettings {
  const faults: string[] = [];
  if (!isObject(json)) throw new FlagsRefused([`${where}: must be an object`]);
  const { brands = {}, ...all } = json;
  if (!isObject(brands)) throw new FlagsRefused([`${where}: brands must be an object`]);
  const perBrand = Object.entries(brands).map(([id, settings]) => {
    if (!brandIds.includes(id)) faults.push(`${where}: brands.${id}: there is no such brand`);
    return [id, settingsIn(settings, `${where}: brands.${id}`, faults)] as const;
  });
  const read = { all: settingsIn(all, where, faults), brands: Object.fromEntries(perBrand) };
  if (faults.length > 0) throw new FlagsRefused(faults);
  return read;
}

export function isFlagName(name: string): name is FlagName {
  return Object.hasOwn(FLAGS, name);
}

/** Why a value does not suit a flag, or null. */
export function faultOf(name: FlagName, value: unknown): string | null {
  const flag: Flag = FLAGS[name];
  if (flag.type === 'boolean') return typeof value === 'boolean' ? null : 'must be true or false';
  if (flag.type === 'text') {
    return flag.oneOf.some((word) => word === value) ? null : `must be one of ${flag.oneOf.join(', ')}`;
  }
  const fits = typeof value === 'number' && value >= flag.min && value <= flag.max;
  return fits ? null : `must be a number from ${flag.min} to ${flag.max}`;
}

function settingsIn(json: unknown, where: string, faults: string[]): Settings {
  if (!isObject(json)) {
    faults.push(`${where}: must be an object`);
    return {};
  }
  for (const [name, setting] of Object.entries(json)) {
    const fault = isFlagName(name) ? settingFault(name, setting) : 'there is no such flag';
    if (fault !== null) faults.push(`${where}: ${name}: ${fault}`);
  }
  return json;
}

function settingFault(name: FlagName, setting: unknown): string | null {
  if (!isObject(setting)) return faultOf(name, setting);
  const { value, share, ...more } = setting;
  const [unknown] = Object.keys(more);
  if (unknown !== undefined) return `has no ${unknown}, only value and share`;
  if (typeof share !== 'number' || share < 0 || share > 100) return 'share must be a number from 0 to 100';
  return faultOf(name, value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
