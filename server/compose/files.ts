import { accountCalls as calls } from '#contract/identity';
import { FILES_PATH } from '#contract/files';
import {
  removeProfilePicture,
  setProfilePicture,
  PURGE_TOPIC,
  purgeFilesJob,
  readFile,
  REMOVE_TOPIC,
  removeFileJob,
} from '#domain/files';
import { listAccounts } from '#domain/identity';
import { enqueue } from '#platform/jobs';
import { createPictures } from '#platform/pictures';
import { z } from '#zod';
import { handle } from '../http/binding.ts';
import { inputOf } from '../http/route-input.ts';
import { FILE_WORDS } from './file-words.ts';
import type { Foundation } from './foundation.ts';
import { everyMinutes, jobCtx } from './job-ctx.ts';
import type { Part } from './part.ts';

export type FileNeeds = Pick<Foundation, 'brands' | 'clock' | 'db' | 'files' | 'ids' | 'log' | 'random' | 'sealer'>;

const ASKED = z.object({ id: z.uuid() });
const DAY_MINUTES = 24 * 60;

/** Files that people send: the picture of an account, its address, and the jobs that take bytes away. */
export function filesPart(needs: FileNeeds): Part {
  const { db, files: store } = needs;
  const deps = { store, enqueue, pictures: createPictures() };
  const [set, remove, read] = [setProfilePicture(deps), removeProfilePicture(deps), readFile(deps)];
  return {
    words: FILE_WORDS,
    bindings: [
      handle(calls.setPicture, async (ctx, { picture }) => {
        await set(ctx, picture);
        return {};
      }),
      handle(calls.removePicture, async (ctx) => {
        await remove({ ctx, input: {} });
        return {};
      }),
    ],
    routes(app, exchangeOf) {
      app.get(`${FILES_PATH}/:id`, { config: { limit: 'usual', reads: ASKED } }, async (request, reply) => {
        const exchange = exchangeOf(request);
        const session = await exchange.visitor.session();
        const beside = session ? await listAccounts(db.query, session) : [];
        const accounts = beside.filter(({ half }) => !half).map(({ account_id }) => account_id);
        const input = { id: inputOf(request, ASKED).id, accounts };
        const { type, bytes } = await read({ ctx: await exchange.ctx(), input });
        return reply
          .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
          .header('content-disposition', 'inline; filename="picture.jpg"')
          .header('cache-control', 'private, max-age=3600')
          .type(type)
          .send(Buffer.from(bytes));
      });
    },
    jobs: {
      [REMOVE_TOPIC]: ({ payload }) => removeFileJob(deps, jobCtx(needs, REMOVE_TOPIC))(String(payload['id'])),
      [PURGE_TOPIC]: () => purgeFilesJob(deps, jobCtx(needs, PURGE_TOPIC))(),
    },
    crons: [
      {
        name: PURGE_TOPIC,
        next: everyMinutes(DAY_MINUTES),
        job: { topic: PURGE_TOPIC, key: 'daily', payload: {} },
      },
    ],
  };
}
