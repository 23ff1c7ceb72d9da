import { frames } from '#contract/frames';
import { writeVerb } from '#domain/kernel';

/** Keeps what a frame refused as a row of the audit trail, and says it in the log. */
export const reportFrame = writeVerb({
  name: 'embedding.reportFrame',
  may: (actor) => actor.kind === 'anonymous' && actor.sessionId !== null,
  input: frames.report.input,
  audit: ({ event, detail }) => ({ event, detail }),
  async run({ ctx, input }) {
    ctx.log.warn(input.event, { detail: input.detail });
    return null;
  },
});
