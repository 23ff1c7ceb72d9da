export interface Holder {
  /** Travels for a company. */
  readonly business: boolean;
  readonly permissions: readonly string[];
  readonly features: readonly string[];
}

export interface Needs {
  readonly permissions?: readonly string[] | undefined;
  readonly features?: readonly string[] | undefined;
}

/** What a menu shows of what the server guards: who has no company passes, [6-02a]; else one of each list that is there, [6-02b]. */
export function mayUse(holder: Holder, { permissions = [], features = [] }: Needs): boolean {
  return !holder.business || (holdsOne(features, holder.features) && holdsOne(permissions, holder.permissions));
}

function holdsOne(wanted: readonly string[], held: readonly string[]): boolean {
  return wanted.length === 0 || wanted.some((one) => held.includes(one));
}
