import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startsAsSvg } from '#contract/frames';
import { sanitiseSvg } from './index.ts';

const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';

test('[7.7-01b] only a text that starts with an svg tag is a drawing', () => {
  expect([' <svg viewBox="0 0 1 1"/>', '<svg>', '<SVG/>'].map(startsAsSvg)).toEqual([true, true, true]);
  expect(['<!doctype html><svg>', '<svgx>', 'svg', '{"svg":1}', ''].map(startsAsSvg)).toEqual(Array(5).fill(false));
});

test('a drawing stays what it is', () => {
  const drawing = `<svg ${XMLNS} viewBox="0 0 24 24"><title>Boat</title><g fill="none"><path d="M1 2L3 4" stroke="#123456"/></g></svg>`;
  expect(sanitiseSvg(drawing)).toBe(drawing);
  expect(sanitiseSvg(`<svg><defs><path id="a" d="M0 0"/></defs><use href="#a" fill="url(#b)"/></svg>`)).toBe(
    `<svg ${XMLNS}><defs><path id="a" d="M0 0"/></defs><use href="#a" fill="url(#b)"/></svg>`,
  );
});

const HOSTILE: readonly string[] = [
  '<svg><script>alert(1)</script><path d="M0 0"/></svg>',
  '<svg onload="alert(1)"><path d="M0 0"/></svg>',
  '<svg><foreignObject><iframe src="https://evil.example"/></foreignObject></svg>',
  '<svg><style>@import "https://evil.example/x.css";</style></svg>',
  '<svg><path style="background:url(https://evil.example)" d="M0 0"/></svg>',
  '<svg><a href="javascript:alert(1)"><path d="M0 0"/></a></svg>',
  '<svg><use href="https://evil.example/x.svg#a"/></svg>',
  '<svg><use xlink:href="data:image/svg+xml;base64,PHN2Zz4="/></svg>',
  '<svg><image href="https://evil.example/pixel"/></svg>',
  '<svg><path fill="url(https://evil.example/#a)" d="M0 0"/></svg>',
  '<svg><path fill="&#117;rl(//evil.example)" d="M0 0"/></svg>',
  '<svg><animate attributeName="href" to="javascript:alert(1)"/></svg>',
  '<svg><set attributeName="onload" to="alert(1)"/></svg>',
  '<svg><g><svg onload="alert(1)"/></g></svg>',
  `<svg><SCRIPT>alert(1)</SCRIPT></svg>`,
  `<svg><path d='M0 0"onload="alert(1)'/></svg>`,
  '<svg><handler type="text/ecmascript">alert(1)</handler></svg>',
];

test.for(HOSTILE)('[7.7-01b] of %s nothing is left that runs or fetches', (hostile) => {
  const clean = sanitiseSvg(hostile);
  if (clean === null) return;
  expect(clean).not.toMatch(/script|foreign|style|\son|javascript|evil|data:|image|animate|<set|handler|<a[\s>]/i);
});

const BROKEN: readonly (readonly [name: string, text: string])[] = [
  ['with a document type', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'],
  ['with a comment', '<svg><!-- a comment --><path/></svg>'],
  ['with raw character data', '<svg><![CDATA[<script>]]></svg>'],
  ['with an open element', '<svg><path d="M0 0"></svg>'],
  ['with crossed elements', '<svg><g></path></svg>'],
  ['with something behind it', '<svg/><script>alert(1)</script>'],
  ['with a bare attribute', '<svg><path d=M0/></svg>'],
  ['without an element', 'not a drawing'],
  ['too deep', `<svg>${'<g>'.repeat(40)}${'</g>'.repeat(40)}</svg>`],
  ['too long', `<svg><path d="${'M0 0'.repeat(20_000)}"/></svg>`],
];

test.for(BROKEN)('[7.7-01b] a drawing %s is malformed', ([, broken]) => {
  expect(sanitiseSvg(broken)).toBeNull();
});

test('what is spelt in entities stays text', () => {
  expect(sanitiseSvg('<svg><title>&lt;b&gt;</title></svg>')).toBe(
    `<svg ${XMLNS}><title>&amp;lt;b&amp;gt;</title></svg>`,
  );
});

test('whatever is given, what comes out is made of allowed elements and attributes', () => {
  const piece = fc.constantFrom(
    '<g>',
    '</g>',
    '<path d="M0 0"/>',
    '<script>',
    '</script>',
    '<a href="x">',
    '</a>',
    ' onload="x"',
    '<',
    '>',
    '"',
    "'",
    '&#60;',
    '<g fill="',
    'url(',
    '<style>',
    '</style>',
    '<!--',
    '-->',
    '<use href="#a"/>',
    '/>',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const clean = sanitiseSvg(`<svg>${pieces.join('')}</svg>`);
      if (clean === null) return;
      const tags = [...clean.matchAll(/<\/?([A-Za-z]+)((?: [\w-]+="[^"<>&]*")*)\/?>/g)].map(([tag]) => tag);
      expect(clean.replace(/<\/?[A-Za-z]+(?: [\w-]+="[^"<>&]*")*\/?>/g, '')).not.toMatch(/[<>"]/);
      expect(tags.join('')).not.toMatch(/script|style|<a[\s>]|\son/i);
    }),
    { seed: 7701, numRuns: 2_000 },
  );
});
