import { InvalidInput } from '#domain/kernel';
import type { AskedStep } from '../../profile.ts';
import type { FlightStep, ResolvedFlightQuery } from './types.ts';

/**
 * `step=out`, `step=trips`, `step=back` with the flight out in `choose`, or `step=leg` with the flights before it: their source, a dot
 * and the beginning of an offer's key.
 */
export function parseStep({ step, choose }: AskedStep, { slices }: ResolvedFlightQuery): FlightStep | undefined {
  if (step === 'leg') return parseLegs(choose, slices.length);
  if (step !== 'back' && choose !== undefined) throw refused('choose', 'Flights are chosen with step=back or step=leg');
  if (step === undefined) return undefined;
  if (slices.length !== 2) throw refused('step', `step=${step} is for a return flight`);
  if (step === 'out' || step === 'trips') return { list: step };
  const found = parseChosen(choose ?? '');
  if (!found) throw refused('choose', 'step=back wants the flight out that is chosen');
  return { list: 'back', sourceId: found.sourceId, chosen: found.chosen };
}

function parseLegs(choose: string | undefined, slices: number): FlightStep {
  if (slices < 3) throw refused('step', 'step=leg is for three slices or more');
  if (choose === undefined) return { list: 'leg', chosen: [] };
  const found = parseChosen(choose);
  const chosen = found?.chosen.split('~') ?? [];
  if (!found || chosen.length >= slices)
    throw refused('choose', `choose wants up to ${slices - 1} flights of one source`);
  return { list: 'leg', sourceId: found.sourceId, chosen };
}

function parseChosen(choose: string): { readonly sourceId: string; readonly chosen: string } | undefined {
  const dot = choose.indexOf('.');
  return dot > 0 && dot < choose.length - 1
    ? { sourceId: choose.slice(0, dot), chosen: choose.slice(dot + 1) }
    : undefined;
}

function refused(field: string, description: string): InvalidInput {
  return new InvalidInput([{ code: 'VALIDATION_ERROR', description, field }]);
}
