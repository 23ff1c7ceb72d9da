import type { OpenDatabase } from '#platform/database';
import { newTraveler, type SavedTraveler, type TravelerInput } from '#contract/travelers';
import type { Actor, Ctx } from '#domain/kernel';
import { fixedClock, testCtx } from '#platform/testing';
import { bareAccount } from '../../identity/testing/bare-account.ts';
import * as travelers from '../index.ts';

const clock = fixedClock('2026-11-22T09:00:00Z');
const settings = { ...travelers.defaultTravelerSettings, genders: ['F', 'M', 'X'] as const };
export const create = travelers.createTraveler(settings);
export const update = travelers.updateTraveler(settings);
export const list = travelers.listTravelers(settings);

/** Makes people with an account of their own each. */
export function peopleOf(opened: OpenDatabase) {
  return async (overrides: Partial<Ctx> = {}): Promise<Ctx & { accountId: string }> => {
    const base = testCtx({ db: opened.database, clock }) as unknown as Ctx;
    const accountId = base.ids.uuid();
    await bareAccount(opened.database, accountId);
    const actor: Actor = { sessionId: base.ids.uuid(), accountId };
    return { ...base, actor, accountId, ...overrides };
  };
}

export const passport = {
  documentId: '',
  type: 'passport' as const,
  number: 'pa 447-1902',
  issuedBy: 'IE',
  expiresOn: '2031-02-02',
};
export const mira: TravelerInput = {
  ...input(newTraveler()),
  firstName: 'Mira',
  middleName: 'Leela',
  lastName: 'O’Anand',
  dateOfBirth: '1988-05-14',
  emailAddress: 'mira@example.com',
  phoneNumber: '85 012-3456',
  phoneCountryCodeISO: 'IE',
  tsaredress: '1234567',
  knownTravelerNumber: 'tt11223344',
  gender: 'F',
  nationality: 'IE',
  documents: [passport],
  loyalty: [{ loyaltyId: '', programme: 'Skypilot', number: 'SK 7788 9912' }],
  needs: ['step_free', 'quiet_room'],
  needsNote: 'Early boarding',
};

function input({ travelerId: _id, ...rest }: SavedTraveler): TravelerInput {
  return rest;
}
