import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { LARGEST_FILE } from '#contract/files';
import { HttpRefusal } from './errors.ts';
import { readParts } from './multipart.ts';

const TYPE = 'multipart/form-data; boundary=b';
const field = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = (name: string, value: string) =>
  `--b\r\nContent-Disposition: form-data; name="${name}"; filename="../x.php"\r\nContent-Type: text/html\r\n\r\n${value}\r\n`;
const END = '--b--\r\n';

const read = (body: string | readonly Buffer[], type: string | undefined = TYPE, keepFiles = true) =>
  readParts(
    { headers: { 'content-type': type } } as FastifyRequest,
    Readable.from(typeof body === 'string' ? [Buffer.from(body)] : body),
    { keepFiles },
  );

async function refusal(...asked: Parameters<typeof read>): Promise<unknown> {
  const error: unknown = await read(...asked).catch((caught: unknown) => caught);
  return error instanceof HttpRefusal ? [error.status, error.code] : error;
}

test('fields and a file are read; the name and type that its sender said are not kept, and a second file is left out', async () => {
  const form = await read(
    `${field('a', '1')}${field('a', '2')}${file('picture', 'bytes')}${file('other', 'more')}${END}`,
  );
  expect(form.getAll('a')).toEqual(['1', '2']);
  const picture = form.get('picture') as File;
  expect([picture.name, picture.type, await picture.text()]).toEqual(['file', '', 'bytes']);
  expect(form.has('other')).toBe(false);
});

test('of a file that is too large one byte more than may be is kept, and of whoever is not signed in none', async () => {
  const large = [
    Buffer.from(file('picture', '').slice(0, -2)),
    Buffer.alloc(LARGEST_FILE + 500),
    Buffer.from(`\r\n${END}`),
  ];
  expect(((await read(large)).get('picture') as File).size).toBe(LARGEST_FILE + 1);
  const form = await read(`${field('a', '1')}${file('picture', 'bytes')}${END}`, TYPE, false);
  expect([form.get('a'), (form.get('picture') as File).size]).toEqual(['1', 0]);
});

test('what is no form in parts, ends before it is whole, or does not end is refused', async () => {
  expect(await refusal('', 'multipart/form-data')).toEqual([400, 'INVALID_REQUEST']);
  expect(await refusal(`${field('a', '1')}${file('picture', 'by')}`)).toEqual([400, 'INVALID_REQUEST']);
  expect(await refusal('')).toEqual([400, 'INVALID_REQUEST']);
  const endless = [Buffer.from(file('picture', '')), ...Array.from({ length: 5 }, () => Buffer.alloc(LARGEST_FILE))];
  expect(await refusal(endless)).toEqual([413, 'BODY_TOO_LARGE']);
});

test('no more than forty fields, and of a field no more than 64 KB, are kept', async () => {
  const many = Array.from({ length: 60 }, (_, at) => field(`f${at}`, 'x')).join('');
  expect([...(await read(`${many}${END}`)).keys()].length).toBeLessThanOrEqual(40);
  const long = await read(`${field('a', 'x'.repeat(100_000))}${END}`);
  expect(String(long.get('a')).length).toBe(65_536);
});
