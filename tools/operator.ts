import { linkAddress } from '#contract/identity';
import { makeOperator, readEmail, takeOffSecondStep } from '#domain/identity';
import { DomainError } from '#domain/kernel';
import { EditionRefused } from '#domain/news';
import { systemClock } from '#platform/clock';
import { createIds } from '#platform/ids';
import { enqueue } from '#platform/jobs';
import { cryptoRandom } from '#platform/random';
import { createSealer } from '#platform/sealing';
import { OPERATOR_ACTS } from '#supply/house/operator';
import { begin } from '../server/compose/begin.ts';
import { brandsOf, readBrandFolders } from '../server/compose/brands.ts';
import { IDENTITY_SIGNATURE } from '../server/compose/identity.ts';
import { jobCtx } from '../server/compose/job-ctx.ts';
import { createSigner } from '../server/compose/signer.ts';
import { NEWS_USAGE, operatorNews } from './operator-news.ts';
import { dataDirOf } from './data-dir.ts';

const USAGES = [
  'npm run operator -- add somebody@example.com',
  'npm run operator -- second-step-off somebody@example.com',
  NEWS_USAGE,
  ...Object.values(OPERATOR_ACTS).map(({ usage }) => usage),
];
const USAGE = USAGES.join('\n   or: ');

/**
 * `add EMAIL`: makes an operator account and says the link that signs in to it, once and within the hour. `second-step-off EMAIL`: lets
 * somebody in who lost phone and recovery codes. `news` and what the house has: see there.
 */
export async function operator(args: readonly string[], env: NodeJS.ProcessEnv, say: (line: string) => void) {
  const [act, email, ...rest] = args;
  if (act === 'news') return operatorNews(args.slice(1), env, say);
  const own = OPERATOR_ACTS[act ?? ''];
  if (own) return own.run(args.slice(1), dataDirOf(env), say);
  const run = ACCOUNT_ACTS[act ?? ''];
  if (!run || !email || rest.length > 0) throw new TypeError(`Usage: ${USAGE}`);
  if (readEmail(email) === null) throw new TypeError(`${email} is no e-mail address`);
  // What this says is a secret; what is logged is kept.
  const { config, log, opening } = begin({ ...env, LOG_LEVEL: 'silent' });
  const open = await opening;
  try {
    const [clock, random] = [systemClock, cryptoRandom];
    const brands = brandsOf(readBrandFolders(config.brandsDir));
    const house = { brands, clock, random, ids: createIds({ clock, random }), log, db: open.database };
    await run({ ctx: jobCtx({ ...house, sealer: createSealer(config.secretKeys) }, 'operator'), config, email, say });
  } finally {
    await open.close();
  }
}

interface Acting {
  readonly ctx: ReturnType<typeof jobCtx>;
  readonly config: ReturnType<typeof begin>['config'];
  readonly email: string;
  readonly say: (line: string) => void;
}

/** By the word that names it. */
const ACCOUNT_ACTS: Readonly<Record<string, (acting: Acting) => Promise<void>>> = {
  async add({ ctx, config, email, say }) {
    const make = makeOperator(createSigner(config.secretKeys, IDENTITY_SIGNATURE));
    const { link, until } = await make({ ctx, input: { email } });
    say(`${email} is an operator now. This link signs in once, until ${until.toISOString()}:`);
    say(new URL(linkAddress(link), config.baseUrl).href);
    say('Later sign in with a code by e-mail, and set a password or a passkey in the account.');
  },
  async 'second-step-off'({ ctx, email, say }) {
    const { signedOut } = await takeOffSecondStep({ enqueue })({ ctx, input: { email } });
    say(`${email} signs in without a second step now; app, recovery codes and passkeys are gone.`);
    say(`Signed out on ${signedOut} devices. The owner is told by mail once the site runs.`);
  },
};

if (import.meta.main) {
  try {
    await operator(process.argv.slice(2), process.env, (line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    const [, , , file = ''] = process.argv;
    const faults = error instanceof EditionRefused ? error.faults : [];
    for (const { line, field, message } of faults) process.stderr.write(`${file}:${line}: ${field}: ${message}\n`);
    if (faults.length > 0) process.exit(2);
    const said = error instanceof DomainError ? error.message.replace(/^[A-Z_]+: /, '') : undefined;
    process.stderr.write(`${said ?? (error instanceof Error ? error.message : String(error))}\n`);
    process.exitCode = 1;
  }
}
