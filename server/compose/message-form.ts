import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownPath } from '#contract/identity';
import { banner } from '#contract/layout';
import { bannerCookie } from '../http/choices.ts';

const BODY_LIMIT = 4_096;

/** The way without scripts to close the message above every page: a plain form that leads back to where it stood. */
export function messageForm(https: boolean): (app: FastifyInstance) => void {
  return (app) =>
    void app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: BODY_LIMIT },
        (_, body, done) => done(null, new URLSearchParams(String(body))),
      );
      scope.post('/i/message/close', { config: { limit: 'usual' } }, async (request: FastifyRequest, reply) => {
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        const asked = banner.close.input.safeParse({ id: form.get('id') });
        if (asked.success) reply.header('set-cookie', bannerCookie(asked.data.id, { https }));
        return reply.redirect(ownPath(form.get('back')), 303);
      });
    });
}
