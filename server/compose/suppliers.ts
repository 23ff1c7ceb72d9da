import type { Supplier } from '#domain/booking';
import type { Places } from '#domain/places';
import { joinSources, type VerticalSources } from '#domain/search/verticals';
import type { SupplierName } from '#platform/config';
import type { HouseWorld } from '#supply/house';
import type { Foundation } from './foundation.ts';
import { housePart } from './house.ts';
import type { Part } from './part.ts';

/** What one entry of `SUPPLIERS` sells. */
export interface SupplierPart extends Part {
  readonly sources: VerticalSources;
  /** Whom booking asks. */
  readonly suppliers: readonly Supplier[];
  /** Days from today that it sells. */
  readonly horizonDays: number;
}

interface SupplierNeeds {
  readonly foundation: Foundation;
  readonly world: HouseWorld;
  readonly places: Places;
}

export type OpenSupplier = (needs: SupplierNeeds) => Promise<SupplierPart>;

/** What each name of `SUPPLIERS` opens. */
export const SUPPLIER_PARTS: Readonly<Record<SupplierName, OpenSupplier>> = {
  house: ({ foundation, world, places }) => housePart(foundation, world, places),
};

export interface Suppliers extends Omit<SupplierPart, keyof Part> {
  readonly parts: readonly Part[];
}

/** The suppliers of these names, asked together: what one of them alone sells is sold too. */
export async function openSuppliers<N extends string>(
  names: readonly N[],
  registry: Readonly<Record<N, OpenSupplier>>,
  needs: SupplierNeeds,
): Promise<Suppliers> {
  const opened: SupplierPart[] = [];
  for (const name of names) opened.push(await registry[name](needs));
  return {
    parts: opened,
    sources: joinSources(opened.map(({ sources }) => sources)),
    suppliers: opened.flatMap(({ suppliers }) => suppliers),
    horizonDays: Math.max(...opened.map(({ horizonDays }) => horizonDays)),
  };
}
