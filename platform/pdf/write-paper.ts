import type PDFDocument from 'pdfkit';
import { facesIn } from './runs.ts';
import { fontOf, type Weight } from './faces.ts';
import { FULL, type Column, type Look, openSheet, type Sheet, type Unpainted } from './sheet.ts';

/** Words under a heading: lines, names with values, a list; amounts stand at the end of their line. */
export interface PaperSection {
  readonly title: string | null;
  /** Belongs to the section above. */
  readonly under?: true;
  readonly head?: string;
  readonly lines: readonly string[];
  readonly rows: readonly { readonly name: string; readonly value: string; readonly total?: true }[];
  readonly items?: readonly string[];
  /** The rows are amounts; what the lines say comes after them. */
  readonly sums?: true;
}

export interface Paper {
  /** BCP 47. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly at: Date;
  /** Whose paper it is, on every page. */
  readonly from: string;
  readonly title: string;
  /** Where what it is about does not exist: at length on the first page, short on every page. */
  readonly mark: { readonly long: string; readonly short: string } | null;
  readonly sections: readonly PaperSection[];
  readonly foot: readonly string[];
  /** `Page 1 of 2`. */
  readonly page: (page: number, of: number) => string;
  readonly colours: Readonly<Record<'accent' | 'line' | 'quiet' | 'sunken' | 'text' | 'warning', string>>;
}

type Row = PaperSection['rows'][number];

type Tag = (type: 'H1' | 'H2' | 'H3' | 'P', draw: () => void) => void;

interface Drawing {
  readonly sheet: Sheet;
  readonly tag: Tag;
  readonly paper: Paper;
}

const WEIGHTS: readonly Weight[] = [400, 700];
const NAMES: Column = { start: 0, width: FULL.width * 0.3 };
const VALUES: Column = { start: FULL.width * 0.32, width: FULL.width * 0.68 };
const SUMMED: Column = { start: 0, width: FULL.width * 0.72 };
const SUMS: Column = { start: FULL.width * 0.74, width: FULL.width * 0.26, align: 'end' };

/** A4 pages with fonts in them, tagged for readers that speak. The library is read with the first paper. */
export async function writePaper(paper: Paper): Promise<Uint8Array> {
  const { default: Document } = await import('pdfkit');
  const doc = new Document({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: paper.language,
    font: null,
    info: { Title: paper.title, Author: paper.from, CreationDate: paper.at },
  });
  const done = collected(doc);
  for (const face of facesIn(JSON.stringify(paper) + paper.page(1, 1)))
    for (const weight of WEIGHTS) doc.registerFont(`${face} ${weight}`, await fontOf(face, weight));
  const root = doc.struct('Document');
  doc.addStructure(root);
  const tag: Tag = (type, draw) => void root.add(doc.struct(type, draw));
  const drawing = { sheet: openSheet(doc, paper.direction), tag, paper };
  drawHead(drawing);
  for (const [at, section] of paper.sections.entries()) drawSection(drawing, section, paper.sections[at + 1]);
  drawFoot(drawing);
  root.end();
  numberPages(doc, drawing);
  doc.end();
  return done;
}

async function collected(doc: PDFDocument): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  await new Promise<void>((resolve, reject) => {
    doc
      .on('data', (chunk) => void chunks.push(chunk))
      .on('end', resolve)
      .on('error', reject);
  });
  return Buffer.concat(chunks);
}

function drawHead({ sheet, tag, paper }: Drawing): void {
  const { accent, text, warning, sunken } = paper.colours;
  line({ sheet, tag, paper }, 'P', paper.from, { size: 13, weight: 700, colour: accent });
  sheet.down(6);
  line({ sheet, tag, paper }, 'H1', paper.title, { size: 21, weight: 700, colour: text });
  sheet.down(8);
  sheet.rule(accent, 1.5);
  sheet.down(12);
  if (paper.mark === null) return;
  const look: Look = { size: 10.5, weight: 700, colour: warning };
  const column = { start: 10, width: FULL.width - 20 };
  const { long } = paper.mark;
  const height = sheet.height(long, look, column) + 12;
  tag('P', () => {
    sheet.box(sunken, height);
    sheet.down(6);
    sheet.write(long, look, column);
    sheet.down(height + 4);
  });
}

