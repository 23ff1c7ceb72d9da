import { expect, test } from 'vitest';
import { layMail, type MailParts } from '#domain/notifications';
import { readBrandFolders } from './brands.ts';
import { mailLooks } from './mail-looks.ts';

const folders = readBrandFolders(null);
const lookOf = mailLooks(folders);

const mailOf = (brand: string): string => {
  const parts: MailParts = {
    look: lookOf(brand),
    title: 'Title',
    label: 'Sample',
    intro: ['Intro'],
    link: { name: 'Open', url: 'https://w.example' },
    sections: [{ title: 'Section', lines: ['Line'], rows: [{ name: 'Name', value: 'Value' }] }],
    foot: ['Foot'],
    locale: 'en-GB',
  };
  return layMail(parts).html;
};

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Colours of a scheme as they stand in the style sheet of the mail that is sent. */
function coloursIn(css: string): Readonly<Record<string, string>> {
  const of = (selector: string, property: string): string => {
    const rule = css.split('\n').find((line) => line.trim().startsWith(`${selector} {`)) ?? '';
    return new RegExp(`[{;] ${property}: (#[0-9a-f]{6})`).exec(rule)?.[1] ?? `no ${property} of ${selector}`;
  };
  return {
    sheet: of('.sheet', 'background'),
    text: of('body', 'color'),
    link: of('a, .brand', 'color'),
    quiet: of('th, .foot', 'color'),
    warning: of('.sample', 'color'),
    button: of('.open', 'background'),
    onButton: of('.open', 'color'),
  };
}

const cases = folders.flatMap(({ brand }) => ['light', 'dark'].map((scheme) => [brand.id, scheme] as const));

test.each(cases)('every text in a mail of %s is at least 4.5:1 in %s', (brand, scheme) => {
  const style = /<style>([^]*)<\/style>/.exec(mailOf(brand))?.[1] ?? '';
  const [rest = '', dark = ''] = style.split('@media (prefers-color-scheme: dark) {');
  const colours = coloursIn(scheme === 'dark' ? dark : rest.slice(rest.indexOf('  body {')));
  const { sheet = '', onButton = '', button = '' } = colours;
  const pairs = [
    ...['text', 'link', 'quiet', 'warning'].map((name) => [name, colours[name] ?? '', sheet] as const),
    ['button', onButton, button] as const,
  ];
  expect(pairs.map(([name, text, ground]) => [name, contrast(text, ground) >= 4.5])).toEqual(
    pairs.map(([name]) => [name, true]),
  );
});

test('a mail is called and coloured like its brand, and fetches nothing', () => {
  const looks = folders.map(({ brand }) => {
    const html = mailOf(brand.id);
    expect(html).toContain(`<p class="brand">${brand.name}</p>`);
    expect(html).not.toMatch(/<img|<link|url\(|@import|@font-face|src=/);
    return lookOf(brand.id).light.button;
  });
  expect(new Set(looks).size).toBe(folders.length);
});

test('a brand that is gone writes in the look of the first', () => {
  expect(lookOf('gone').name).toBe(folders[0]?.brand.name);
});
