import { encodeStays, packStays } from '#engine/stays';
import { HOUSE_CURRENCIES } from '../fares/currencies.ts';
import { houseStays, type HouseStaysInput } from './world/world.ts';

/** The invented stays as one snapshot file; equal input gives equal bytes. */
export function buildHouseStays(input: Omit<HouseStaysInput, 'currencies'>): Uint8Array {
  return encodeStays(packStays(houseStays({ ...input, currencies: HOUSE_CURRENCIES })));
}
