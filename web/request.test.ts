import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineCall, isApiError } from '#contract/core';
import { accountCalls } from '#contract/identity';
import { z } from '#zod';
import { readAnswer, requestOf } from './request.ts';

const shape = { input: z.object({}), output: z.null(), summary: '' };
const read = defineCall({ scope: 'anybody', ...shape, name: 'a.read', method: 'GET', path: '/i/:id/x' });
const write = defineCall({ scope: 'anybody', ...shape, name: 'a.write', method: 'POST', path: '/i/:id' });
const form = defineCall({ scope: 'anybody', ...shape, name: 'a.form', method: 'POST', path: '/f', body: 'form' });

test('keys named in the path go there, the rest of a read into the query', () => {
  const { url, init } = requestOf(read, { id: 'a/b', tag: ['x', 'y'], none: undefined });
  expect(url).toBe('/i/a%2Fb/x?tag=x&tag=y');
  expect(init.body).toBeUndefined();
});

test('the rest of a write goes into the body, as JSON or as a form', () => {
  expect(requestOf(write, { id: 1, name: 'Ada' }).init.body).toBe('{"name":"Ada"}');
  expect(String(requestOf(form, { a: 1, b: 'é' }).init.body)).toBe('a=1&b=%C3%A9');
});

test('[7.2-06] a key that belongs in the query of a write stands there and nowhere else', () => {
  const call = defineCall({
    scope: 'anybody',
    ...shape,
    name: 'a.put',
    method: 'PUT',
    path: '/i/:id',
    query: ['version'],
  });
  const { url, init } = requestOf(call, { id: 1, version: 'v2', name: 'Ada' });
  expect([url, init.body]).toEqual(['/i/1?version=v2', '{"name":"Ada"}']);
});

test('an idempotency key travels as a header', () => {
  const headers = requestOf(write, { id: 1 }, { idempotencyKey: 'key-12345' }).init.headers as Headers;
  expect(headers.get('idempotency-key')).toBe('key-12345');
});

test('[7-01d] 204 gives null, JSON is parsed, anything else is text', async () => {
  const json = { 'content-type': 'application/json; charset=utf-8' };
  expect(await readAnswer(new Response(null, { status: 204 }))).toBeNull();
  expect(await readAnswer(new Response('{"a":1}', { headers: json }))).toEqual({ a: 1 });
  expect(await readAnswer(new Response('plain', { headers: { 'content-type': 'text/plain' } }))).toBe('plain');
});

test('[8-01] a refusal carries the list of errors, of which the first code is used', async () => {
  const errors = [
    { code: 'FIRST', localizedDescription: 'First.', description: 'first' },
    { code: 'SECOND', localizedDescription: 'Second.', description: 'second' },
  ];
  const answer = new Response(JSON.stringify({ errors }), {
    status: 422,
    headers: { 'content-type': 'application/json' },
  });
  const error: unknown = await readAnswer(answer).catch((thrown: unknown) => thrown);
  expect(isApiError(error) && [error.status, error.code, error.errors]).toEqual([422, 'FIRST', errors]);
});

test('a refusal without a list says its status', async () => {
  const error: unknown = await readAnswer(new Response('<html>', { status: 502 })).catch((thrown: unknown) => thrown);
  expect(isApiError(error) && error.code).toBe('REQUEST_ERROR');
});

test('[8-05e] a failure with a JSON body rejects with that body, any other with status text, status code and address', async () => {
  const body = { status: -1, errorCode: 'TRIES_PAUSED' };
  const json = Response.json(body, { status: 429 });
  const plain = new Response('<html>', { status: 502, statusText: 'Bad Gateway' });
  Object.defineProperty(plain, 'url', { value: 'https://site.example/k/run/auth/login' });
  const [first, second] = await Promise.all(
    [json, plain].map((answer) => readAnswer(answer).catch((thrown: unknown) => thrown)),
  );
  expect(isApiError(first) && first.errors[0]?.detail).toEqual(body);
  expect(isApiError(second) && second.errors[0]?.detail).toEqual({
    statusText: 'Bad Gateway',
    status: 502,
    url: 'https://site.example/k/run/auth/login',
  });
});

/** Answers of a site with something before it that sends what it takes for a program elsewhere. */
const PATHS: Readonly<Record<string, string | undefined>> = {
  '/call': '/bot-check?to=%2F',
  '/twice': '/call',
  '/moved': '/flights?q=/captcha',
};
const server = createServer(({ url = '' }, answer) => {
  const location = PATHS[url];
  if (location) answer.writeHead(302, { location }).end();
  else answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});
beforeAll(() => new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening)));
afterAll(() => new Promise((closed) => void server.close(closed)));

test('[8-05f] an answer that was redirected to a bot check rejects with CAPTCHA_REQUIRED', async () => {
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string) => readAnswer(await fetch(`http://127.0.0.1:${port}${path}`));
  for (const path of ['/call', '/twice']) {
    const error: unknown = await ask(path).catch((thrown: unknown) => thrown);
    expect(isApiError(error) && [error.status, error.code], path).toEqual([403, 'CAPTCHA_REQUIRED']);
  }
  for (const path of ['/moved', '/bot-check', '/flights']) expect(await ask(path), path).toEqual({});
});

test('a call in parts sends its file as a file, and leaves the type with its boundary to the browser', async () => {
  const { url, init } = requestOf(accountCalls.setPicture, { picture: new File(['bytes'], 'me.png') });
  const sent = init.body as FormData;
  expect([url, new Headers(init.headers).has('content-type')]).toEqual(['/i/api/account/v1/picture', false]);
  expect(await (sent.get('picture') as File).text()).toBe('bytes');
});
