import { frames } from '#contract/frames';
import { accountIdOf, sessionOf, type Policy, writeVerb } from '#domain/kernel';

/** A frame has a session of its own, in which nobody signs in. */
const insideFrame: Policy = {
  name: 'insideFrame',
  admits: (actor) => sessionOf(actor) !== null && accountIdOf(actor) === null,
};

/** Keeps what a frame refused as a row of the audit trail, and says it in the log. */
export const reportFrame = writeVerb({
  name: 'embedding.reportFrame',
  allow: insideFrame,
  input: frames.report.input,
  audit: ({ event, detail }) => ({ event, detail }),
  async run({ ctx, input }) {
    ctx.log.warn(input.event, { detail: input.detail });
    return null;
  },
});
