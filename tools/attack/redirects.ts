import { seeded } from '../../bench/harness/index.ts';

const HOSTS = [
  'evil.example',
  'evil.example:443',
  'user@evil.example',
  '0x7f000001',
  '[::1]',
  'localhost.evil.example',
];
const FRONTS = [
  'https://',
  'http://',
  '//',
  '///',
  '////',
  '/\\',
  '\\/',
  '\\\\',
  '/\\/',
  '/\t/',
  '/\n/',
  '/\r/',
  '\t//',
  ' //',
  '/ /',
  '/%09/',
  '/%0a/',
  '/%0d%0a/',
  '/%2f/',
  '/%2F%2F',
  '%2f%2f',
  '/%5c',
  '/%5C/',
  '/%255c',
  '/%252f/',
  '/.//',
  '/..//',
  '/./\\',
  '/;//',
  '/?//',
  '/#//',
  '//\u00ad',
  '/\u2215/',
  '/\uff0f',
  '／／',
  '/。',
  'https:',
  'https:/',
  'https:\\\\',
  'hTTps://',
  '\u0000//',
  '/\u0000/',
  '/\u007f/',
  '/\u0009/',
  'javascript://',
  'data://',
  'ftp://',
  'blob:https://',
  'http:/\\',
  'https:/\t/',
  '//%00',
  '/%00/',
  '/\u2028/',
  '/login?redir=//',
  '/signout?redir=https://',
  '/in?redir=//',
  '/de/in?redir=//',
  '/@',
  '//@',
  '/%40',
  '/..%2f/',
  '/.%2e/%2f',
  '/%2e%2e//',
  '/currency/..//',
  '/currency/%2e%2e//',
];
const BACKS = [
  '',
  '/',
  '/a',
  '?x=/y',
  '#/z',
  '/%2e%2e',
  '\\',
  '//',
  '/..',
  '%00',
  '\t',
  '@wayfold.example',
  ':80',
  '.',
];
const SCRIPTS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'javascript%3aalert(1)',
  '/\\javascript:alert(1)',
];

/** Addresses that look like a path of ours to somebody and lead elsewhere. The same for the same seed. */
export function redirectPayloads(count: number, seed: number): readonly string[] {
  const made = new Set([...SCRIPTS, ...FRONTS.flatMap((front) => HOSTS.map((host) => front + host))]);
  const random = seeded(seed);
  const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  while (made.size < count) {
    const text = pick(FRONTS) + (random() < 0.3 ? pick(FRONTS) : '') + pick(HOSTS) + pick(BACKS);
    made.add(random() < 0.2 ? encodeURIComponent(text) : random() < 0.1 ? encodeURI(text) : text);
  }
  return [...made].slice(0, count);
}

/** Whether a browser that is sent to `location` by a page at `origin` stays there; also where somebody decodes it once more. */
export function remainsAt(origin: string, location: string | null | undefined): boolean {
  let seen = location ?? '/';
  for (let depth = 0; depth < 3; depth += 1) {
    const url = URL.parse(seen, `${origin}/some/page`);
    if (url?.origin !== origin) return false;
    // What a proxy or a script may take for the address of another host.
    if (/^\/[/\\]/.test(url.pathname)) return false;
    try {
      const next = decodeURIComponent(seen.split(/[?#]/, 1)[0] ?? '');
      if (next === seen) return true;
      seen = next;
    } catch {
      return true;
    }
  }
  return true;
}
