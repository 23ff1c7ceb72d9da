import { sealAudit } from '#domain/audit';
import { auditAnchor } from './audit-anchor.ts';
import type { Foundation } from './foundation.ts';
import { everyMinutes, jobCtx } from './job-ctx.ts';
import type { Part } from './part.ts';
import { createSigner } from './signer.ts';

/** Of what the chain signs with; the verifier says the same. */
export const AUDIT_SIGNATURE = 'audit';
const DAY_MINUTES = 24 * 60;

/** The audit trail is sealed every minute and when the site stops; once a day whatever hid behind an old key. */
export function auditPart(foundation: Foundation): Part {
  const { config, log } = foundation;
  const seal = sealAudit({
    signer: createSigner(config.secretKeys, AUDIT_SIGNATURE),
    anchor: auditAnchor(config.dataDir),
  });
  return {
    jobs: {
      'audit.seal': async ({ payload }) => {
        await seal(jobCtx(foundation, 'audit.seal'), { everything: payload['everything'] === true });
      },
    },
    crons: [
      { name: 'audit.seal', next: everyMinutes(1), job: { topic: 'audit.seal', key: 'seal', payload: {} } },
      {
        name: 'audit.sealAll',
        next: everyMinutes(DAY_MINUTES),
        job: { topic: 'audit.seal', key: 'all', payload: { everything: true } },
      },
    ],
    async stop() {
      try {
        await seal(jobCtx(foundation, 'audit.seal'));
      } catch (error) {
        log.error('the audit trail was not sealed at the end; the next start does it', { error });
      }
    },
  };
}
