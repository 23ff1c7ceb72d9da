import type { Quote, Traveller, TravellerSlot } from '#contract/booking';
import { InvalidInput, type DomainProblem } from '#domain/kernel';

/** Do these people fit the quote? Throws `InvalidInput` with every problem at its field. */
export function checkTravellers(
  slots: readonly TravellerSlot[],
  rules: Quote['rules'],
  travellers: readonly Traveller[],
): void {
  const problems: DomainProblem[] = [];
  if (travellers.length !== slots.length) {
    problems.push({
      code: 'VALIDATION_ERROR',
      description: `This fare is for ${slots.length} travellers`,
      field: 'travellers',
    });
  }
  for (const [index, traveller] of travellers.entries()) {
    const slot = slots[index];
    if (slot)
      problems.push(
        ...checkOne(slot, rules, traveller).map((problem) => ({
          ...problem,
          field: `travellers.${index}.${problem.field}`,
        })),
      );
  }
  const [first, ...rest] = problems;
  if (first) throw new InvalidInput([first, ...rest]);
}

function checkOne(
  slot: TravellerSlot,
  rules: Quote['rules'],
  traveller: Traveller,
): (DomainProblem & { field: string })[] {
  const problems: (DomainProblem & { field: string })[] = [];
  const [earliest, latest] = slot.bornBetween;
  const { dateOfBirth, document, gender } = traveller;
  if (!isRealDay(dateOfBirth)) {
    problems.push({ code: 'VALIDATION_ERROR', description: 'No such day', field: 'dateOfBirth' });
  } else if (dateOfBirth < earliest || dateOfBirth > latest) {
    problems.push({
      code: 'WRONG_AGE',
      description: `Born between ${earliest} and ${latest} for this fare`,
      field: 'dateOfBirth',
      detail: { earliest, latest, kind: slot.kind, age: slot.age },
    });
  }
  if (!rules.genders.includes(gender)) {
    problems.push({ code: 'GENDER_NOT_OFFERED', description: 'The airline does not take this value', field: 'gender' });
  }
  if (!document && rules.document === 'required') {
    problems.push({
      code: 'VALIDATION_ERROR',
      description: 'A travel document is needed for this flight',
      field: 'document',
    });
  }
  if (document && (!isRealDay(document.expiresOn) || document.expiresOn < rules.documentValidUntil)) {
    problems.push({
      code: 'DOCUMENT_EXPIRES',
      description: `Must be valid until ${rules.documentValidUntil}`,
      field: 'document.expiresOn',
      detail: { validUntil: rules.documentValidUntil },
    });
  }
  return problems;
}

function isRealDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
