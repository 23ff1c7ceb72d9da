import type { Paper, PaperSection, PaperSpan } from './paper.ts';
import { FULL, type Column, type Look, type Sheet } from './sheet.ts';

/** All sizes of a paper; its logo has its own. */
export const SIZES = { heading: 20, title: 14, body: 10 } as const;

export type Tag = (type: 'H1' | 'H2' | 'H3' | 'P', draw: () => void) => void;

export interface Drawing {
  readonly sheet: Sheet;
  readonly tag: Tag;
  readonly paper: Paper;
}

/** A piece that no page break goes through. */
interface Block {
  readonly height: number;
  readonly draw: () => void;
}

const NAMES = columnOf(0, 0.3);
const VALUES = columnOf(0.32, 0.68);
const SUMMED = columnOf(0, 0.72);
const SUMS: Column = { ...columnOf(0.74, 0.26), align: 'end' };
const BEGINS = columnOf(0, 0.38);
const LASTS: Column = { ...columnOf(0.39, 0.2), align: 'center' };
const ENDS = columnOf(0.62, 0.38);
const HALVES = [columnOf(0, 0.48), columnOf(0.52, 0.48)] as const;
const THIRDS = [columnOf(0, 0.31), columnOf(0.345, 0.31), columnOf(0.69, 0.31)] as const;
const INSET: Column = { start: 12, width: FULL.width - 24 };

const UNDER_TITLE = 4;
/** Between the edge of a box and its words. */
const INSIDE = 6;
const OVER_TOTAL = 5;
/** A heading with a line or two of what is not kept in one piece. */
const FIRST_LINES = 64;
/** Of a page: what is taller goes on over its edge rather than leave a page with its head alone. */
const KEPT = 0.45;

function columnOf(start: number, width: number): Column {
  return { start: FULL.width * start, width: FULL.width * width };
}

/** Kept in one piece with what belongs under it, unless that is long; `after` is what may not stand alone behind it. */
export function drawSection(
  drawing: Drawing,
  section: PaperSection,
  { next, after = 0 }: { readonly next: PaperSection | undefined; readonly after?: number },
): void {
  const { sheet } = drawing;
  const blocks = blocksOf(drawing, section);
  const gap = sheet.space(gapOver(section));
  const own = gap + heightOf(blocks);
  const more = next?.under && !section.under ? sheet.space(gapOver(next)) + heightOf(blocksOf(drawing, next)) : 0;
  const kept = sheet.most * KEPT;
  const whole = [own + more + after, own + Math.min(more, FIRST_LINES), own];
  sheet.keep(whole.find((height) => height <= kept) ?? FIRST_LINES);
  sheet.down(gap);
  drawBlocks(drawing, blocks);
}

export function drawBlocks({ sheet }: Drawing, blocks: readonly Block[]): void {
  for (const { height, draw } of blocks) {
    sheet.keep(height);
    draw();
    sheet.down(height);
  }
}

function gapOver({ title, under, cells = [] }: PaperSection): number {
  return (title || cells.length > 0) && !under ? 12 : 8;
}

export function heightOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { height }) => sum + height, 0);
}

function blocksOf(drawing: Drawing, section: PaperSection): Block[] {
  const { title, under, head, warning, lines, cells = [], span, rows, items = [], sums, gone } = section;
  const { accent, text, quiet } = drawing.paper.colours;
  const colour = gone ? quiet : text;
  const body = { size: SIZES.body, colour };
  const quietly = { size: SIZES.body, colour: quiet };
  const heading = {
    size: under ? SIZES.body : SIZES.title,
    weight: 700,
    colour: gone ? quiet : under ? accent : text,
  } as const;
  const said = (all: readonly string[], look: Look): Block[] => all.map((one) => textBlock(drawing, 'P', one, look));
  return [
    ...(title ? [textBlock(drawing, levelOf(drawing, section), title, heading, drawing.sheet.space(UNDER_TITLE))] : []),
    ...said(head ? [head] : [], quietly),
    ...(warning ? [boxBlock(drawing, warning.title, [warning.text]), space(6)] : []),
    ...(sums || span ? [] : said(lines, body)),
    ...cellBlocks(drawing, cells, colour),
    ...(span ? [spanBlock(drawing, span, gone ?? false)] : rows.map((row) => rowBlock(drawing, row, { sums, colour }))),
    ...(sums ? said(lines, quietly) : []),
    ...said(items.map(bullet), body),
  ];
}

/** No level is left out. */
function levelOf({ paper: { sections } }: Drawing, { under }: PaperSection): 'H2' | 'H3' {
  return under && sections.some((each) => each.title && !each.under) ? 'H3' : 'H2';
}

function space(height: number): Block {
  return { height, draw: () => undefined };
}

function bullet(text: string): string {
  return `• ${text}`;
}

export function textBlock(
  { sheet, tag }: Drawing,
  type: Parameters<Tag>[0],
  text: string,
  look: Look,
  below = 0,
): Block {
  if (text === '') return space(0);
  return {
    height: sheet.height(text, look, FULL) + below,
    draw: () => tag(type, () => sheet.write(text, look, FULL)),
  };
}

