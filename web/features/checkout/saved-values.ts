import type { TravellerSlot } from '#contract/booking';
import type { TravelerChoice } from '#contract/travelers';
import type { Values } from '../forms/values.ts';
import { type Choices, fitting } from './saved-travellers.ts';
import { valuesOfPerson } from './traveller-values.ts';

/** A saved traveller in the fields of one passenger. `who` is what is chosen, `filled` of whom the fields are. */
export function valuesOfChoice(name: string, choice: TravelerChoice): Values {
  const { travelerId } = choice;
  return { ...valuesOfPerson(name, choice), [`${name}.who`]: travelerId, [`${name}.filled`]: travelerId };
}

/** An untouched form: the preferred traveller comes first where they fit, and gets the mail. */
export function startValues(choices: Choices, slots: readonly TravellerSlot[]): Values {
  const preferred = choices?.find((choice) => choice.preferred);
  if (!preferred) return {};
  const fits = slots[0] && fitting([preferred], slots[0]).length > 0;
  return {
    'contact.email': preferred.emailAddress,
    'contact.phone': preferred.phone,
    ...(fits && valuesOfChoice('travellers.0', preferred)),
  };
}
