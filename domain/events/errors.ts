import { DomainError } from '#domain/kernel';

/** 409: the thing is in another state than this act needs. */
export class WrongState extends DomainError {
  override readonly name = 'WrongState';
  constructor(subject: string, state: string, wanted: string) {
    super(409, [
      { code: 'WRONG_STATE', description: `${subject} is ${state}; it cannot become ${wanted}`, detail: { state } },
    ]);
  }
}
