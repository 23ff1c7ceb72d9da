import { z } from '#zod';
import { sealAudit } from '#domain/audit';
import { anybody, writeVerb } from '#domain/kernel';
import { systemClock } from '#platform/clock';
import { loadConfig, withSecretKeys } from '#platform/config';
import { openDatabase } from '#platform/database';
import { silentLogger, testCtx } from '#platform/testing';
import { AUDIT_SIGNATURE } from '../../server/compose/audit.ts';
import { auditAnchor } from '../../server/compose/audit-anchor.ts';
import { createSigner } from '../../server/compose/signer.ts';

/** A process of its own that writes audited acts without end and seals them; says one line for each seal. */
const EACH = 5;
const config = withSecretKeys(loadConfig(process.env));
const { database: db } = await openDatabase({ config, log: silentLogger });
const signer = createSigner(config.secretKeys, AUDIT_SIGNATURE);
const seal = sealAudit({ signer, anchor: auditAnchor(config.dataDir) });
const ctx = () => testCtx({ db, clock: systemClock, actor: { job: 'test' } as const, log: silentLogger });
const act = writeVerb({
  name: 'test.act',
  allow: anybody,
  input: z.object({}),
  audit: () => ({ thing: 'a' }),
  run: async () => null,
});
for (let n = 1; ; n += 1) {
  await act({ ctx: ctx(), input: {} });
  if (n % EACH > 0) continue;
  await seal(ctx());
  process.stdout.write(`${n}\n`);
}
