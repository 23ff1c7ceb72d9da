import { FLAGS, type FlagName, type FlagValue, type FlagValues } from '#contract/flags';

/** The value of a flag for whoever this request is for. */
export function flagOf<N extends FlagName>(
  { flags }: { readonly flags: { readonly changed: FlagValues } },
  name: N,
): FlagValue<N> {
  return (flags.changed[name] ?? FLAGS[name].default) as FlagValue<N>;
}
