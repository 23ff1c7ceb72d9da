import { isCivilDay } from '#contract/core';
import type { Traveller, TravellerRules } from '#contract/booking';
import { InvalidInput, type DomainProblem } from '#domain/kernel';
import type { BookingDeps } from './deps.ts';
import type { Slot } from './ports.ts';
import type { Snapshot } from './snapshot.ts';
import { rulesOf } from './stored-quote.ts';

/** A person whose name is asked for, with the rules of the item that asks. */
export interface AskedPerson {
  readonly slot: Slot;
  readonly rules: TravellerRules;
}

/** Everybody who is asked for, item by item. */
export function askedOf(deps: BookingDeps, items: readonly { readonly snapshot: Snapshot }[]): AskedPerson[] {
  return items.flatMap(({ snapshot }) => {
    const rules = rulesOf(deps, snapshot);
    return snapshot.slots.map((slot) => ({ slot, rules }));
  });
}

/** What a form sent beyond a name for somebody who only gives a name is not kept. */
export function onlyAsked(asked: readonly AskedPerson[], travellers: readonly Traveller[]): Traveller[] {
  return travellers.map((traveller, index) => {
    if (asked[index]?.slot.bornBetween !== null) return traveller;
    const { givenNames, familyName } = traveller;
    return { ...NOBODY, givenNames, familyName };
  });
}

const NOBODY: Omit<Traveller, 'familyName' | 'givenNames'> = {
  dateOfBirth: null,
  gender: null,
  nationality: null,
  document: null,
  knownTravellerNumber: null,
  loyalty: null,
  assistance: [],
  assistanceNote: '',
};

/** Do these people fit what is bought? Throws `InvalidInput` with every problem at its field. */
export function checkTravellers(asked: readonly AskedPerson[], travellers: readonly Traveller[]): void {
  const problems: DomainProblem[] = [];
  if (travellers.length !== asked.length) {
    problems.push({
      code: 'VALIDATION_ERROR',
      description: `This is for ${asked.length} people`,
      field: 'travellers',
    });
  }
  for (const [index, traveller] of travellers.entries()) {
    const person = asked[index];
    if (person)
      problems.push(
        ...checkOne(person, traveller).map((problem) => ({
          ...problem,
          field: `travellers.${index}.${problem.field}`,
        })),
      );
  }
  const [first, ...rest] = problems;
  if (first) throw new InvalidInput([first, ...rest]);
}

type FieldProblem = DomainProblem & { field: string };

/** Of who only gives a name to a room nothing else is asked. */
function checkOne({ slot, rules }: AskedPerson, traveller: Traveller): FieldProblem[] {
  return slot.bornBetween === null ? [] : checkPassenger(slot, slot.bornBetween, rules, traveller);
}

function checkPassenger(
  slot: Slot,
  [earliest, latest]: readonly [string, string],
  rules: TravellerRules,
  { dateOfBirth, document, gender }: Traveller,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (dateOfBirth === null || !isCivilDay(dateOfBirth)) {
    problems.push({ code: 'VALIDATION_ERROR', description: 'No such day', field: 'dateOfBirth' });
  } else if (dateOfBirth < earliest || dateOfBirth > latest) {
    problems.push({
      code: 'WRONG_AGE',
      description: `Born between ${earliest} and ${latest} at this price`,
      field: 'dateOfBirth',
      detail: { earliest, latest, kind: slot.kind, age: slot.age },
    });
  }
  if (gender === null || !rules.genders.includes(gender)) {
    problems.push({ code: 'GENDER_NOT_OFFERED', description: 'The airline does not take this value', field: 'gender' });
  }
  if (!document && rules.document === 'required') {
    problems.push({
      code: 'VALIDATION_ERROR',
      description: 'A travel document is needed for this journey',
      field: 'document',
    });
  }
  if (document && (!isCivilDay(document.expiresOn) || document.expiresOn < rules.documentValidUntil)) {
    problems.push({
      code: 'DOCUMENT_EXPIRES',
      description: `Must be valid until ${rules.documentValidUntil}`,
      field: 'document.expiresOn',
      detail: { validUntil: rules.documentValidUntil },
    });
  }
  return problems;
}
