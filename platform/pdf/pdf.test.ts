import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawable, faceOf, fontOf } from './faces.ts';
import { type Paper, writePaper } from './index.ts';
import { linesOf } from './lines.ts';
import { logoOf } from './logo.ts';
import { facesIn, runsOf } from './runs.ts';
import { unwrapWoff } from './woff.ts';

const isMissing = (program: string): boolean => spawnSync(program, ['-v']).error !== undefined;
const perLetter = (text: string): number => text.length;
const split = (text: string, width: number) =>
  linesOf(text, width, perLetter).map(({ from, to }) => text.slice(from, to));

const colours = { accent: '#006', line: '#ccc', quiet: '#555', sunken: '#eee', text: '#111', warning: '#840' };

function paperOf(text: string, changes: Partial<Paper> = {}): Paper {
  return {
    language: 'en',
    direction: 'ltr',
    at: new Date(0),
    from: 'Wayfold',
    logo: null,
    title: 'Receipt',
    heading: 'What it is about',
    subheading: 'When and for whom',
    banner: null,
    mark: null,
    sections: [{ title: null, lines: [text], rows: [] }],
    foot: [],
    reference: 'WF-1',
    page: (page, of) => `${page}/${of}`,
    colours,
    ...changes,
  };
}

/** What a program of others reads in it. */
async function readBack(paper: Paper, program = 'pdftotext', ...options: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'paper-'));
  try {
    const file = join(folder, 'paper.pdf');
    writeFileSync(file, await writePaper(paper));
    return execFileSync(program, program === 'pdftotext' ? [...options, file, '-'] : [file], { encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('lines end between words, and in a word only where it is wider than the line', () => {
  expect(split('one two three', 7)).toEqual(['one two', 'three']);
  expect(split('abcdefgh ij', 3)).toEqual(['abc', 'def', 'gh', 'ij']);
  expect(split('', 3)).toEqual(['']);
});

test('a word that is wider than the line ends it behind a sign that joins its parts, an email address behind its @ first', () => {
  expect(split('mira.anand@mail.example', 12)).toEqual(['mira.anand@', 'mail.example']);
  expect(split('Mira, mira.leela.anand@mail.example.com', 15)).toEqual([
    'Mira,',
    'mira.leela.',
    'anand@',
    'mail.example.',
    'com',
  ]);
});

test('Japanese breaks between any two signs, but no line begins with a comma or a small letter', () => {
  expect(split('東京から行く。', 3)).toEqual(['東京か', 'ら行', 'く。']);
  expect(split('行くシャツ', 3)).toEqual(['行く', 'シャツ']);
});

test('no character is lost in lines, and no line is too wide', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 80 }), fc.integer({ min: 1, max: 12 }), (text, width) => {
      const lines = split(text, width);
      expect(lines.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(width);
    }),
  );
});

test('from right to left words of Latin letters and numbers keep their own direction, brackets are turned', () => {
  const text = 'لندن (LHR)، 25 مارس';
  const runs = runsOf(text, { from: 0, to: text.length }, 'rtl').map((run) => run.text.trim());
  expect(runs.filter(Boolean)).toEqual(['مارس', '25', '،', '(', 'LHR', ')', 'لندن'].map((part) => part));
});

test('every character is drawn by a face that has it; signs with a stand-in get that', () => {
  expect(['A', 'ł', 'Ж', 'Ω', 'ạ', 'ب', '東', 'ー', '€', '한', 'ไ'].map(faceOf)).toEqual([
    'latin',
    'latin-ext',
    'cyrillic',
    'greek',
    'vietnamese',
    'arabic',
    'japanese',
    'japanese',
    'latin',
    'korean',
    'thai',
  ]);
  expect(drawable('2027/02/26～2027/03/11')).toBe('2027/02/26〜2027/03/11');
  expect([...facesIn('Aب東')]).toEqual(['latin', 'arabic', 'japanese']);
});

test('a font file is unwrapped to a TrueType file of the same tables, and anything else is refused', async () => {
  const font = await fontOf('latin', 400);
  expect(font.readUInt32BE(0)).toBe(0x00010000);
  expect(await fontOf('latin', 400)).toBe(font);
  expect(() => unwrapWoff(Buffer.from('not a font at all'))).toThrow('Not a WOFF file');
});

