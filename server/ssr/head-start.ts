/** Stands for the nonce, which is another in every answer. */
const HOLE = '\u0000';
/** From here on a head speaks of its own page. */
const OWN = /<title|<\/head>/;
/** Rendered alike so often before the beginning of a kind of page is taken for known. */
const SEEN = 2;

interface Known {
  text: string;
  seen: number;
}

/**
 * The beginning that all pages of a kind share: doctype, language, style sheets, scripts to fetch. Learnt from pages as they
 * are sent; a browser can have it, and fetch by it, while the loader is still waiting.
 */
export interface HeadStart {
  /** What the page will most likely begin with, up to a whole tag before its title; empty until enough pages were seen. */
  of(kind: string, nonce: string): string;
  /** Takes notice of a page that was rendered; only what all had in common stays. */
  learn(kind: string, html: string, nonce: string): void;
}

export function createHeadStart(): HeadStart {
  const kinds = new Map<string, Known>();
  return {
    of(kind, nonce) {
      const known = kinds.get(kind);
      return known && known.seen >= SEEN ? known.text.replaceAll(HOLE, nonce) : '';
    },
    learn(kind, html, nonce) {
      const head = html.slice(0, Math.max(0, html.search(OWN))).replaceAll(nonce, HOLE);
      const known = kinds.get(kind);
      const text = known ? common(known.text, head) : head;
      kinds.set(kind, { text: text.slice(0, text.lastIndexOf('>') + 1), seen: (known?.seen ?? 0) + 1 });
    },
  };
}

function common(a: string, b: string): string {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  return a.slice(0, at);
}
