import { freshPiece, joinGzip, keptPiece, type Piece } from './gzip-pieces.ts';

/** What is another in every answer, by the text that stood for it when the page was rendered. */
export interface Fresh {
  readonly nonce: string;
  readonly requestId: string;
}

export interface KeptPage {
  /** The page for another reader, with values of its own. */
  answer(fresh: Fresh, gzip: boolean): Promise<Buffer>;
}

export interface KeptPages {
  find(key: string): KeptPage | undefined;
  /** Keeps a page that any reader without cookies may get, for so long. */
  keep(key: string, html: Buffer, rendered: Fresh, ms: number): void;
}

/** Text that stays, packed once; or short text, or the name of what stands there. */
type Part = Promise<Piece> | { readonly text: string } | { readonly value: keyof Fresh };

interface Entry extends KeptPage {
  readonly until: number;
  readonly weight: number;
}

/** Text between two fresh values that is shorter than this is packed with them. */
const WORTH_KEEPING = 4_096;

/** Pages as bytes, within a total weight; the one that was not asked for longest goes first. `now` is monotonic, in ms. */
export function createKeptPages(capacityBytes: number, now: () => number = () => performance.now()): KeptPages {
  const entries = new Map<string, Entry>();
  let total = 0;

  function drop(key: string, entry: Entry): void {
    entries.delete(key);
    total -= entry.weight;
  }

  return {
    find(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (entry.until <= now()) {
        drop(key, entry);
        return undefined;
      }
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    keep(key, html, rendered, ms) {
      // Taken apart and packed for the second reader: most pages never have one.
      let parts: readonly Part[] | undefined;
      const partsOnce = (): readonly Part[] => (parts ??= partsOf(html.toString('utf8'), rendered));
      const known = entries.get(key);
      if (known) drop(key, known);
      // The packed page weighs about a fifth.
      const weight = html.length * 1.2;
      entries.set(key, { until: now() + ms, weight, answer: (fresh, gzip) => answer(partsOnce(), fresh, gzip) });
      total += weight;
      for (const [oldest, entry] of entries) {
        if (total <= capacityBytes) break;
        drop(oldest, entry);
      }
    },
  };
}

function partsOf(html: string, { nonce, requestId }: Fresh): readonly Part[] {
  const still = (text: string): Part[] => {
    if (text === '') return [];
    return [text.length < WORTH_KEEPING ? { text } : keptPiece(Buffer.from(text))];
  };
  const around = (text: string, value: keyof Fresh, rest: (text: string) => Part[]): Part[] =>
    text
      .split(value === 'nonce' ? nonce : requestId)
      .flatMap((part, i) => [...(i > 0 ? [{ value }] : []), ...rest(part)]);
  return around(html, 'nonce', (text) => around(text, 'requestId', still));
}

async function answer(parts: readonly Part[], fresh: Fresh, gzip: boolean): Promise<Buffer> {
  const pieces: Piece[] = [];
  let pending = '';
  const flush = (): void => {
    if (pending !== '') pieces.push(freshPiece(pending));
    pending = '';
  };
  for (const part of parts) {
    if (part instanceof Promise) {
      flush();
      pieces.push(await part);
    } else pending += 'text' in part ? part.text : fresh[part.value];
  }
  flush();
  return gzip ? joinGzip(pieces) : Buffer.concat(pieces.map(({ bytes }) => bytes));
}
