import { genderSchema, knownPersonSchema } from '#contract/booking';
import { defineCall } from '#contract/core';
import { z } from '#zod';

/** A saved traveller as checkout takes over: the document that lasts longest, needs as help on the way. */
const choiceSchema = knownPersonSchema.extend({
  travelerId: z.string(),
  preferred: z.boolean(),
  /** Empty where it is not known, as the others. */
  dateOfBirth: z.string(),
  gender: z.union([z.literal(''), genderSchema]),
  emailAddress: z.string(),
  /** E.164, or empty. */
  phone: z.string(),
});
export type TravelerChoice = z.infer<typeof choiceSchema>;

/** For checkout, which guests use as well: null says that nobody is signed in. */
export const chooseTraveler = defineCall({
  name: 'travelers.choices',
  scope: 'anybody',
  method: 'GET',
  path: '/i/api/account/traveler/v1/choices',
  summary: 'Saved travellers to choose from',
  input: z.object({}),
  output: z.object({ travelers: z.array(choiceSchema).nullable() }),
});
