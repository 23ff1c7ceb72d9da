import type { ConfigProblem } from './config.ts';
import { namesProxy } from './proxies.ts';

/** What a fault in TRUST_PROXY asks for. */
export const NAME_THEM = 'Name the addresses of the proxies, such as loopback, 10.0.0.5 or 10.0.0.0/24';

/** Reads variables and collects what is wrong with them; a bad value reads as absent. Empty means unset. */
export class EnvReader {
  readonly problems: ConfigProblem[] = [];
  readonly #env: Readonly<Record<string, string | undefined>>;

  constructor(env: Readonly<Record<string, string | undefined>>) {
    this.#env = env;
  }

  text(variable: string): string | null {
    return this.#env[variable]?.trim() || null;
  }

  oneOf<const T extends string>(variable: string, allowed: readonly T[], fallback: T): T {
    const value = this.text(variable);
    if (value === null) return fallback;
    const found = allowed.find((candidate) => candidate === value);
    if (found === undefined) this.#refuse(variable, `is "${value}"; it must be one of ${allowed.join(', ')}`);
    return found ?? fallback;
  }

  integer(variable: string, min: number, max: number, fallback: number): number {
    const value = this.text(variable);
    if (value === null) return fallback;
    const number = /^\d+$/.test(value) ? Number(value) : NaN;
    if (number >= min && number <= max) return number;
    this.#refuse(variable, `is "${value}"; it must be a whole number from ${min} to ${max}`);
    return fallback;
  }

  flag(variable: string, fallback: boolean): boolean {
    const value = this.text(variable);
    if (value === null) return fallback;
    if (/^(1|true|yes)$/i.test(value)) return true;
    if (!/^(0|false|no)$/i.test(value)) this.#refuse(variable, `is "${value}"; it must be true or false`);
    return false;
  }

  email(variable: string): string | null {
    const value = this.text(variable);
    if (value === null || /^[^\s@<>",;:]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(value)) return value;
    this.#refuse(variable, `must be one e-mail address`);
    return null;
  }

  /** The value stays out of the reason: such addresses hold passwords. */
  url(variable: string, protocols: readonly string[]): string | null {
    const value = this.text(variable);
    if (value === null) return null;
    if (protocols.includes(URL.parse(value)?.protocol ?? '')) return value;
    this.#refuse(variable, `must be an address that starts with ${protocols.map((each) => `${each}//`).join(' or ')}`);
    return null;
  }

  origin(variable: string): string | null {
    const value = this.url(variable, ['http:', 'https:']);
    const parsed = value === null ? null : URL.parse(value);
    if (!parsed) return null;
    if (parsed.pathname !== '/' || parsed.search || parsed.hash || parsed.username) {
      this.#refuse(variable, 'must be scheme, host and port only, such as https://travel.example.com');
    }
    return parsed.origin;
  }

  list(variable: string): string[] {
    const items = (this.text(variable) ?? '').split(',');
    return items.map((item) => item.trim()).filter(Boolean);
  }

  /** A list of known values, in the order given. */
  someOf<const T extends string>(variable: string, allowed: readonly T[], fallback: readonly T[]): readonly T[] {
    const given = this.list(variable);
    const found = given.flatMap((each) => allowed.find((known) => known === each) ?? []);
    if (found.length < given.length) this.#refuse(variable, `may hold ${allowed.join(', ')} and nothing else`);
    return found.length > 0 ? [...new Set(found)] : fallback;
  }

  names(variable: string, fallback: readonly string[]): readonly string[] {
    const found = this.list(variable);
    const bad = found.find((name) => !/^[a-z][a-z0-9-]{0,31}$/.test(name));
    if (bad !== undefined) this.#refuse(variable, `holds "${bad}"; names are lower-case letters, digits and hyphens`);
    return found.length > 0 ? found : fallback;
  }

  /** Addresses of proxies; true for everybody. No number of hops: that nobody reached the site past them cannot be seen. */
  trustProxy(variable: string): boolean | readonly string[] {
    const value = this.text(variable);
    if (value === null || value === 'false') return false;
    if (value === 'true') return true;
    if (/^\d+$/.test(value)) {
      this.#refuse(
        variable,
        `is a number of proxies, which nobody can check: whoever reaches the site past them writes their own address. ${NAME_THEM}`,
      );
      return false;
    }
    const proxies = this.list(variable).map((each) => each.toLowerCase());
    const bad = proxies.find((each) => !namesProxy(each));
    if (bad === undefined) return proxies;
    this.#refuse(variable, `holds "${bad}", which is no address and no network. ${NAME_THEM}`);
    return false;
  }

  #refuse(variable: string, reason: string): void {
    this.problems.push({ variable, reason });
  }
}
