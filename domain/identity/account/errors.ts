import { type DomainError, InvalidInput } from '#domain/kernel';

/** 422 at one field, with a code that has words of its own. */
export function wrong(code: string, field: string, detail?: Readonly<Record<string, unknown>>): DomainError {
  return new InvalidInput([{ code, description: code, field, ...(detail && { detail }) }]);
}
