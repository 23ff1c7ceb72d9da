import type { ComponentType } from 'react';

/** The states of a component by their names. Each folder has them in `states.tsx`. */
export type States = Readonly<Record<string, ComponentType>>;

const files = import.meta.glob<States>('../*/states.tsx', { eager: true, import: 'states' });

const byName = new Map(Object.entries(files).map(([path, states]) => [path.split('/').at(-2) ?? '', states] as const));

export const componentNames: readonly string[] = [...byName.keys()].toSorted();

export function statesOf(component: string): States | undefined {
  return byName.get(component);
}
