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
  const writer = new LateWriter(
    to,
    () => undefined,
    [Promise.resolve('a()')],
    (script) => `<s>${script}</s>`,
  );
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
  const writer = new LateWriter(
    to,
    () => undefined,
    [late],
    (script) => script,
  );
  writer.end('<p></p>');
  await new Promise((resolve) => setImmediate(resolve));
  expect(to.writableEnded).toBe(false);
  settle('late()');
  await ended;
  expect(pieces.join('')).toBe('<p></p>late()');
});
