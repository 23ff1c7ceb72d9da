import type PDFDocument from 'pdfkit';
import { drawable, type Weight } from './faces.ts';
import { linesOf } from './lines.ts';
import { readAsWritten } from './readable.ts';
import { ARABIC, type Direction, type Run, runsOf } from './runs.ts';

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = { inline: 56, top: 52, bottom: 72 };
const LEADING = 1.45;
/** From the top of a line to its baseline, alike for every face. */
const ASCENT = 1.07;
/** Given, so that a run is shaped as a whole: without any, pdfkit shapes word by word, from left to right. */
const FEATURES = ['kern'];

export interface Look {
  readonly size: number;
  readonly weight?: Weight;
  readonly colour: string;
}

export type Unpainted = Omit<Look, 'colour'>;

/** A column of the page, in points from the edge where lines begin. */
export interface Column {
  readonly start: number;
  readonly width: number;
  readonly align?: 'start' | 'end';
}

export const FULL: Column = { start: 0, width: PAGE.width - 2 * MARGIN.inline };

/** Pages that are filled from top to bottom, in the direction of the language. */
export interface Sheet {
  /** Height of a text in a column. */
  height(text: string, look: Unpainted, column: Column): number;
  /** Draws at the present height, which stays. */
  write(text: string, look: Look, column: Column): void;
  /** Draws at a distance from the lower edge of the page. */
  writeBelow(text: string, look: Look, column: Column, up: number): void;
  /** A new page where less than this is left of the present one. */
  keep(height: number): void;
  /** What a page holds. */
  readonly most: number;
  down(height: number): void;
  rule(colour: string, width: number): void;
  /** A filled box of this height at the present one. */
  box(colour: string, height: number): void;
}

export function openSheet(doc: PDFDocument, direction: Direction): Sheet {
  const measure = measureOf(doc);
  let y = MARGIN.top;
  const broken = (said: string, look: Unpainted, { width }: Column) =>
    linesOf(drawable(said), width, (part) => measure(part, look));

  function draw(said: string, look: Look, column: Column, top: number): void {
    const text = drawable(said);
    for (const [at, line] of broken(text, look, column).entries()) {
      const runs = runsOf(text, line, direction);
      const widths = runs.map((run) => widthOf(doc, run, look));
      const width = widths.reduce((all, one) => all + one, 0);
      let x = leftOf(column, width, direction);
      doc.fillColor(look.colour);
      for (const [place, run] of runs.entries()) {
        setFont(doc, run, look);
        const baseline = top + (at * LEADING + ASCENT) * look.size;
        doc.text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic', features: FEATURES });
        x += widths[place] ?? 0;
      }
    }
  }

  return {
    height: (text, look, column) => broken(text, look, column).length * look.size * LEADING,
    write: (text, look, column) => draw(text, look, column, y),
    writeBelow: (text, look, column, up) => draw(text, look, column, PAGE.height - up),
    most: PAGE.height - MARGIN.top - MARGIN.bottom,
    keep(height) {
      // What no page holds begins where it is.
      if (y + height <= PAGE.height - MARGIN.bottom || y === MARGIN.top) return;
      doc.addPage();
      y = MARGIN.top;
    },
    down(height) {
      y += height;
    },
    rule(colour, width) {
      doc.strokeColor(colour).lineWidth(width);
      doc.moveTo(MARGIN.inline, y).lineTo(PAGE.width - MARGIN.inline, y);
      doc.stroke();
    },
    box(colour, height) {
      doc.roundedRect(MARGIN.inline, y, FULL.width, height, 4).fill(colour);
    },
  };
}

function leftOf({ start, width: room, align = 'start' }: Column, width: number, direction: Direction): number {
  const isAtLeft = (align === 'start') === (direction === 'ltr');
  const left = direction === 'ltr' ? MARGIN.inline + start : PAGE.width - MARGIN.inline - start - room;
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
