import type { TravellerSlot } from '#contract/booking';
import type { Api } from '#contract/core';
import { chooseTraveler, type TravelerChoice } from '#contract/travelers';
import type { Values } from '../forms/values.ts';
import { valuesOfPerson } from './traveller-values.ts';

/** Null for a guest: there is nobody to choose and nowhere to save. */
export type Choices = readonly TravelerChoice[] | null;

/** A saved traveller in the fields of one passenger. `who` is what is chosen, `filled` of whom the fields are. */
export function valuesOfChoice(name: string, choice: TravelerChoice): Values {
  const { travelerId } = choice;
  return { ...valuesOfPerson(name, choice), [`${name}.who`]: travelerId, [`${name}.filled`]: travelerId };
}

/** Whom this place in the booking may be for. */
export function fitting(choices: Choices, { bornBetween }: TravellerSlot): TravelerChoice[] {
  const [earliest, latest] = bornBetween ?? ['', '9999'];
  return (choices ?? []).filter(({ dateOfBirth: born }) => !born || (born >= earliest && born <= latest));
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

/**
 * Without scripts the fields are filled here: of every passenger for whom somebody was chosen since the page was made. Undefined
 * where there is no such; then the form is as its reader left it.
 */
export async function filledFrom(api: Api, values: Values): Promise<Values | undefined> {
  const names = Object.keys(values).flatMap((key) => /^(travellers\.\d+)\.who$/.exec(key)?.[1] ?? []);
  const asked = names.filter((name) => values[`${name}.who`] && values[`${name}.who`] !== values[`${name}.filled`]);
  if (asked.length === 0) return undefined;
  const { travelers: choices } = await api(chooseTraveler, {});
  const filled = asked.flatMap((name) => {
    const choice = choices?.find(({ travelerId }) => travelerId === values[`${name}.who`]);
    return choice ? [valuesOfChoice(name, choice)] : [];
  });
  return filled.length > 0 ? (Object.assign({}, values, ...filled) as Values) : undefined;
}
