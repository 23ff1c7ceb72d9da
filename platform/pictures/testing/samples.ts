import { PhotonImage } from '@cf-wasm/photon';

export type Colour = readonly [red: number, green: number, blue: number, alpha?: number];

/** A picture by what colour each of its pixels has. */
export function paint(width: number, height: number, colourAt: (x: number, y: number) => Colour): PhotonImage {
  const pixels = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [red, green, blue, alpha = 255] = colourAt(x, y);
      pixels.set([red, green, blue, alpha], (y * width + x) * 4);
    }
  }
  return new PhotonImage(pixels, width, height);
}

/** The same JPEG with an Exif segment that says how the camera was held and where. */
export function withExif(jpeg: Uint8Array, turn: number, place = 'GPS 53.3498 -6.2603'): Uint8Array {
  const tiff = Buffer.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0, 0, 0, 0, 0]);
  const body = Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from(place)]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}
