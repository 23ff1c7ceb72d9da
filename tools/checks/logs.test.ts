import { expect, test } from 'vitest';
import { checkLogs } from './logs.ts';

const check = (text: string, path = 'server/http/x.ts') => checkLogs({ path, text });

test.for([
  "exchange.log.error('page failed', { url: request.url, error });\n",
  "log.warn(`failed ${request.url.split('?')[0]}`);\n",
  "ctx.log.info('x', {\n  at: req.raw.url,\n});\n",
  "log.error('x', { from: headers.referer });\n",
])('an address in a log line is refused: %s', (text) => {
  expect(check(text)).toMatchObject([{ rule: 'log-address' }]);
});

test('the path of a request is not, nor an address in another statement', () => {
  expect(check("log.error('x', { path: pathOf(request) });\nconst page = new URL(request.url);\n")).toEqual([]);
});
