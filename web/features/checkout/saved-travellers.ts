import type { TravellerSlot } from '#contract/booking';
import type { TravelerChoice } from '#contract/travelers';

/** Null for a guest: there is nobody to choose and nowhere to save. */
export type Choices = readonly TravelerChoice[] | null;

/** Whom this place in the booking may be for. */
export function fitting(choices: Choices, { bornBetween }: TravellerSlot): TravelerChoice[] {
  const [earliest, latest] = bornBetween ?? ['', '9999'];
  return (choices ?? []).filter(({ dateOfBirth: born }) => !born || (born >= earliest && born <= latest));
}