/** Kept in one piece with what belongs under it, as far as a page holds that. */
function drawSection(drawing: Drawing, section: PaperSection, next: PaperSection | undefined): void {
  const { sheet, paper } = drawing;
  const { title, under, head, lines, rows, items = [], sums } = section;
  const { text, quiet } = paper.colours;
  const own = sectionHeight(sheet, section);
  const more = next?.under && !under ? sectionHeight(sheet, next) : 0;
  sheet.keep([own + more, own].find((height) => height <= sheet.most) ?? FIRST_LINES);
  sheet.down(gapOver(section));
  if (title) {
    line(drawing, under ? 'H3' : 'H2', title, { ...titleLook(section), colour: text });
    sheet.down(UNDER_TITLE);
  }
  if (head) line(drawing, 'P', head, { ...SMALL, colour: quiet });
  if (!sums) for (const one of lines) line(drawing, 'P', one, { ...BODY, colour: text });
  for (const each of rows) row(drawing, each, sums ?? false);
  if (sums) for (const one of lines) line(drawing, 'P', one, { ...SMALL, colour: quiet });
  for (const one of items) line(drawing, 'P', bullet(one), { ...BODY, colour: text });
}

const BODY = { size: 10 } as const;
const SMALL = { size: 9 } as const;
const UNDER_TITLE = 3;
/** A heading with a line or two of what no page holds as a whole. */
const FIRST_LINES = 64;

function titleLook({ under }: PaperSection) {
  return { size: under ? 11 : 13, weight: 700 } as const;
}

function gapOver({ title, under }: PaperSection): number {
  return title && !under ? 12 : 6;
}

function bullet(text: string): string {
  return `• ${text}`;
}

/** With the gap above it. */
function sectionHeight(sheet: Sheet, section: PaperSection): number {
  const { title, head, lines, rows, items = [], sums = false } = section;
  const heights = (texts: readonly string[], look: Unpainted): number =>
    texts.reduce((all, one) => all + (one === '' ? 0 : sheet.height(one, look, FULL)), 0);
  return (
    gapOver(section) +
    (title ? heights([title], titleLook(section)) + UNDER_TITLE : 0) +
    heights(head ? [head] : [], SMALL) +
    heights(lines, sums ? SMALL : BODY) +
    rows.reduce((all, each) => all + rowHeight(sheet, each, sums) + (each.total ? OVER_TOTAL : 0), 0) +
    heights(items.map(bullet), BODY)
  );
}

function line({ sheet, tag }: Drawing, type: Parameters<Tag>[0], text: string, look: Look): void {
  if (text === '') return;
  const height = sheet.height(text, look, FULL);
  sheet.keep(height);
  tag(type, () => sheet.write(text, look, FULL));
  sheet.down(height);
}

function row({ sheet, tag, paper }: Drawing, { name, value, total }: Row, sums: boolean): void {
  const { text, quiet, line: rule } = paper.colours;
  const [names, values] = columnsOf(sums);
  const look = rowLook(total);
  const height = rowHeight(sheet, { name, value, total }, sums);
  sheet.keep(height + OVER_TOTAL);
  if (total) {
    sheet.down(2);
    sheet.rule(rule, 0.75);
    sheet.down(OVER_TOTAL - 2);
  }
  tag('P', () => {
    sheet.write(name, { ...look, colour: sums ? text : quiet }, names);
    sheet.write(value, { ...look, colour: text }, values);
  });
  sheet.down(height);
}

const OVER_TOTAL = 5;

function columnsOf(sums: boolean): [Column, Column] {
  return sums ? [SUMMED, SUMS] : [NAMES, VALUES];
}

function rowLook(total: true | undefined): Unpainted {
  return { ...BODY, weight: total ? 700 : 400 };
}

function rowHeight(sheet: Sheet, { name, value, total }: Row, sums: boolean): number {
  const [names, values] = columnsOf(sums);
  const look = rowLook(total);
  return Math.max(sheet.height(name, look, names), sheet.height(value, look, values)) + 3;
}

function drawFoot(drawing: Drawing): void {
  const { sheet, paper } = drawing;
  sheet.down(14);
  sheet.keep(40);
  sheet.rule(paper.colours.line, 0.75);
  sheet.down(8);
  for (const one of paper.foot) line(drawing, 'P', one, { size: 9, colour: paper.colours.quiet });
}

/** Decoration for readers that speak: the same on every page. */
function numberPages(doc: PDFDocument, { sheet, paper }: Drawing): void {
  const { count } = doc.bufferedPageRange();
  const look: Look = { size: 8.5, colour: paper.colours.quiet };
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(at);
    doc.markContent('Artifact', { type: 'Pagination' });
    const about = [paper.from, paper.title, paper.mark?.short].filter(Boolean).join(' · ');
    sheet.writeBelow(about, look, SUMMED, 44);
    sheet.writeBelow(paper.page(at + 1, count), look, SUMS, 44);
    doc.endMarkedContent();
  }
}
