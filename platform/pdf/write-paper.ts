import type PDFDocument from 'pdfkit';
import { facesIn } from './runs.ts';
import { fontOf, type Weight } from './faces.ts';
import { logoOf } from './logo.ts';
import type { Paper } from './paper.ts';
import { boxBlock, drawBlocks, type Drawing, drawSection, heightOf, SIZES, type Tag, textBlock } from './sections.ts';
import { openSheet, type Setting } from './sheet.ts';

const WEIGHTS: readonly Weight[] = [400, 700];

/** Of a last page: with less on it, its lines are worth a tighter setting on the pages before. */
const NEARLY_EMPTY = 0.35;

/** A4 pages with fonts in them, tagged for readers that speak, on a page less where that takes nothing but closer lines. */
export async function writePaper(paper: Paper): Promise<Uint8Array> {
  const roomy = await write(paper, 'roomy');
  if (roomy.pages === 1 || roomy.lastFilled > NEARLY_EMPTY) return roomy.bytes;
  const tight = await write(paper, 'tight');
  return (tight.pages < roomy.pages ? tight : roomy).bytes;
}

interface Written {
  readonly bytes: Uint8Array;
  readonly pages: number;
  /** How much of the last page is filled, from 0 to 1. */
  readonly lastFilled: number;
}

/** The library is read with the first paper. */
async function write(paper: Paper, setting: Setting): Promise<Written> {
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
  const drawing = { sheet: openSheet(doc, paper.direction, setting), tag, paper };
  drawHead(drawing);
  drawSections(drawing);
  root.end();
  const lastFilled = drawing.sheet.filled();
  const pages = framePages(doc, drawing);
  doc.end();
  return { bytes: await done, pages, lastFilled };
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

/** What it is about, what became of that, and whether it is real. */
function drawHead(drawing: Drawing): void {
  const { sheet, paper } = drawing;
  const { quiet, text } = paper.colours;
  drawing.tag('P', () => letterhead(drawing));
  drawBlocks(drawing, [
    textBlock(drawing, 'H1', paper.heading, { size: SIZES.heading, weight: 700, colour: text }),
    textBlock(drawing, 'P', paper.subheading, { size: SIZES.title, colour: quiet }),
  ]);
  const boxes = [
    ...(paper.banner ? [boxBlock(drawing, paper.banner.title, paper.banner.lines)] : []),
    ...(paper.mark ? [boxBlock(drawing, null, [paper.mark.long])] : []),
  ];
  for (const box of boxes) {
    sheet.down(sheet.space(6));
    drawBlocks(drawing, [box]);
  }
}

/** The last of them takes the foot along. */
function drawSections(drawing: Drawing): void {
  const { paper, sheet } = drawing;
  const look = { size: SIZES.body, colour: paper.colours.quiet };
  const foot = paper.foot.map((one) => textBlock(drawing, 'P', one, look));
  const over = sheet.space(OVER_FOOT);
  const after = foot.length > 0 ? over + heightOf(foot) : 0;
  for (const [at, section] of paper.sections.entries()) {
    const next = paper.sections[at + 1];
    drawSection(drawing, section, { next, ...(next ? {} : { after }) });
  }
  sheet.down(over);
  drawBlocks(drawing, foot);
}

const OVER_FOOT = 8;

function letterhead({ sheet, paper }: Drawing): void {
  const { accent, text } = paper.colours;
  const logo = paper.logo === null ? null : logoOf(paper.logo);
  const look = { size: SIZES.title, weight: 700, colour: text } as const;
  sheet.letterhead({ name: paper.from, logo, title: paper.title, look, rule: accent });
}

/** Decoration for readers that speak: the same on every page, of which there are so many. */
function framePages(doc: PDFDocument, drawing: Drawing): number {
  const { sheet, paper } = drawing;
  const { count } = doc.bufferedPageRange();
  const { line, quiet } = paper.colours;
  const [start, look] = [
    [paper.reference, paper.mark?.short].filter(Boolean).join(' · '),
    { size: SIZES.body, colour: quiet },
  ];
  for (let at = 0; at < count; at += 1) {
    doc.switchToPage(at);
    doc.markContent('Artifact', { type: 'Pagination' });
    if (at > 0) letterhead(drawing);
    sheet.foot({ start, end: paper.page(at + 1, count), look, rule: line });
    doc.endMarkedContent();
  }
  return count;
}
