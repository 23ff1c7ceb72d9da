/** States of one kind of thing. `table` must have the columns id, order_id, state and version. */
export interface Machine<S extends string> {
  readonly subject: string;
  readonly table: string;
  readonly first: S;
  readonly next: Readonly<Record<S, readonly S[]>>;
}

export function mayMove<S extends string>(machine: Machine<S>, from: S, to: S): boolean {
  return machine.next[from].includes(to);
}

export function statesOf<S extends string>(machine: Machine<S>): S[] {
  return Object.keys(machine.next) as S[];
}

/** States that nothing follows. */
export function terminalStates<S extends string>(machine: Machine<S>): S[] {
  return statesOf(machine).filter((state) => machine.next[state].length === 0);
}
