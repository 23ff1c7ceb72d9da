import { allowsSignIn, type Brands } from '#domain/brands';
import { signInClosed } from '#domain/identity';
import type { Part } from './part.ts';

/** What answers where sign-in is closed as well: who is signed in, which is nobody, the way out, and what the links of mails lead to. */
const ALWAYS: ReadonlySet<string> = new Set([
  'identity.state',
  'identity.logout',
  'identity.readLink',
  'identity.useLink',
]);

/** A part of accounts whose calls refuse in a brand that closed sign-in. */
export function whereSignInIsOpen(brands: Pick<Brands, 'byId'>, { bindings = [], ...part }: Part): Part {
  return {
    ...part,
    bindings: bindings.map(({ call, handle }) => ({
      call,
      handle: (ctx, input, request) => {
        if (!ALWAYS.has(call.name) && !allowsSignIn(brands.byId(ctx.brand))) throw signInClosed();
        return handle(ctx, input, request);
      },
    })),
  };
}
