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

/** An untouched form: the preferred traveller comes first where they fit, and gets the mail, else the account does. */
export function startValues(
  choices: Choices,
  slots: readonly TravellerSlot[],
  account?: { readonly email: string },
): Values {
  const preferred = choices?.find((choice) => choice.preferred);
  const email = preferred?.emailAddress || account?.email;
  if (!preferred) return email ? { 'contact.email': email } : {};
  const fits = slots[0] && fitting([preferred], slots[0]).length > 0;
  return {
    'contact.email': email ?? '',
    'contact.phone': preferred.phone,
    ...(fits && valuesOfChoice('travellers.0', preferred)),
  };
}

/** What was typed stays as it is: who was typed is not mixed with who is preferred. */
export function withTyped(known: Values, typed: Values): Values {
  const isNamed = Object.keys(typed).some((name) => name.startsWith('travellers.'));
  const kept = Object.entries(known).filter(([name]) => !isNamed || name.startsWith('contact.'));
  return { ...Object.fromEntries(kept), ...typed };
}
