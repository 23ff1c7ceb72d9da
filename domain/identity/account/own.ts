import { type Ctx, Refused, sessionOf } from '#domain/kernel';

export function ownSession({ actor }: Pick<Ctx, 'actor'>): string {
  const id = sessionOf(actor);
  if (id === null) throw new Refused('No session');
  return id;
}
