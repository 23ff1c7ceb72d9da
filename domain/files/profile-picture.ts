import { createHash } from 'node:crypto';
import { fileAddress } from '#contract/files';
import { setImage } from '#domain/identity';
import { accountOf, type Ctx, type Policy, rowsOfOwner, signedIn, type TxCtx, writeVerb } from '#domain/kernel';
import { z } from '#zod';
import type { FileDeps } from './deps.ts';
import { FileRefused, pictureRefused } from './errors.ts';
import { FILE_KINDS } from './kinds.ts';
import { forget } from './purge.ts';
import { removeOwn, tables } from './store.ts';

const KIND = FILE_KINDS.profile_picture;

/** A picture is of the person, also while they act for a company. */
const ownAsPerson: Policy = {
  ...signedIn,
  judge: async ({ ctx }) => rowsOfOwner({ company_id: null, account_id: accountOf(ctx.actor) }),
};

/**
 * Makes the picture anew, keeps it and shows it for the account in place of the one of before. Its bytes are there before its row: what
 * nobody keeps after all the purge takes away.
 */
export function setProfilePicture(deps: FileDeps) {
  const keep = writeVerb({
    name: 'setProfilePicture',
    allow: ownAsPerson,
    input: z.object({ id: z.uuid(), sizeBytes: z.int(), sha256: z.string() }),
    audit: ({ id }) => ({ file: id }),
    async run({ ctx, input: { id, sizeBytes, sha256 } }) {
      // The account's row first: two of them wait for each other there.
      await setImage(ctx, fileAddress(id));
      await forgetPicture(deps, ctx);
      const owner = { account_id: accountOf(ctx.actor), company_id: null };
      const file = { kind: 'profile_picture', type: 'image/jpeg', size_bytes: sizeBytes, sha256 } as const;
      await tables(ctx.tx)
        .insertInto('stored_file')
        .values({ id, ...owner, ...file, created_at: ctx.clock.now() })
        .execute();
    },
  });
  return async (ctx: Ctx, sent: Blob): Promise<void> => {
    accountOf(ctx.actor);
    const bytes = await squareOf(deps, sent);
    const id = ctx.ids.uuid();
    await deps.store.put(id, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    await keep({ ctx, input: { id, sizeBytes: bytes.length, sha256 } });
  };
}

async function squareOf({ pictures }: FileDeps, sent: Blob): Promise<Uint8Array> {
  if (sent.size === 0) throw new FileRefused('missing', KIND.field);
  if (sent.size > KIND.maxBytes) throw new FileRefused('large', KIND.field);
  try {
    return await pictures.square(new Uint8Array(await sent.arrayBuffer()), KIND.square);
  } catch (error) {
    throw pictureRefused(error, KIND.field);
  }
}

/** Initials stand for the account again. */
export function removeProfilePicture(deps: FileDeps) {
  return writeVerb({
    name: 'removeProfilePicture',
    allow: ownAsPerson,
    input: z.object({}),
    audit: () => ({}),
    async run({ ctx }) {
      await setImage(ctx, null);
      await forgetPicture(deps, ctx);
    },
  });
}

async function forgetPicture(deps: FileDeps, ctx: TxCtx): Promise<void> {
  await forget(deps, ctx, await removeOwn(ctx.tx, accountOf(ctx.actor), ['profile_picture']));
}
