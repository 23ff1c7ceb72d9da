import type PDFDocument from 'pdfkit';
import { drawable, type Weight } from './faces.ts';
import { linesOf } from './lines.ts';
import { drawLogo, type Logo, logoWidth } from './logo.ts';
import { readAsWritten } from './readable.ts';
import { ARABIC, type Direction, type Run, runsOf } from './runs.ts';

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89 };
/** The head and the foot of each page lie in the margins. */
const MARGIN = { inline: 52, top: 80, bottom: 62 };
const MOST = PAGE.height - MARGIN.top - MARGIN.bottom;
const HEAD = { top: 34, logo: 22, rule: 64 };
const FOOT = { rule: 52, text: 44 };
/** From line to line, in sizes of the text: `tight` is for what would else leave its last page nearly empty. */
const LEADING = { roomy: 1.45, tight: 1.2 } as const;
/** Of the room between parts so much is left. */
const SPACING = { roomy: 1, tight: 0.5 } as const;
export type Setting = keyof typeof LEADING;
/** From the top of a line to its baseline, alike for every face. */
const ASCENT = 1.07;
/** Given, so that a run is shaped as a whole: without any, pdfkit shapes word by word, from left to right. */
const FEATURES = ['kern'];

export interface Look {
  readonly size: number;
  readonly weight?: Weight;
  readonly colour: string;
  readonly isStruck?: boolean;
}

export type Unpainted = Pick<Look, 'size' | 'weight'>;

/** A column of the page, in points from the edge where lines begin. */
export interface Column {
  readonly start: number;
  readonly width: number;
  readonly align?: 'center' | 'end' | 'start';
}

export const FULL: Column = { start: 0, width: PAGE.width - 2 * MARGIN.inline };

/** Pages that are filled from top to bottom, in the direction of the language. */
export interface Sheet {
  /** The room between two parts, in points of a roomy paper. */
  space(points: number): number;
  /** Height of a text in a column. */
  height(text: string, look: Unpainted, column: Column): number;
  /** Draws at the present height, which stays. */
  write(text: string, look: Look, column: Column): void;
  /** What stands over and under every page; a logo that cannot be drawn is written. */
  letterhead(head: Letterhead): void;
  foot(foot: { readonly start: string; readonly end: string; readonly look: Look; readonly rule: string }): void;
  /** A new page where less than this is left of the present one. */
  keep(height: number): void;
  /** What a page holds. */
  readonly most: number;
  /** How much of the present page is filled, from 0 to 1. */
  filled(): number;
  down(height: number): void;
  /** A line, so far below the present height. */
  rule(colour: string, width: number, column?: Column, below?: number): void;
  /** A filled box of this height at the present one, with an edge where lines begin. */
  box(colour: string, height: number, edge: string): void;
}

interface Letterhead {
  readonly name: string;
  readonly logo: Logo | null;
  readonly title: string;
  readonly look: Look;
  readonly rule: string;
}

/** Draws at a height of the page. */
interface Pen {
  lines(said: string, look: Unpainted, column: Column): number;
  write(said: string, look: Look, column: Column, top: number): void;
  line(colour: string, width: number, column: Column, top: number): void;
}

function penOf(doc: PDFDocument, direction: Direction, leading: number): Pen {
  const measure = measureOf(doc);
  const broken = (said: string, look: Unpainted, { width }: Column) =>
    linesOf(drawable(said), width, (part) => measure(part, look));
  return {
    lines: (said, look, column) => broken(said, look, column).length,
    write(said, look, column, top) {
      const text = drawable(said);
      for (const [at, line] of broken(text, look, column).entries()) {
        const runs = runsOf(text, line, direction);
        const widths = runs.map((run) => widthOf(doc, run, look));
        const width = widths.reduce((all, one) => all + one, 0);
        let x = leftOf(column, width, direction);
        doc.fillColor(look.colour);
        for (const [place, run] of runs.entries()) {
          setFont(doc, run, look);
          const baseline = top + (at * leading + ASCENT) * look.size;
          doc.text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic', features: FEATURES });
          x += widths[place] ?? 0;
        }
        if (look.isStruck) strike(doc, { from: x - width, to: x, y: top + (at * leading + STRIKE) * look.size }, look);
      }
    },
    line(colour, width, { start, width: length }, top) {
      const from = leftOf({ start, width: length }, length, direction);
      doc.strokeColor(colour).lineWidth(width);
      doc.moveTo(from, top).lineTo(from + length, top);
      doc.stroke();
    },
  };
}