test.skipIf(isMissing('pdftotext')).for([
  ['en', 'ltr', 'Straits Pacific to Łódź, Zürich and Αθήνα: €1,684.00'],
  ['ar', 'rtl', 'لأن الرحلات إلى سنغافورة تثبت الأولى ثم ذهاب وعودة'],
  ['ja', 'ltr', '領収書は東京からシンガポールまで、ターミナル２です。'],
  ['en', 'ltr', 'Booked by 김민준 and สมชาย ใจดี, kim@example.com'],
] as const)('what is written in %s (%s) is read back as it was written', async ([language, direction, text]) => {
  const read = await readBack(paperOf(text, { language, direction }), 'pdftotext', '-layout');
  expect(read.replace(/[\u202A-\u202E]/g, '')).toContain(text);
});

test.skipIf(isMissing('pdftotext'))('numbers and Latin names in Arabic are read back whole', async () => {
  const text = 'حتى السبت 28 نوفمبر 2026، من مطار هيثرو (LHR) مع Straits Pacific';
  const arabic = { language: 'ar', direction: 'rtl', title: 'إيصال الدفع', from: 'شركة السفر' } as const;
  const read = await readBack(paperOf(text, arabic));
  for (const word of ['حتى', 'السبت', '28', 'نوفمبر', '2026', 'هيثرو', 'LHR', 'Straits Pacific', 'إيصال الدفع'])
    expect(read).toContain(word);
});

test.skipIf(isMissing('pdffonts'))('fonts are embedded as subsets, with what their glyphs read as', async () => {
  const table = await readBack(paperOf('Receipt إيصال 領収書'), 'pdffonts');
  const rows = table.trim().split('\n').slice(2);
  expect(rows.length).toBeGreaterThanOrEqual(3);
  for (const row of rows) expect(row).toMatch(/^\w{6}\+\S+\s+CID TrueType\s+Identity-H\s+yes yes yes/);
});

test.skipIf(isMissing('pdfinfo'))(
  'it is tagged, names itself, and goes on over as many pages as it needs',
  async () => {
    const sections = Array.from({ length: 30 }, (_, at) => ({
      title: `Part ${at}`,
      lines: ['One line', 'Another'],
      rows: [{ name: 'Total', value: '€1.00', total: true as const }],
      sums: true as const,
    }));
    const info = await readBack(paperOf('', { sections }), 'pdfinfo');
    expect(info).toMatch(/Title:\s+Receipt/);
    expect(info).toMatch(/Tagged:\s+yes/);
    expect(Number(/Pages:\s+(\d+)/.exec(info)?.[1])).toBeGreaterThan(2);
  },
);

test.skipIf(isMissing('pdfinfo'))(
  'many short parts that run a few lines over a page are set closer, room between them included, and stay on it',
  async () => {
    const partsOf = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ title: `Part ${at}`, lines: ['One line'], rows: [] }));
    const pagesOf = async (count: number): Promise<string | undefined> =>
      /Pages:\s+(\d+)/.exec(await readBack(paperOf('', { sections: partsOf(count) }), 'pdfinfo'))?.[1];
    // Closer lines alone would hold 14.
    expect([await pagesOf(16), await pagesOf(17)]).toEqual(['1', '2']);
  },
);

test.skipIf(isMissing('pdftotext'))('a mark stands at length on the first page and short on each', async () => {
  const lines = Array.from({ length: 80 }, (_, at) => `Line ${at}`);
  const mark = { long: 'Nothing here is real travel.', short: 'Sample' };
  const read = await readBack(paperOf('', { mark, sections: [{ title: null, lines, rows: [] }] }));
  const pages = read.split('\f').filter(Boolean);
  expect(pages.length).toBe(2);
  expect(pages.map((page) => page.includes('Sample'))).toEqual([true, true]);
  expect(pages.map((page) => page.includes(mark.long))).toEqual([true, false]);
});

test.skipIf(isMissing('pdftotext'))(
  'no section is broken between pages, and a heading stays with what belongs under it; one longer than a page goes on',
  async () => {
    const rowsOf = (about: string, count: number) =>
      Array.from({ length: count }, (_, nth) => ({ name: `${about} row ${nth}.`, value: 'said' }));
    const parts = Array.from({ length: 14 }, (_, nth) => `Part ${nth}`);
    const sections = parts.flatMap((part, nth) => [
      { title: `${part}.`, lines: [], rows: [] },
      {
        title: `${part} terms`,
        under: true as const,
        lines: [],
        rows: rowsOf(part, 3 + (nth % 5)),
        sums: true as const,
      },
    ]);
    const long = { title: 'Long', lines: [], rows: rowsOf('Long', 90) };
    const pages = (await readBack(paperOf('', { sections: [...sections, long] }))).split('\f');
    for (const part of parts) {
      const told = pages.map((page) => page.split(`${part} row`).length - 1).filter((count) => count > 0);
      const heading = pages.findIndex((page) => page.includes(`${part}.\n`));
      expect([part, told.length, pages[heading]?.includes(`${part} row 0.`)]).toEqual([part, 1, true]);
    }
    expect(pages.join('').match(/Long row \d+\./g)).toHaveLength(90);
  },
);

