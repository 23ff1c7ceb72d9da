import { genderSchema } from '#contract/booking';
import { z } from '#zod';

/** What a traveller needs on the way, wherever it is booked. */
export const NEEDS = [
  'step_free',
  'assistance',
  'wheelchair',
  'quiet_room',
  'service_animal',
  'sight_or_hearing',
] as const;
export type Need = (typeof NEEDS)[number];
export const travelerNeedsSchema = z.array(z.enum(NEEDS)).max(NEEDS.length).default([]);

/** Stands for a stored number that is never shown, [5-15]. */
export const MASK = '*********';

/** How many of each one account or traveller may have. */
export const MOST = { travelers: 50, documents: 4, loyalty: 8 } as const;

/** A generous bound for the transport; the verb judges and says what is wrong in words. */
const text = (most = 200) => z.string().max(most).default('');
/** ISO 3166-1 two letters, or empty. */
const country = text(2);

const documentSchema = z.object({
  /** Of a stored document; empty for a new one. */
  documentId: text(36),
  type: z.enum(['passport', 'identity_card']),
  number: text(),
  issuedBy: country,
  /** `YYYY-MM-DD`. */
  expiresOn: text(),
});
export type SavedDocument = z.infer<typeof documentSchema>;

const loyaltySchema = z.object({
  loyaltyId: text(36),
  /** Airline or programme, as its members call it. */
  programme: text(),
  number: text(),
});
export type SavedLoyalty = z.infer<typeof loyaltySchema>;

const fields = {
  firstName: text(),
  middleName: text(),
  lastName: text(),
  /** `YYYY-MM-DD`, or empty. */
  dateOfBirth: text(),
  emailAddress: text(300),
  /** As dialled after the country code. */
  phoneNumber: text(),
  /** Digits without a plus. */
  phoneCountryCode: text(5),
  phoneCountryCodeISO: country,
  tsaredress: text(),
  knownTravelerNumber: text(),
  /** Not sent, nothing is taken from another: who is new is preferred where nobody is, and everybody else stays what they are. */
  preferred: z.boolean().optional(),
  gender: z.union([z.literal(''), genderSchema]).default(''),
  nationality: country,
  documents: z.array(documentSchema).max(MOST.documents).default([]),
  loyalty: z.array(loyaltySchema).max(MOST.loyalty).default([]),
  needs: travelerNeedsSchema,
  needsNote: text(1_000),
};

/** [3-02] A traveller as it is sent. */
export const travelerInputSchema = z.object(fields);
export type TravelerInput = z.infer<typeof travelerInputSchema>;

/** [3-02] A traveller as it is shown: numbers masked. */
export const savedTravelerSchema = travelerInputSchema.extend({ travelerId: z.string(), preferred: z.boolean() });
export type SavedTraveler = z.infer<typeof savedTravelerSchema>;

/** [3-02b] Nobody yet: everything empty, preferred. */
export function newTraveler(): SavedTraveler {
  return {
    travelerId: '',
    firstName: '',
    middleName: '',
    lastName: '',
    dateOfBirth: '',
    emailAddress: '',
    phoneNumber: '',
    phoneCountryCode: '',
    phoneCountryCodeISO: '',
    tsaredress: '',
    knownTravelerNumber: '',
    preferred: true,
    gender: '',
    nationality: '',
    documents: [],
    loyalty: [],
    needs: [],
    needsNote: '',
  };
}
