/** Pages that lead to others: sent back to them a reader would go in circles. The page of a mail's link is a place to come back to. */
const OWN = /^\/(?:[\w-]{2,8}\/)?(?:login|signout|in|s\/ident(?!\/link\?)|k\/run|business\/verify)(?:[/?#]|$)/;

// eslint-disable-next-line no-control-regex -- what this refuses
const REFUSED = /[\u0000-\u001F\u007F\\\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

/**
 * A path and query of this site, else `fallback`. Another host, a scheme, a backslash, a control character, one that turns the order
 * of what is read, and what hides one of them behind percent signs is no such path.
 */
export function ownPath(text: string | null | undefined, fallback = '/'): string {
  const path = text ?? '';
  if (path.length > 4_000 || !isOwnPath(path)) return fallback;
  const url = URL.parse(path, 'https://site.invalid');
  if (url?.origin !== 'https://site.invalid') return fallback;
  const own = url.pathname + url.search;
  return isOwnPath(own) ? own : fallback;
}

/** Where to go after signing in: a page of this site that leads to no other. */
export function safeRedir(text: string | null | undefined, fallback = '/'): string {
  const own = ownPath(text, fallback);
  return OWN.test(own.toLowerCase()) ? fallback : own;
}

function isOwnPath(path: string): boolean {
  let seen = path;
  for (let depth = 0; depth < 4; depth += 1) {
    const [before = ''] = seen.split(/[?#]/, 1);
    if (!/^\/(?![/\\])/.test(seen) || REFUSED.test(seen) || before.includes('//')) return false;
    const next = decoded(seen);
    if (next === null) return false;
    if (next === seen) return true;
    seen = next;
  }
  return false;
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