export function openSheet(doc: PDFDocument, direction: Direction, setting: Setting): Sheet {
  const leading = LEADING[setting];
  const pen = penOf(doc, direction, leading);
  const toEnd: Column = { ...FULL, align: 'end' };
  let y = MARGIN.top;
  return {
    space: (points) => points * SPACING[setting],
    height: (text, look, column) => pen.lines(text, look, column) * look.size * leading,
    write: (text, look, column) => pen.write(text, look, column, y),
    letterhead({ name, logo, title, look, rule }) {
      const over = HEAD.top + (HEAD.logo - look.size * LEADING.roomy) / 2;
      if (logo) {
        const x = leftOf(FULL, logoWidth(logo, HEAD.logo), direction);
        drawLogo(doc, logo, { x, y: HEAD.top, height: HEAD.logo, colour: look.colour });
      } else pen.write(name, look, FULL, over);
      pen.write(title, look, toEnd, over);
      pen.line(rule, 1.5, FULL, HEAD.rule);
    },
    foot({ start, end, look, rule }) {
      pen.line(rule, 0.75, FULL, PAGE.height - FOOT.rule);
      pen.write(start, look, FULL, PAGE.height - FOOT.text);
      pen.write(end, look, toEnd, PAGE.height - FOOT.text);
    },
    most: MOST,
    filled: () => (y - MARGIN.top) / MOST,
    keep(height) {
      // What no page holds begins where it is.
      if (y + height <= PAGE.height - MARGIN.bottom || y === MARGIN.top) return;
      doc.addPage();
      y = MARGIN.top;
    },
    down(height) {
      y += height;
    },
    rule: (colour, width, column = FULL, below = 0) => pen.line(colour, width, column, y + below),
    box(colour, height, edge) {
      doc.rect(MARGIN.inline, y, FULL.width, height).fill(colour);
      doc.rect(leftOf(FULL, EDGE, direction), y, EDGE, height).fill(edge);
    },
  };
}

const EDGE = 3;
/** From the top of a line to the middle of its small letters. */
const STRIKE = 0.76;

function strike(doc: PDFDocument, { from, to, y }: { from: number; to: number; y: number }, { colour }: Look): void {
  doc.strokeColor(colour).lineWidth(1).moveTo(from, y).lineTo(to, y);
  doc.stroke();
}

function leftOf({ start, width: room, align = 'start' }: Column, width: number, direction: Direction): number {
  const isAtLeft = (align === 'start') === (direction === 'ltr');
  const left = direction === 'ltr' ? MARGIN.inline + start : PAGE.width - MARGIN.inline - start - room;
  if (align === 'center') return left + (room - width) / 2;
  return isAtLeft ? left : left + room - width;
}

function setFont(doc: PDFDocument, { face }: Pick<Run, 'face'>, { size, weight = 400 }: Unpainted): void {
  doc.font(`${face} ${weight}`).fontSize(size);
  if (face === ARABIC) readAsWritten(doc._font);
}

function widthOf(doc: PDFDocument, run: Run, look: Unpainted): number {
  setFont(doc, run, look);
  return doc.widthOfString(run.text, { features: FEATURES });
}

/** Word by word, each shaped once. */
function measureOf(doc: PDFDocument): (text: string, look: Unpainted) => number {
  const known = new Map<string, number>();
  return (text, look) =>
    text.split(/(?<= )/).reduce((sum, word) => {
      const key = `${look.size} ${look.weight} ${word}`;
      const runs = () => runsOf(word, { from: 0, to: word.length }, 'ltr');
      const width = known.get(key) ?? runs().reduce((all, run) => all + widthOf(doc, run, look), 0);
      known.set(key, width);
      return sum + width;
    }, 0);
}
