const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u30FF\uFF00-\uFFEF]/u;
/** Nothing of this begins a line (JIS X 4051, kinsoku). */
const NEVER_FIRST = /[、。，．・：；？！）」』】〕〉》ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々]/u;
const NEVER_LAST = /[（「『【〔〈《]/u;

export interface Line {
  readonly from: number;
  readonly to: number;
}

/** A paragraph in lines of at most `width`, as `measure` says it. A word that is wider than a line is cut. */
export function linesOf(text: string, width: number, measure: (text: string) => number): Line[] {
  const lines: Line[] = [];
  let from = 0;
  let last = 0;
  for (const end of breaksIn(text)) {
    while (from < end && measure(text.slice(from, end).trimEnd()) > width) {
      const to = last > from ? last : fitting(text, { from, to: end }, width, measure);
      lines.push({ from, to });
      from = to;
    }
    last = end;
  }
  if (from < text.length || lines.length === 0) lines.push({ from, to: text.length });
  return lines.map((line) => trimmed(text, line));
}

/** How much of a single word fits, at least one character; an address ends its line behind a sign that joins its parts. */
function fitting(text: string, { from, to }: Line, width: number, measure: (text: string) => number): number {
  let cut = from + 1;
  while (cut < to && measure(text.slice(from, cut + 1)) <= width) cut += 1;
  const [joint] = text.slice(from, cut).match(/^.*@|^.*[._/-]/u) ?? [''];
  return joint.length > 1 ? from + joint.length : cut;
}

function trimmed(text: string, { from, to }: Line): Line {
  const line = text.slice(from, to);
  return { from: from + (line.length - line.trimStart().length), to: from + line.trimEnd().length };
}

/** Where a line may end: after a space or a hyphen between letters, and between signs of Chinese and Japanese. */
function breaksIn(text: string): number[] {
  const ends: number[] = [];
  for (let at = 1; at < text.length; at += 1) {
    const [before, after] = [text[at - 1] ?? '', text[at] ?? ''];
    const space = before === ' ' && after !== ' ';
    const between = (CJK.test(before) || CJK.test(after)) && !NEVER_FIRST.test(after) && !NEVER_LAST.test(before);
    if (space || (between && after !== ' ')) ends.push(at);
  }
  return [...ends, text.length];
}
