import type { Config, ConfigProblem } from './config.ts';
import { plainServices } from './plain-services.ts';
import { isThisMachine } from './private-hosts.ts';
import { trustsThePublic } from './proxies.ts';
import { NAME_THEM } from './read.ts';
import { liveAmong, PAYMENTS } from './registries.ts';

const SECRET_KEY_LENGTH = 32;
type Env = Readonly<Record<string, string | undefined>>;

/** Combinations that would harm travellers or lose data, each with its reason. */
export function refusals(config: Config, env: Env): ConfigProblem[] {
  if (config.mode !== 'production') return everywhere(config);
  return [...everywhere(config), ...inProduction(config, env), ...plainServices(config, env)];
}

function everywhere(config: Config): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  const base = new URL(config.baseUrl);
  if (config.mode !== 'production' && base.protocol === 'http:' && !isThisMachine(base.hostname)) {
    problems.push({
      variable: 'BASE_URL',
      reason: `is plain http on ${base.hostname}; browsers keep our session cookies only over https or on localhost, so nobody could sign in or book`,
    });
  }
  if (config.secretKeys.some((key) => key.length < SECRET_KEY_LENGTH)) {
    problems.push({
      variable: 'SECRET_KEYS',
      reason: `holds a key shorter than ${SECRET_KEY_LENGTH} characters; signed links could be forged. Make one with: openssl rand -base64 32`,
    });
  }
  if (config.databaseOwnerUrl !== null && config.databaseUrl === null) {
    problems.push({
      variable: 'DATABASE_OWNER_URL',
      reason: 'is set without DATABASE_URL; the owner address only runs migrations, the site itself needs its own',
    });
  }
  return problems;
}

function inProduction(config: Config, env: Env): ConfigProblem[] {
  const live = liveAmong(config.suppliers);
  const rules: readonly (readonly [boolean, string, string])[] = [
    [
      !config.baseUrl.startsWith('https:'),
      'BASE_URL',
      `is ${env['BASE_URL'] ? 'not https' : 'missing'}; production serves travellers over https only, and links in mail are made from it`,
    ],
    [
      config.secretKeys.length === 0,
      'SECRET_KEYS',
      'is missing; without a key of your own, links and cookies could not be signed the same way by every node and after a restart',
    ],
    [
      config.databaseUrl === null && !config.embeddedOk,
      'DATABASE_URL',
      'is missing; the embedded database survives a crash of the process but not of the machine. Give a PostgreSQL address, or set EMBEDDED_OK=true if that is meant',
    ],
    [
      config.mailUrl === null,
      'MAIL_URL',
      'is missing; mail would be written to a folder and no traveller would get a confirmation. Give an smtp:// address',
    ],
    [
      trustsEverybody(config.trustProxy),
      'TRUST_PROXY',
      `believes everybody, or a part of the public internet as large as a /8 of IPv4 or a /16 of IPv6; any client there could then write the address it seems to come from, and no limit would hold. ${NAME_THEM}`,
    ],
    [
      (env['NODE_ENV'] ?? 'production') !== 'production',
      'NODE_ENV',
      'is not production, or --dev was given; pages would be built while they are asked for, and would show what is meant for developers. Leave both out',
    ],
    [
      PAYMENTS[config.payments].simulated && live.length > 0,
      'PAYMENTS',
      `is the simulator beside live supply (${live.join(', ')}); real bookings would be made without being paid`,
    ],
  ];
  return rules.filter(([broken]) => broken).map(([, variable, reason]) => ({ variable, reason }));
}

function trustsEverybody(trustProxy: Config['trustProxy']): boolean {
  return typeof trustProxy === 'boolean' ? trustProxy : trustsThePublic(trustProxy);
}
