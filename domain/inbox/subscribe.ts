import { accountIdOf, type Ctx, DomainError, signedIn, writeVerb } from '#domain/kernel';
import { z } from '#zod';

/** Reads mailboxes for the operator. */
export interface InboxProvider {
  /** Throws where it does not take the code. */
  subscribe(asked: { readonly accountId: string; readonly code: string }): Promise<void>;
}

class InboxRefused extends DomainError {
  override readonly name = 'InboxRefused';
  constructor(
    status: number,
    code: 'INBOX_NOT_AVAILABLE' | 'INBOX_FAILED',
    description: string,
    options?: ErrorOptions,
  ) {
    super(status, [{ code, description }], options);
  }
}

const note = writeVerb({
  name: 'subscribeInbox',
  allow: signedIn,
  input: z.object({}),
  run: async () => undefined,
  audit: () => ({}),
});

/** Gives the provider leave to read a mailbox; `provider` is null where the operator has none. */
export function subscribeInbox(provider: InboxProvider | null) {
  return async (ctx: Ctx, { code }: { readonly code: string }): Promise<{ readonly status: 0 }> => {
    const accountId = accountIdOf(ctx.actor);
    if (!provider || accountId === null) {
      throw new InboxRefused(404, 'INBOX_NOT_AVAILABLE', 'No mail provider is configured here');
    }
    await provider.subscribe({ accountId, code }).catch((cause: unknown) => {
      throw new InboxRefused(503, 'INBOX_FAILED', 'The mail provider did not take the code', { cause });
    });
    await note({ ctx, input: {} });
    return { status: 0 };
  };
}
