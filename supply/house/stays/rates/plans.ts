import type { Board, RatePlanInput } from '#engine/stays';
import { DEMO_CONTRACT } from '../../contract.ts';
import { keyOf } from '../../hash.ts';
import type { Dice } from '../world/dice.ts';
import type { CityKind } from '../world/kind.ts';
import { CITY_LADDERS, NOT_REFUNDABLE, RESORT_LADDERS } from './cancellations.ts';

const PLANS = keyOf('stays/plans');

export interface PlanHouse {
  readonly stars: number;
  readonly kind: CityKind;
  readonly country: string;
  readonly isChain: boolean;
  readonly hasBreakfast: boolean;
  readonly hasRestaurant: boolean;
  /** Euros of an ordinary night, for what meals cost. */
  readonly euros: number;
  readonly level: number;
  readonly restriction: { readonly ordinary: number; readonly saver: number };
  toMinor(euros: number): number;
}

/** Where hotels at the sea sell everything in one price. */
const INCLUSIVE = new Set('TR EG TN MX DO CU JM MV GR CY BG ES MA CV AW BS LC AG MU'.split(' '));

/** The plans of a house; all its rooms have the same ones. The cheapest public one comes first. */
export function plansOf(dice: Dice, house: PlanHouse): RatePlanInput[] {
  const resort = house.kind === 'beach' || house.kind === 'snow' || house.kind === 'nature';
  const ladders = resort ? RESORT_LADDERS : CITY_LADDERS;
  const flexible = ladders[dice.pick(PLANS, ladders.length)]!;
  const boards = boardsOf(dice, house);
  const [plain] = boards;
  const atProperty = dice.unit(PLANS, 1) < (house.stars <= 3 ? 0.7 : 0.5);
  const base = { restriction: house.restriction.ordinary, audience: 'public' } as const;
  const saver = dice.unit(PLANS, 2) < (house.stars === 0 ? 0.45 : 0.82);
  // Free cancellation costs 8 to 12 % more than paying at once for good.
  const saving = 893 + dice.pick(PLANS, 33, 3);
  const plans: RatePlanInput[] = [];
  if (saver) {
    plans.push({
      ...plan('saver', plain!, NOT_REFUNDABLE, 'now', saving, house),
      audience: 'public',
      restriction: house.restriction.saver,
    });
  }
  for (const board of boards)
    plans.push({ ...plan(`flex-${board}`, board, flexible, atProperty ? 'property' : 'now', 1000, house), ...base });
  if (house.isChain || dice.unit(PLANS, 4) < 0.3)
    plans.push({
      ...plan('member', plain!, flexible, atProperty ? 'property' : 'now', 930, house),
      ...base,
      audience: 'member',
    });
  if (!resort && house.stars >= 3 && (house.isChain || dice.unit(PLANS, 5) < 0.12))
    plans.push({
      ...plan('contract', boards.at(-1)!, 1, 'property', 870, house),
      restriction: -1,
      audience: { contract: DEMO_CONTRACT },
    });
  return plans;
}

function plan(
  key: string,
  board: Board,
  cancellation: number,
  payAt: 'now' | 'property',
  pricePermille: number,
  house: PlanHouse,
) {
  const adult = boardEuros(board, house);
  return {
    key,
    board,
    cancellation,
    payAt,
    pricePermille,
    boardPerAdultMinor: adult === 0 ? 0 : house.toMinor(adult),
    boardPerChildMinor: adult === 0 ? 0 : house.toMinor(adult / 2),
  };
}

/** What is eaten, plainest first. */
function boardsOf(dice: Dice, house: PlanHouse): readonly Board[] {
  if (house.kind === 'beach' && house.stars >= 4 && INCLUSIVE.has(house.country) && dice.unit(PLANS, 6) < 0.55) {
    return dice.unit(PLANS, 7) < 0.3 ? ['half_board', 'all_inclusive'] : ['all_inclusive'];
  }
  if (!house.hasBreakfast) return ['room_only'];
  const breakfastOnly = dice.unit(PLANS, 8) < 0.18;
  const half =
    house.hasRestaurant && house.kind !== 'business' && dice.unit(PLANS, 9) < (house.kind === 'town' ? 0.1 : 0.4);
  const full = half && house.kind === 'snow' && dice.unit(PLANS, 10) < 0.15;
  return [
    ...(breakfastOnly ? [] : (['room_only'] as const)),
    'breakfast',
    ...(half ? (['half_board'] as const) : []),
    ...(full ? (['full_board'] as const) : []),
  ];
}

/** Euros for an adult and a night. */
function boardEuros(board: Board, { level, stars, euros }: PlanHouse): number {
  const breakfast = level * (0.05 + 0.025 * stars) + 2;
  switch (board) {
    case 'room_only':
      return 0;
    case 'breakfast':
      return breakfast;
    case 'half_board':
      return breakfast * 2.6;
    case 'full_board':
      return breakfast * 3.7;
    case 'all_inclusive':
      return breakfast * 3 + euros * 0.18;
  }
}
