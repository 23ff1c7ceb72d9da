import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { overPool } from './open.ts';

test('a connection that is lost in the middle of a statement does not end the process', () => {
  const pool = new EventEmitter();
  overPool(pool as unknown as pg.Pool);
  const client = new EventEmitter();
  pool.emit('connect', client);
  expect(() => client.emit('error', new TypeError('connection lost'))).not.toThrow();
});
