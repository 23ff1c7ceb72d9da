const SHAPES =
  'svg g path circle ellipse rect line polyline polygon title desc defs linearGradient radialGradient stop clipPath mask symbol use';
const ELEMENTS = new Set(SHAPES.split(' '));
const TEXTUAL = new Set(['title', 'desc']);
const ATTRIBUTES = new Set(
  (
    'xmlns viewBox width height fill stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray ' +
    'stroke-opacity fill-opacity fill-rule clip-rule opacity transform d cx cy r rx ry x y x1 y1 x2 y2 points id ' +
    'offset stop-color stop-opacity gradientUnits gradientTransform fx fy clip-path mask clipPathUnits maskUnits ' +
    'preserveAspectRatio role aria-hidden href'
  ).split(' '),
);
const MAX_CHARACTERS = 65_536;
const MAX_DEPTH = 32;
/** A tag, or what is no tag: a comment, a declaration, an instruction, character data. */
const TAG = /<(\/?)([A-Za-z][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|<|[^<]+/g;
const ATTRIBUTE = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * The drawing written anew from what is allowed, or null where it is not a well-formed one. Nothing that was given is
 * passed through: no script, no style, no foreign content, no address outside the drawing.
 */
export function sanitiseSvg(given: string): string | null {
  const text = given.trim();
  if (text.length > MAX_CHARACTERS || !/^<svg[\s/>]/.test(text)) return null;
  const open: string[] = [];
  /** Depth at which a refused element began; its contents go with it. */
  let refusedAt: number | null = null;
  let closed = false;
  let out = '';
  for (const [token, end, name = '', attributes = '', empty] of text.matchAll(TAG)) {
    if (token === '<') return null;
    if (closed) {
      if (token.trim() !== '') return null;
      continue;
    }
    if (name === '') {
      if (refusedAt === null && TEXTUAL.has(open.at(-1) ?? '')) out += escapeText(token);
      continue;
    }
    if (end === '/') {
      if (open.pop() !== name || attributes.trim() !== '') return null;
      if (refusedAt === null) out += `</${name}>`;
      else if (open.length === refusedAt) refusedAt = null;
      closed = open.length === 0;
      continue;
    }
    if (open.length >= MAX_DEPTH) return null;
    const allowed = ELEMENTS.has(name) && (name !== 'svg' || open.length === 0);
    if (refusedAt === null && allowed) out += `<${name}${keptAttributes(attributes, name)}${empty}>`;
    if (empty === '/') {
      closed = open.length === 0;
      continue;
    }
    if (refusedAt === null && !allowed) refusedAt = open.length;
    open.push(name);
  }
  return closed ? out : null;
}

function keptAttributes(text: string, element: string): string {
  const kept = new Map<string, string>();
  for (const [, name = '', double, single] of text.matchAll(ATTRIBUTE)) {
    const value = double ?? single ?? '';
    if (ATTRIBUTES.has(name) && !kept.has(name) && isHarmless(name, value)) kept.set(name, value);
  }
  if (element === 'svg') kept.set('xmlns', 'http://www.w3.org/2000/svg');
  return [...kept].map(([name, value]) => ` ${name}="${value}"`).join('');
}

/** Letters that a drawing needs. No ampersand: an entity could spell what is refused. */
function isHarmless(name: string, value: string): boolean {
  if (!/^[\w\s.,#%()+:/-]*$/.test(value)) return false;
  if (name === 'href') return /^#[\w-]+$/.test(value);
  if (name === 'xmlns') return value === 'http://www.w3.org/2000/svg';
  if (/:|\/\//.test(value)) return false;
  return !/url/i.test(value) || /^url\(#[\w-]+\)$/.test(value);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('>', '&gt;');
}
