import type { PlaceOfSale } from '#contract/search';
import type { Actor, Membership } from '#domain/kernel';
import type { Speak } from '#platform/words';
import type { Binding } from '../../http/binding.ts';
import { inReadersNames, type LocalNames } from '../local-names.ts';
import type { Part } from '../part.ts';

/** Somebody who is told names in a language of their own. */
export interface Reader {
  readonly locale: () => string;
  readonly speak: Speak;
  readonly localise: LocalNames;
}

/** The calls as that reader is answered. */
export function readBy({ locale, localise }: Reader, bindings: Part['bindings']): Binding[] {
  return inReadersNames(bindings, localise).map(({ call, handle }) => ({
    call,
    handle: (ctx, input, request) => handle({ ...ctx, locale: locale() }, input, request),
  }));
}

/** The calls as whoever acts for that company at this moment is answered. */
export function actFor(acting: () => Membership | undefined, bindings: Part['bindings'] = []): Binding[] {
  return bindings.map(({ handle, ...binding }) => ({
    ...binding,
    handle: (ctx, input, request) => {
      const membership = acting();
      const actor = { ...ctx.actor, ...(membership && { membership, forCompany: true }) } as Actor;
      return handle({ ...ctx, actor }, input, request);
    },
  }));
}

/** The calls as the site of another place answers them. */
export function soldIn(placeOfSale: () => PlaceOfSale, bindings: Part['bindings'] = []): Binding[] {
  return bindings.map(({ handle, ...binding }) => ({
    ...binding,
    handle: (ctx, input, request) => handle({ ...ctx, placeOfSale: placeOfSale() }, input, request),
  }));
}
