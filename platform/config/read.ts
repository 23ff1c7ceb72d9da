import type { ConfigProblem } from './config.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Reads variables and collects what is wrong with them; a bad value reads as absent. Empty means unset. */
export function createReader(env: Env) {
  const problems: ConfigProblem[] = [];
  const text = (variable: string): string | null => env[variable]?.trim() || null;
  const refuse = (variable: string, reason: string): void => {
    problems.push({ variable, reason });
  };

  function oneOf<const T extends string>(variable: string, allowed: readonly T[], fallback: T): T {
    const value = text(variable);
    if (value === null) return fallback;
    const found = allowed.find((candidate) => candidate === value);
    if (found === undefined) refuse(variable, `is "${value}"; it must be one of ${allowed.join(', ')}`);
    return found ?? fallback;
  }

  function integer(variable: string, min: number, max: number, fallback: number): number {
    const value = text(variable);
    if (value === null) return fallback;
    const number = /^\d+$/.test(value) ? Number(value) : NaN;
    if (number >= min && number <= max) return number;
    refuse(variable, `is "${value}"; it must be a whole number from ${min} to ${max}`);
    return fallback;
  }

  function flag(variable: string, fallback: boolean): boolean {
    const value = text(variable);
    if (value === null) return fallback;
    if (/^(1|true|yes)$/i.test(value)) return true;
    if (!/^(0|false|no)$/i.test(value)) refuse(variable, `is "${value}"; it must be true or false`);
    return false;
  }

  /** The value stays out of the reason: such addresses hold passwords. */
  function url(variable: string, protocols: readonly string[]): string | null {
    const value = text(variable);
    if (value === null) return null;
    if (protocols.includes(URL.parse(value)?.protocol ?? '')) return value;
    refuse(variable, `must be an address that starts with ${protocols.map((each) => `${each}//`).join(' or ')}`);
    return null;
  }

  function origin(variable: string): string | null {
    const value = url(variable, ['http:', 'https:']);
    const parsed = value === null ? null : URL.parse(value);
    if (!parsed) return null;
    if (parsed.pathname !== '/' || parsed.search || parsed.hash || parsed.username) {
      refuse(variable, 'must be scheme, host and port only, such as https://travel.example.com');
    }
    return parsed.origin;
  }

  return { problems, text, oneOf, integer, flag, url, origin, list, names, trustProxy };

  function list(variable: string): string[] {
    return (text(variable) ?? '')
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean);
  }

  function names(variable: string, fallback: readonly string[]): readonly string[] {
    const found = list(variable);
    const bad = found.find((name) => !/^[a-z][a-z0-9-]{0,31}$/.test(name));
    if (bad !== undefined) refuse(variable, `holds "${bad}"; names are lower-case letters, digits and hyphens`);
    return found.length > 0 ? found : fallback;
  }

  function trustProxy(variable: string): boolean | number | readonly string[] {
    const value = text(variable);
    if (value === null || value === 'false') return false;
    if (value === 'true') return true;
    if (/^\d+$/.test(value)) return Number(value);
    const addresses = list(variable);
    const bad = addresses.find(
      (address) => !/^([0-9a-f:.]+(\/\d{1,3})?|loopback|linklocal|uniquelocal)$/i.test(address),
    );
    if (bad !== undefined) refuse(variable, `holds "${bad}"; it must be true, false, a number of hops, or addresses`);
    return bad === undefined ? addresses : false;
  }
}
