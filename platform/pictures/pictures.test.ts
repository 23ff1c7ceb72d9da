import { PhotonImage } from '@cf-wasm/photon';
import { describe, expect, test } from 'vitest';
import { createPictures, measurePicture, type Pictures, PictureRefused } from './index.ts';
import { type Colour, paint, withExif } from './testing/samples.ts';

const RED: Colour = [220, 20, 20];
const GREEN: Colour = [20, 200, 20];
const BLUE: Colour = [20, 20, 220];
const GREY: Colour = [128, 128, 128];

/** Wider than high: red above, green below in its middle square, blue in the square's first quarter; grey at both sides. */
const scene = () =>
  paint(300, 100, (x, y) => {
    if (x < 100 || x >= 200) return GREY;
    return x < 150 && y < 50 ? BLUE : y < 50 ? RED : GREEN;
  });

/** The names of the colours in the four quarters, line by line. */
function quarters(jpeg: Uint8Array): string {
  const picture = PhotonImage.new_from_byteslice(jpeg);
  const edge = picture.get_width();
  const pixels = picture.get_raw_pixels();
  const near = (x: number, y: number) => {
    const at = (Math.floor(y * edge) * edge + Math.floor(x * edge)) * 4;
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const most = Math.max(red, green, blue);
    if (most - Math.min(red, green, blue) < 40) return most > 220 ? 'W' : '-';
    return most === red ? 'R' : most === green ? 'G' : 'B';
  };
  return near(0.25, 0.25) + near(0.75, 0.25) + near(0.25, 0.75) + near(0.75, 0.75);
}

const pictures = createPictures();
const faultOf = (bytes: Uint8Array, by: Pictures = pictures) =>
  by.square(bytes, 64).then(
    () => null,
    (error: unknown) => (error instanceof PictureRefused ? error.fault : error),
  );

describe('a square of a picture', () => {
  test.each([
    ['JPEG', () => scene().get_bytes_jpeg(90)],
    ['PNG', () => scene().get_bytes()],
    ['WebP', () => scene().get_bytes_webp()],
  ])('is the middle of a %s, at most as large as asked, as a JPEG', async (_kind, make) => {
    const made = await pictures.square(make(), 64);
    expect(measurePicture(made)).toEqual({ type: 'image/jpeg', width: 64, height: 64, depth: 4, turn: 1 });
    expect(quarters(made)).toBe('BRGG');
  });

  test('of a small picture is not made larger, and what was clear is white', async () => {
    const made = await pictures.square(paint(20, 30, () => [0, 0, 0, 0]).get_bytes(), 64);
    expect(measurePicture(made)).toMatchObject({ width: 20, height: 20 });
    expect(quarters(made)).toBe('WWWW');
  });

  test.each([
    [1, 'BRGG'],
    [2, 'RBGG'],
    [3, 'GGRB'],
    [4, 'GGBR'],
    [5, 'BGRG'],
    [6, 'GBGR'],
    [7, 'GRGB'],
    [8, 'RGBG'],
  ])('stands upright when the camera was held as Exif %i says', async (turn, seen) => {
    const square = paint(100, 100, (x, y) => (x < 50 && y < 50 ? BLUE : y < 50 ? RED : GREEN)).get_bytes_jpeg(90);
    expect(quarters(await pictures.square(withExif(square, turn), 64))).toBe(seen);
  });

  test('says nothing of place, camera or comment, and has nothing behind its end', async () => {
    const spoken = Buffer.concat([withExif(scene().get_bytes_jpeg(90), 1), Buffer.from('<script>alert(1)</script>')]);
    expect(Buffer.from(spoken).includes('GPS')).toBe(true);
    const made = Buffer.from(await pictures.square(spoken, 64));
    expect(['GPS', 'Exif', 'script', 'ICC_PROFILE'].filter((text) => made.includes(text))).toEqual([]);
  });
});

/** A PNG that says it is so large; its pixels are those of a small one. */
function claiming(width: number, height: number, bitDepth = 8): Uint8Array {
  const png = Buffer.from(scene().get_bytes());
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt8(bitDepth, 24);
  return png;
}

test('what is none of three kinds is refused by its bytes, whatever it calls itself', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  for (const text of ['', 'x', 'GIF89a\u0001\u0000\u0001\u0000', svg, '%PDF-1.7', 'RIFF    WEBPVP8X', '\u0089PNG']) {
    expect([text, await faultOf(Buffer.from(text, 'latin1'))]).toEqual([text, 'kind']);
  }
});

test('a bomb is refused by the size it claims before anything of it is decoded', async () => {
  const begun = performance.now();
  expect(await faultOf(claiming(60_000, 60_000))).toBe('pixels');
  expect(await faultOf(claiming(5_001, 5_000))).toBe('pixels');
  expect(await faultOf(claiming(3_600, 3_600, 16))).toBe('pixels');
  expect(performance.now() - begun).toBeLessThan(500);
});

test('what does not decode, or decodes to another size, is broken, and the next picture is made all the same', async () => {
  const whole = scene().get_bytes_jpeg(90);
  expect(await faultOf(whole.subarray(0, whole.length >> 1))).toBe('broken');
  expect(await faultOf(claiming(301, 100))).toBe('broken');
  expect(await faultOf(whole)).toBe(null);
});

test('a picture that takes too long is broken, and of many at once those beyond eight are sent away', async () => {
  const hurried = createPictures({ longestMs: 1 });
  expect(await faultOf(scene().get_bytes_jpeg(90), hurried)).toBe('broken');
  const all = await Promise.all(Array.from({ length: 10 }, () => faultOf(scene().get_bytes_jpeg(90), hurried)));
  expect(all).toEqual([...Array<string>(8).fill('broken'), 'busy', 'busy']);
  expect(await faultOf(scene().get_bytes_jpeg(90), hurried)).toBe('broken');
});

test('a JPEG with two frames, and a WebP that moves, are none', () => {
  const jpeg = Buffer.from(scene().get_bytes_jpeg(90));
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  const length = jpeg.readUInt16BE(frame + 2) + 2;
  const twice = Buffer.concat([jpeg.subarray(0, frame + length), jpeg.subarray(frame)]);
  expect([measurePicture(jpeg)?.width, measurePicture(twice)]).toEqual([300, null]);
  const moving = Buffer.alloc(40);
  moving.write('RIFF    WEBPVP8X', 'latin1');
  expect(measurePicture(moving)).toMatchObject({ type: 'image/webp', width: 1 });
  moving.writeUInt8(0x02, 20);
  expect(measurePicture(moving)).toBe(null);
});
