import { InvalidInput } from '#domain/kernel';
import type { AskedStep } from '../../profile.ts';
import type { FlightStep, ResolvedFlightQuery } from './types.ts';

/** `step=out`, `step=trips`, or `step=back` with the flight out in `choose`: its source, a dot and its part of an offer's key. */
export function parseStep({ step, choose }: AskedStep, { slices }: ResolvedFlightQuery): FlightStep | undefined {
  if (step !== 'back' && choose !== undefined) throw refused('choose', 'A flight out is chosen with step=back');
  if (step === undefined) return undefined;
  if (slices.length !== 2) throw refused('step', 'Only a return flight is chosen in steps');
  if (step === 'out' || step === 'trips') return { list: step };
  const [sourceId, ...chosen] = (choose ?? '').split('.');
  if (!sourceId || chosen.length === 0) throw refused('choose', 'step=back wants the flight out that is chosen');
  return { list: 'back', sourceId, chosen: chosen.join('.') };
}

function refused(field: string, description: string): InvalidInput {
  return new InvalidInput([{ code: 'VALIDATION_ERROR', description, field }]);
}