/** What nobody may overlook: a box with its title, and what that means. */
export function boxBlock({ sheet, tag, paper }: Drawing, title: string | null, lines: readonly string[]): Block {
  const { sunken, text, warning } = paper.colours;
  const parts = [
    ...(title === null ? [] : [{ said: title, look: { size: SIZES.title, weight: 700, colour: warning } as const }]),
    ...lines.map((said) => ({ said, look: { size: SIZES.body, colour: title === null ? warning : text } })),
  ].map((part) => ({ ...part, height: sheet.height(part.said, part.look, INSET) }));
  const height = parts.reduce((sum, part) => sum + part.height, 2 * INSIDE);
  return {
    height,
    draw: () =>
      tag('P', () => {
        sheet.box(sunken, height, warning);
        sheet.down(INSIDE);
        for (const part of parts) {
          sheet.write(part.said, part.look, INSET);
          sheet.down(part.height);
        }
        sheet.down(INSIDE - height);
      }),
  };
}

/** Three beside each other; two alone have more room, and one has all of it. */
function cellBlocks(drawing: Drawing, cells: PaperSection['cells'] & object, colour: string): Block[] {
  const columns = cells.length > HALVES.length ? THIRDS : cells.length === 1 ? [FULL] : HALVES;
  const rows = Array.from({ length: Math.ceil(cells.length / columns.length) }, (_, at) =>
    cells.slice(at * columns.length, (at + 1) * columns.length),
  );
  return rows.map((row) => cellRow(drawing, row, { columns, colour }));
}

function cellRow(
  { sheet, tag, paper }: Drawing,
  cells: PaperSection['cells'] & object,
  { columns, colour }: { readonly columns: readonly Column[]; readonly colour: string },
): Block {
  const quietly = { size: SIZES.body, colour: paper.colours.quiet };
  const drawn = cells.flatMap(({ name, value, note = '', large }, at) => {
    const column = columns[at];
    if (!column) return [];
    const look = { size: large ? SIZES.title : SIZES.body, weight: 700, colour } as const;
    return [
      {
        column,
        parts: [
          { said: name, look: quietly },
          { said: value, look },
          { said: note, look: quietly },
        ],
      },
    ];
  });
  const heights = drawn.map(({ column, parts }) =>
    parts.reduce((sum, { said, look }) => sum + (said === '' ? 0 : sheet.height(said, look, column)), 0),
  );
  return {
    height: Math.max(0, ...heights) + sheet.space(6),
    draw: () => {
      for (const { column, parts } of drawn) tag('P', () => stack(sheet, column, parts));
    },
  };
}

/** Below each other, from the present height, which stays. */
function stack(sheet: Sheet, column: Column, parts: readonly { readonly said: string; readonly look: Look }[]): void {
  let down = 0;
  for (const { said, look } of parts) {
    if (said === '') continue;
    sheet.write(said, look, column);
    const height = sheet.height(said, look, column);
    sheet.down(height);
    down += height;
  }
  sheet.down(-down);
}

/** Where it begins, how long it lasts, where it ends: times first, then places, then what it is. */
function spanBlock(drawing: Drawing, span: PaperSpan, isStruck: boolean): Block {
  const { sheet, tag, paper } = drawing;
  const { line, quiet, text } = paper.colours;
  const colour = isStruck ? quiet : text;
  const quietly = { size: SIZES.body, colour: quiet };
  const time = { size: SIZES.title, weight: 700, colour, isStruck } as const;
  const title = { size: SIZES.body, weight: 700, colour } as const;
  const ends = [
    { column: BEGINS, ...span.begins },
    { column: ENDS, ...span.ends },
  ].map(({ column, time: clock, lines }) => ({
    column,
    parts: [{ said: clock, look: time }, ...lines.map((said) => ({ said, look: { size: SIZES.body, colour } }))],
  }));
  const over = sheet.height(span.title, title, SUMMED) + 2;
  const tall = Math.max(
    ...ends.map(({ column, parts }) =>
      parts.reduce((sum, { said, look }) => sum + sheet.height(said, look, column), 0),
    ),
  );
  const facts = cellRow(drawing, span.facts, { columns: [columnOf(0, 0.6), ENDS], colour });
  return {
    height: over + tall + 3 + facts.height + 6,
    draw() {
      tag('P', () => {
        sheet.write(span.title, title, SUMMED);
        if (span.before !== null) sheet.write(span.before, quietly, SUMS);
      });
      sheet.down(over);
      const [begins, lands] = ends;
      if (begins) tag('P', () => stack(sheet, begins.column, begins.parts));
      tag('P', () => sheet.write(span.lasts, quietly, LASTS));
      sheet.rule(line, 1, LASTS, SIZES.body * 1.7);
      if (lands) tag('P', () => stack(sheet, lands.column, lands.parts));
      sheet.down(tall + 3);
      facts.draw();
      sheet.down(facts.height);
      sheet.rule(line, 0.75);
      sheet.down(-(over + tall + 3 + facts.height));
    },
  };
}

function rowBlock(
  { sheet, tag, paper }: Drawing,
  { name, value, total }: PaperSection['rows'][number],
  { sums = false, colour }: { readonly sums: boolean | undefined; readonly colour: string },
): Block {
  const { quiet, line } = paper.colours;
  const [names, values] = sums ? [SUMMED, SUMS] : [NAMES, VALUES];
  const look = { size: SIZES.body, weight: total ? 700 : 400 } as const;
  const over = total ? OVER_TOTAL : 0;
  const height = Math.max(sheet.height(name, look, names), sheet.height(value, look, values)) + sheet.space(2);
  return {
    height: over + height,
    draw() {
      if (total) sheet.rule(line, 0.75, FULL, 2);
      sheet.down(over);
      tag('P', () => {
        sheet.write(name, { ...look, colour: sums ? colour : quiet }, names);
        sheet.write(value, { ...look, colour }, values);
      });
      sheet.down(-over);
    },
  };
}
