import type { FastifyInstance } from 'fastify';
import { ownPath } from '#contract/identity';
import { banner } from '#contract/layout';
import { z } from '#zod';
import { bannerCookie, THEMES, themeCookie } from '../http/choices.ts';
import { inputOf, saidWithin } from '../http/route-input.ts';

const BODY_LIMIT = 4_096;
const FORM = z.object({ id: banner.close.input.shape.id.optional().catch(undefined), back: saidWithin(4_000) });
const THEME_FORM = z.object({ theme: z.enum(THEMES).optional().catch(undefined), back: saidWithin(4_000) });

/** Ways without scripts to close the message above every page and to choose a theme: plain forms that lead back to where they stood. */
export function choiceForms(https: boolean): (app: FastifyInstance) => void {
  return (app) =>
    void app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: BODY_LIMIT },
        (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
      );
      scope.post('/i/message/close', { config: { limit: 'usual', reads: FORM } }, async (request, reply) => {
        const { id, back } = inputOf(request, FORM);
        if (id !== undefined) reply.header('set-cookie', bannerCookie(id, { https }));
        return reply.redirect(ownPath(back), 303);
      });
      scope.post('/i/theme', { config: { limit: 'usual', reads: THEME_FORM } }, async (request, reply) => {
        const { theme, back } = inputOf(request, THEME_FORM);
        if (theme !== undefined) reply.header('set-cookie', themeCookie(theme, { https }));
        return reply.redirect(ownPath(back), 303);
      });
    });
}
