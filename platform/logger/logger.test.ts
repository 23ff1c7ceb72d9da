import { expect, test } from 'vitest';
import { fixedClock } from '#platform/clock';
import { createLogger, type LogLevel } from './logger.ts';

function capture(level: LogLevel) {
  const lines: Record<string, unknown>[] = [];
  const log = createLogger({ level, clock: fixedClock(), write: (line) => lines.push(JSON.parse(line)) });
  return { log, lines };
}

test('a line carries time, level, message and the fields of its parents', () => {
  const { log, lines } = capture('info');
  log.child({ requestId: 'r1' }).child({ step: 2 }).info('searched', { total: 7 });
  expect(lines).toEqual([
    { time: '2026-11-20T09:00:00.000Z', level: 'info', message: 'searched', requestId: 'r1', step: 2, total: 7 },
  ]);
});

test('lines below the level are not written', () => {
  const { log, lines } = capture('warn');
  log.debug('a');
  log.info('b');
  log.warn('c');
  log.error('d');
  expect(lines.map((line) => line['message'])).toEqual(['c', 'd']);
  const silent = capture('silent');
  silent.log.error('e');
  expect(silent.lines).toEqual([]);
});

test('secrets are hidden at any depth, what is absent stays absent', () => {
  const { log, lines } = capture('info');
  log.info('x', {
    email: 'a@b.example',
    payment: { cardToken: 'tok_1', brand: 'visa' },
    list: [{ password: 'p' }],
    token: null,
  });
  expect(lines[0]).toMatchObject({
    email: '[hidden]',
    payment: { cardToken: '[hidden]', brand: 'visa' },
    list: [{ password: '[hidden]' }],
    token: null,
  });
});

test('errors show their cause, and a circle does not hang the log', () => {
  const { log, lines } = capture('info');
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  log.error('x', { error: new TypeError('outer', { cause: new RangeError('inner') }), circle, big: 10n });
  expect(lines[0]).toMatchObject({
    error: { name: 'TypeError', message: 'outer', cause: { name: 'RangeError', message: 'inner' } },
    big: '10',
  });
});
