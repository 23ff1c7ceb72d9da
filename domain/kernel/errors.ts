import type { Problem } from '#contract/core';

/** A refusal that a caller can act on. Code and status come from the error table of the module that throws it. */
export class DomainError extends Error {
  override readonly name: string = 'DomainError';
  readonly code: string;
  readonly status: number;
  readonly problems: readonly DomainProblem[];

  constructor(status: number, problems: readonly [DomainProblem, ...DomainProblem[]], options?: ErrorOptions) {
    super(`${problems[0].code}: ${problems[0].description}`, options);
    this.code = problems[0].code;
    this.status = status;
    this.problems = problems;
  }
}

/** As `Problem`, before the transport puts the reader's words to it. */
export type DomainProblem = Omit<Problem, 'localizedDescription'>;

/** 422: the input was read and refused, each problem at its field. */
export class InvalidInput extends DomainError {
  override readonly name = 'InvalidInput';
  constructor(problems: readonly [DomainProblem, ...DomainProblem[]]) {
    super(422, problems);
  }
}

/** 404, also where the actor may not know that the thing exists. */
export class NotFound extends DomainError {
  override readonly name = 'NotFound';
  constructor(what: string) {
    super(404, [{ code: 'NOT_FOUND', description: `No such ${what}` }]);
  }
}

/** 403: the actor is known and may not; another code where there is something to do about it. */
export class Refused extends DomainError {
  override readonly name = 'Refused';
  constructor(description: string, code = 'NOT_ALLOWED') {
    super(403, [{ code, description }]);
  }
}

/** 410: it was there, and will not be again. */
export class Gone extends DomainError {
  override readonly name = 'Gone';
  constructor(code: string, description: string, detail?: Readonly<Record<string, unknown>>) {
    super(410, [{ code, description, ...(detail && { detail }) }]);
  }
}

/** 409: true when asked, not true any more (sold out, price changed, wrong state). */
export class Conflict extends DomainError {
  override readonly name = 'Conflict';
  constructor(code: string, description: string, detail?: Readonly<Record<string, unknown>>) {
    super(409, [{ code, description, ...(detail && { detail }) }]);
  }
}
