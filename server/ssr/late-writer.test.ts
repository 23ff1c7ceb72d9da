import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { LateWriter } from './late-writer.ts';

function sink() {
  const pieces: string[] = [];
  const to = new Writable({
    write(chunk: Buffer, _encoding, done) {
      pieces.push(chunk.toString());
      done();
    },
  });
  return { to, pieces, ended: new Promise<void>((resolve) => to.once('finish', resolve)) };
}

test('a late script waits for a point where React says it is safe', async () => {
  const { to, pieces, ended } = sink();
  const late = [Promise.resolve('a()')];
  const writer = new LateWriter({ to, flush: () => undefined, late, tag: (script) => `<s>${script}</s>` });
  writer.write('<div cla');
  await new Promise((resolve) => setImmediate(resolve));
  writer.write('ss="x"></div>');
  writer.flush();
  writer.end();
  await ended;
  expect(pieces.join('')).toBe('<div class="x"></div><s>a()</s>');
});

test('the page stays open until the last late value has come', async () => {
  const { to, pieces, ended } = sink();
  let settle: (script: string) => void = () => undefined;
  const late = new Promise<string>((resolve) => {
    settle = resolve;
  });
  const writer = new LateWriter({ to, flush: () => undefined, late: [late], tag: (script) => script });
  writer.end('<p></p>');
  await new Promise((resolve) => setImmediate(resolve));
  expect(to.writableEnded).toBe(false);
  settle('late()');
  await ended;
  expect(pieces.join('')).toBe('<p></p>late()');
});

test('scripts that come last stand before the tags that close the page, wherever the pieces end', async () => {
  const whole = '<body><p>1 < 2</p></body></html>';
  for (const size of [1, 5, 9, 1_000]) {
    const { to, pieces, ended } = sink();
    const copied: Buffer[] = [];
    let settle: (script: string) => void = () => undefined;
    const late = new Promise<string>((resolve) => {
      settle = resolve;
    });
    const options = { to, flush: () => undefined, late: [late], tag: (script: string) => `<s>${script}</s>` };
    const writer = new LateWriter({ ...options, copy: (chunk) => copied.push(Buffer.from(chunk)) });
    for (let at = 0; at < whole.length; at += size) writer.write(whole.slice(at, at + size));
    writer.flush();
    writer.end();
    settle('a()');
    await ended;
    expect(pieces.join('')).toBe('<body><p>1 < 2</p><s>a()</s></body></html>');
    expect(Buffer.concat(copied).toString()).toBe(pieces.join(''));
  }
});

test('what the reader has is not sent again, wherever the pieces end; the copy is whole', async () => {
  const { to, pieces, ended } = sink();
  const copied: Buffer[] = [];
  const sent = Buffer.from('<html><head>');
  const options = { to, flush: () => undefined, late: [], tag: String, sent };
  const writer = new LateWriter({ ...options, copy: (chunk) => copied.push(chunk) });
  for (const piece of ['<ht', 'ml><he', 'ad><title>', 'A</title>']) writer.write(piece);
  writer.end();
  await ended;
  expect(pieces.join('')).toBe('<title>A</title>');
  expect(Buffer.concat(copied).toString()).toBe('<html><head><title>A</title>');
});

test('a page that begins otherwise than was sent loses nothing: it goes on after its own head tag', async () => {
  const head = '<html><head><link href="/a.css"/>';
  const whole = '<html><head><link href="/b.css"/><title>B</title></head><body>B</body></html>';
  for (const size of [1, 7, 26, 1_000]) {
    const { to, pieces, ended } = sink();
    const copied: Buffer[] = [];
    const options = { to, flush: () => undefined, late: [], tag: String, sent: Buffer.from(head) };
    const writer = new LateWriter({ ...options, copy: (chunk) => copied.push(chunk) });
    for (let at = 0; at < whole.length; at += size) writer.write(whole.slice(at, at + size));
    writer.end();
    await ended;
    expect(pieces.join('')).toBe('<link href="/b.css"/><title>B</title></head><body>B</body></html>');
    expect(Buffer.concat(copied).toString()).toBe(whole);
  }
});