test.skipIf(isMissing('pdftotext'))(
  'what is long begins on the page of its head and goes on over the edge',
  async () => {
    const rows = Array.from({ length: 34 }, (_, nth) => ({ name: `Row ${nth}.`, value: 'said' }));
    const banner = { title: 'It is cancelled', lines: ['What comes back'] };
    const sections = [
      { title: 'Priced', lines: [], rows: [] },
      { title: 'When booked', under: true as const, lines: [], rows, sums: true as const },
    ];
    const [first = ''] = (await readBack(paperOf('', { banner, sections }))).split('\f');
    expect(first).toContain('Row 0.');
  },
);

test('the logo of every brand can be drawn; a file with more than paths and circles is written by its name', () => {
  const folder = join(import.meta.dirname, '../../design/brands');
  const brands = readdirSync(folder).filter((brand) => existsSync(join(folder, brand, 'logo.svg')));
  expect(brands.length).toBeGreaterThan(1);
  for (const brand of brands) {
    const logo = logoOf(readFileSync(join(folder, brand, 'logo.svg'), 'utf8'));
    expect([brand, logo?.mark.width, logo?.wordmark.shapes[0]?.fill]).toEqual([brand, 28, null]);
  }
  const symbol = (id: string, body: string) => `<symbol id="${id}" viewBox="0 0 28 28">${body}</symbol>`;
  const path = '<path d="M0 0h1v1z"/>';
  expect(logoOf(symbol('mark', path) + symbol('wordmark', path))).not.toBeNull();
  expect(logoOf(symbol('mark', path) + symbol('wordmark', '<text>Brand</text>'))).toBeNull();
  expect(logoOf(symbol('mark', path) + symbol('wordmark', '<path transform="scale(2)" d="M0 0h1"/>'))).toBeNull();
});

test.skipIf(isMissing('pdftotext'))('a paper has three sizes of text, whatever stands on it', async () => {
  const span = {
    title: 'Out',
    before: 'Layover',
    begins: { time: '08:15', lines: ['London'] },
    ends: { time: '11:40', lines: ['Madrid', 'Terminal 1'] },
    lasts: '2h',
    facts: [{ name: 'Flight', value: 'SPC 1' }],
  };
  const section = { title: 'Flights', lines: ['A line'], rows: [{ name: 'Name', value: 'Value' }] };
  const sections = [
    { ...section, cells: [{ name: 'Paid', value: '€1.00', large: true as const, note: 'With a card' }] },
    { ...section, under: true as const, span, gone: true as const },
    { ...section, sums: true as const, items: ['One'], warning: { title: 'Two tickets', text: 'Apart' } },
  ];
  const banner = { title: 'Cancelled', lines: ['All came back'] };
  const read = await readBack(paperOf('', { sections, banner }), 'pdftotext', '-bbox-layout');
  const heights = [...read.matchAll(/<word [^>]*yMin="([\d.]+)"[^>]*yMax="([\d.]+)"/g)].map(
    ([, from, to]) => Math.round((Number(to) - Number(from)) * 10) / 10,
  );
  expect(new Set(heights).size).toBe(3);
});

test.skipIf(isMissing('pdftotext'))('no last page holds a line or two that closer lines would spare', async () => {
  const rowsPerPage = async (count: number) => {
    const rows = Array.from({ length: count }, (_, at) => ({ name: `Row ${at}`, value: 'said' }));
    const read = await readBack(paperOf('', { sections: [{ title: null, lines: [], rows }] }));
    return read
      .split('\f')
      .filter(Boolean)
      .map((page) => page.match(/Row \d+/g)?.length ?? 0);
  };
  const [full = 0] = await rowsPerPage(80);
  expect(await rowsPerPage(full)).toEqual([full]);
  expect(await rowsPerPage(full + 3)).toEqual([full + 3]);
  expect(await rowsPerPage(full + 25)).toEqual([full, 25]);
});
