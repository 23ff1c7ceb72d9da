import type { Config, ConfigProblem } from './config.ts';
import { isPrivateHost } from './private-hosts.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** With these the driver of PostgreSQL wants TLS and checks the certificate and its name. */
const CHECKED = ['require', 'verify-ca', 'verify-full'];

/** Services in other networks that would be reached without TLS. A mail server by smtp: is not among them: its mailer wants STARTTLS. */
export function plainServices(config: Config, env: Env): ConfigProblem[] {
  const problems: ConfigProblem[] = [];
  for (const [variable, address] of [
    ['DATABASE_URL', config.databaseUrl],
    ['DATABASE_OWNER_URL', config.databaseOwnerUrl],
  ] as const) {
    if (address !== null && isFar(databaseHosts(address, env)) && !isCheckedTls(address)) {
      problems.push({
        variable,
        reason:
          'leads to another network without TLS that checks the certificate; whoever is in between could read and change every booking. ' +
          'Add ?sslmode=verify-full to the address (and &sslrootcert=FILE for an authority of your own)',
      });
    }
  }
  if (config.valkeyUrl !== null && /^(redis|valkey):/i.test(config.valkeyUrl) && isFar(hostsIn(config.valkeyUrl))) {
    problems.push({
      variable: 'VALKEY_URL',
      reason:
        'leads to another network without TLS; whoever is in between could read searches and lift limits. Give a rediss:// or valkeys:// address',
    });
  }
  if (config.filesUrl?.startsWith('http:') && isFar([new URL(config.filesUrl).hostname])) {
    problems.push({
      variable: 'FILES_URL',
      reason:
        'leads to another network without TLS; whoever is in between could read and change what people sent. Give an https:// address',
    });
  }
  return problems;
}

function isFar(hosts: readonly string[]): boolean {
  return !hosts.every((host) => host.startsWith('/') || isPrivateHost(host));
}

/** Clients take a host from the query too. */
function hostsIn(address: string): readonly string[] {
  const { hostname, searchParams } = new URL(address);
  return [decodeURIComponent(hostname), ...searchParams.getAll('host')].filter(Boolean);
}

/** Where the address names none the driver takes PGHOST, and then this machine. */
function databaseHosts(address: string, env: Env): readonly string[] {
  const hosts = hostsIn(address);
  return hosts.length > 0 ? hosts : [env['PGHOST'] ?? 'localhost'];
}

/** As the driver reads it: the last of several counts, and where it follows libpq only one mode checks certificate and name. */
function isCheckedTls(address: string): boolean {
  const { searchParams } = new URL(address);
  const mode = searchParams.getAll('sslmode').at(-1) ?? '';
  return searchParams.has('uselibpqcompat', 'true') ? mode === 'verify-full' : CHECKED.includes(mode);
}
