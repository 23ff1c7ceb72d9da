import { readFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unwrapWoff } from './woff.ts';

export type Weight = 400 | 700;

/** A part of a font family, with the characters it is for. */
interface Face {
  readonly name: string;
  readonly file: (weight: Weight) => string;
  readonly holds: (codePoint: number) => boolean;
}

const NOTO = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'] as const;
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u30FF\uFF00-\uFFEF]/u;
const HANGUL = /\p{Script=Hangul}/u;

const FACES: readonly Face[] = [
  ...NOTO.map((subset) => noto('noto-sans', subset)),
  noto('noto-sans-arabic', 'arabic'),
  {
    name: 'japanese',
    file: (weight) => fontFile('biz-udpgothic', `biz-udpgothic-japanese-${weight}-normal`),
    holds: (codePoint) => JAPANESE.test(String.fromCodePoint(codePoint)),
  },
  {
    name: 'korean',
    file: (weight) => fontFile('nanum-gothic', `nanum-gothic-korean-${weight}-normal`),
    holds: (codePoint) => HANGUL.test(String.fromCodePoint(codePoint)),
  },
  noto('noto-sans-thai', 'thai'),
];

/** Signs that no face has, and what stands for them. */
const ALIKE: Readonly<Record<string, string>> = { '\uFF5E': '\u301C', '\u202F': '\u00A0', '→': '\uFF0D', '₂': '2' };

/** A text with nothing in it that would be drawn as an empty box, as far as that is known. */
export function drawable(text: string): string {
  return text.replace(/[\uFF5E\u202F→₂]/g, (sign) => ALIKE[sign] ?? sign);
}

const [USUAL] = FACES;

function noto(family: string, subset: string): Face {
  const ranges = rangesOf(family, subset);
  return {
    name: subset,
    file: (weight) => fontFile(family, `${family}-${subset}-${weight}-normal`),
    holds: (codePoint) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to),
  };
}

function fontFile(family: string, name: string): string {
  return fileURLToPath(import.meta.resolve(`@fontsource/${family}/files/${name}.woff`));
}

/** As the family's own style sheets say it: `U+0000-00FF,U+0131`. */
function rangesOf(family: string, subset: string): [from: number, to: number][] {
  const file = fileURLToPath(import.meta.resolve(`@fontsource/${family}/unicode.json`));
  const said = (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)[subset] ?? '';
  return said.split(',').map((range) => {
    const [from = '', to = from] = range.replace('U+', '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

/** The face that has a character; undefined where none has it. */
export function faceOf(character: string): string | undefined {
  const codePoint = character.codePointAt(0) ?? 0;
  return FACES.find(({ holds }) => holds(codePoint))?.name;
}

export const usualFace = USUAL?.name ?? '';

const loaded = new Map<string, Promise<Buffer>>();

/** The TrueType file of a face, read and unwrapped once. */
export function fontOf(name: string, weight: Weight): Promise<Buffer> {
  const key = `${name} ${weight}`;
  const face = FACES.find((each) => each.name === name);
  if (!face) throw new TypeError(`No face ${name}`);
  const font = loaded.get(key) ?? readFile(face.file(weight)).then(unwrapWoff);
  loaded.set(key, font);
  return font;
}
