import type { BagSale, FareStructure } from '#engine/fares';
import { LOW_COST_CLASSES, NETWORK_CLASSES, REGIONAL_CLASSES } from './classes.ts';
import { LOW_COST_FAMILIES, NETWORK_FAMILIES, REGIONAL_FAMILIES } from './families.ts';

/** One-way economy: about 90 at 1,000 km and 330 at 6,000 km, flatter beyond, as published averages lie. */
const CURVE = [
  { km: 0, a: 30, b: 0.477 },
  { km: 1_000, a: 30, b: 0.477 },
  { km: 6_000, a: 25, b: 0.69 },
  { km: 12_000, a: 25, b: 0.66 },
];
const CABINS = [1000, 1700, 4100, 6600] as const;
const CHILD = { childUntilAge: 11, childPermille: 750, infantInSeatPermille: 750, infantOnLapPermille: 100 };

/** Every family of these carriers includes one. */
const NOT_SOLD: BagSale = { weightKg: null, byPiece: [] };

function checkedAt(byPiece: BagSale['byPiece'], weightKg = 23): BagSale {
  return { weightKg, byPiece };
}

const NETWORK: FareStructure = {
  id: 'network',
  curve: CURVE,
  cabinPermille: CABINS,
  stopPermille: [1000, 870, 810],
  interlinePermille: 1040,
  returnPermille: 720,
  classes: NETWORK_CLASSES,
  families: NETWORK_FAMILIES,
  passengers: CHILD,
  bags: {
    cabin: NOT_SOLD,
    checked: checkedAt([
      [3000, 4000, 7500],
      [5500, 7000, 10_000],
      [8000, 10_000, 15_000],
    ]),
  },
};

/** Sells each flight by itself: no halves of returns, children pay as adults, an infant on the lap pays a share like a fee. */
const LOW_COST: FareStructure = {
  id: 'low_cost',
  curve: CURVE.map(({ km, a, b }) => ({ km, a: a * 0.5, b: b * 0.62 })),
  cabinPermille: CABINS,
  stopPermille: [1000, 950, 900],
  interlinePermille: 1000,
  returnPermille: 1000,
  classes: LOW_COST_CLASSES,
  families: LOW_COST_FAMILIES,
  passengers: { childUntilAge: 11, childPermille: 1000, infantInSeatPermille: 1000, infantOnLapPermille: 250 },
  bags: {
    cabin: { weightKg: 10, byPiece: [[1600, 2400, 3800]] },
    checked: checkedAt(
      [
        [2800, 3900, 6500],
        [4500, 5900, 8900],
        [6000, 8000, 12_000],
      ],
      20,
    ),
  },
};

const REGIONAL: FareStructure = {
  ...NETWORK,
  id: 'regional',
  returnPermille: 800,
  classes: REGIONAL_CLASSES,
  families: REGIONAL_FAMILIES,
  bags: {
    cabin: NOT_SOLD,
    checked: checkedAt([
      [2500, 3500, 6500],
      [4500, 6000, 9000],
      [6500, 9000, 13_000],
    ]),
  },
};

/** Holiday carriers price returns like the network ones, below their level. */
const LEISURE: FareStructure = {
  ...NETWORK,
  id: 'leisure',
  curve: CURVE.map(({ km, a, b }) => ({ km, a, b: b * 0.86 })),
  returnPermille: 760,
};

export const STRUCTURES = [NETWORK, LOW_COST, REGIONAL, LEISURE] as const;
export const STRUCTURE_OF = { network: 0, lowcost: 1, regional: 2, leisure: 3 } as const;
