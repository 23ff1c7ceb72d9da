import { z } from '#zod';
import {
  civilDate,
  documentNumber,
  emailShape,
  identifierPatterns,
  keptDocumentNumber,
  personName,
  phoneShape,
} from './fields.ts';

/** `guest`: in whose name a room is booked; nothing but the name is asked. */
export const travellerKindSchema = z.enum(['adult', 'child', 'infantInSeat', 'infantOnLap', 'guest']);
export type TravellerKind = z.infer<typeof travellerKindSchema>;

/** A person the quote was priced for; the form has one block for each. */
export const travellerSlotSchema = z.object({
  /** Place of the item in the quote or order that asks for this person. */
  item: z.int().min(0),
  kind: travellerKindSchema,
  /** Age at travel as searched; null for adults and infants. */
  age: z.int().nullable(),
  /** Birth dates that fit this slot, `YYYY-MM-DD`, both inclusive; null where none is asked. */
  bornBetween: z.tuple([z.string(), z.string()]).nullable(),
});
export type TravellerSlot = z.infer<typeof travellerSlotSchema>;

export const genderSchema = z.enum(['F', 'M', 'X', 'unspecified']);
export type Gender = z.infer<typeof genderSchema>;

export const assistanceSchema = z.enum(['wheelchair', 'service_animal', 'sight_or_hearing', 'other']);
export type Assistance = z.infer<typeof assistanceSchema>;

export const travelDocumentSchema = z.object({
  type: z.enum(['passport', 'identity_card']),
  number: z.string().regex(documentNumber),
  /** ISO 3166 two-letter code. */
  issuedBy: z.string().regex(/^[A-Z]{2}$/),
  expiresOn: z.string().regex(civilDate),
});
export type TravelDocument = z.infer<typeof travelDocumentSchema>;

export const travellerSchema = z.object({
  /** First and middle names as in the passport. */
  givenNames: z.string().trim().min(1).max(40).regex(personName),
  familyName: z.string().trim().min(1).max(40).regex(personName),
  /** Null for a guest of a room. */
  dateOfBirth: z.string().regex(civilDate).nullable().default(null),
  gender: genderSchema.nullable().default(null),
  nationality: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable()
    .default(null),
  document: travelDocumentSchema.nullable().default(null),
  knownTravellerNumber: z.string().regex(identifierPatterns.alphanumeric).nullable().default(null),
  /** Membership of a carrier of the journey, from the saved traveller that was chosen. */
  loyalty: z.object({ programme: z.string(), number: z.string() }).nullable().default(null),
  assistance: z.array(assistanceSchema).max(4).default([]),
  assistanceNote: z.string().trim().max(300).default(''),
});
export type Traveller = z.infer<typeof travellerSchema>;

/**
 * A traveller as a form sends it: numbers may be left as they are stored, with the order or with the saved traveller that
 * `savedId` names. `save` keeps the traveller for the next booking of this account.
 */
export const givenTravellerSchema = travellerSchema.omit({ loyalty: true }).extend({
  document: travelDocumentSchema
    .extend({ number: z.union([z.string().regex(documentNumber), z.string().regex(keptDocumentNumber)]) })
    .nullable()
    .default(null),
  knownTravellerNumber: z.string().regex(identifierPatterns.alphanumericOrMasked).nullable().default(null),
  savedId: z.uuid().nullable().default(null),
  save: z.boolean().default(false),
});
export type GivenTraveller = z.infer<typeof givenTravellerSchema>;

export const contactSchema = z.object({
  email: z.string().trim().max(254).regex(emailShape),
  /** E.164 with country code, e.g. `+353861234567`; spaces are taken out before sending. */
  phone: z.string().regex(phoneShape).nullable().default(null),
});
export type Contact = z.infer<typeof contactSchema>;
