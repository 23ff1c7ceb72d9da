import { CarrierTile } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  Sizes: () => (
    <>
      <CarrierTile code="X-STR" name="Straits Pacific" />
      <CarrierTile code="X-STR" name="Straits Pacific" size="small" />
    </>
  ),
  'Many carriers': () => (
    <>
      <CarrierTile code="X-ANA" name="Anatole Airlines" />
      <CarrierTile code="X-NRD" name="Norvane" />
      <CarrierTile code="X-HAL" name="Halcyon Gulf" />
      <CarrierTile code="X-LUM" name="Air Lumen" />
    </>
  ),
};
