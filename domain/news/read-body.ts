import { type Block, type Fault, fault, type Line } from './edition.ts';

const LINK = /^\[([^\]]+)\]\(([^()\s]+)\)$/;

/** Paragraphs, `# headings`, `- lists` and links that stand on a line of their own. */
export function readBody(lines: readonly Line[], field: string, faults: Fault[]): readonly Block[] {
  const blocks: Block[] = [];
  let run: Line[] = [];
  const end = (): void => {
    const [first] = run;
    if (first) blocks.push(first.text.startsWith('- ') ? listOf(run) : paragraphOf(run));
    run = [];
  };
  for (const line of lines) {
    const text = line.text.trim();
    const heading = /^#+\s+(.+)$/.exec(text)?.[1];
    const link = LINK.exec(text);
    const turns = run[0] !== undefined && run[0].text.startsWith('- ') !== text.startsWith('- ');
    if (text === '' || heading !== undefined || link || turns) end();
    if (heading !== undefined) blocks.push({ kind: 'heading', text: heading });
    else if (link) blocks.push(linkOf(link, { line, field, faults }));
    else if (text !== '') run.push({ number: line.number, text });
    if (!link) complain(line, field, faults);
  }
  end();
  return blocks;
}

function paragraphOf(run: readonly Line[]): Block {
  return { kind: 'paragraph', text: run.map(({ text }) => text).join(' ') };
}

function listOf(run: readonly Line[]): Block {
  return { kind: 'list', items: run.map(({ text }) => text.slice(2).trim()) };
}

interface At {
  readonly line: Line;
  readonly field: string;
  readonly faults: Fault[];
}

/** A path leads to the brand's own site, in the language of the reader. */
function linkOf([, name = '', url = '']: RegExpExecArray, { line, field, faults }: At): Block {
  const own = /^\/(?![/\\])/.test(url);
  if (!own && !(URL.canParse(url) && new URL(url).protocol === 'https:'))
    faults.push(fault(line, field, `${url} is neither an https address nor a path of the site`));
  return { kind: 'link', name, url };
}

/** What would be read as it stands, signs and all. */
function complain(line: Line, field: string, faults: Fault[]): void {
  if (/\]\(/.test(line.text))
    faults.push(fault(line, field, 'a link must stand on a line of its own: [Name](address)'));
  if (/<\/?[a-z][^>]*>/i.test(line.text)) faults.push(fault(line, field, 'HTML is not taken; write plain text'));
  if (/^\s*!\[/.test(line.text)) faults.push(fault(line, field, 'pictures are not sent: they would tell who reads'));
}
