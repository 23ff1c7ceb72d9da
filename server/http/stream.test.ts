import { afterAll, beforeAll, expect, test } from 'vitest';
import { lastEventId, readerSignal, sendEvents, type StreamEvent } from './stream.ts';
import { openTestSite, type TestSite } from './testing.ts';

async function* countTo(last: number, after: number): AsyncGenerator<StreamEvent> {
  for (let n = after + 1; n <= last; n++) yield { id: String(n), event: n === last ? 'done' : 'step', data: { n } };
}

let site: TestSite;
let aborted = false;

beforeAll(async () => {
  site = await openTestSite([
    {
      routes: (app) => {
        app.get('/i/api/test/v1/count', async (request, reply) => {
          readerSignal(reply).addEventListener('abort', () => {
            aborted = true;
          });
          await sendEvents(reply, countTo(3, Number(lastEventId(request) ?? 0)));
          return reply;
        });
      },
    },
  ]);
});
afterAll(() => site.close());

test('events carry an id and end with done', async () => {
  const answer = await site.app.inject('/i/api/test/v1/count');
  expect(answer.headers['content-type']).toContain('text/event-stream');
  expect(answer.body).toContain('id: 1\nevent: step\ndata: {"n":1}\n\n');
  expect(answer.body.trimEnd().endsWith('id: 3\nevent: done\ndata: {"n":3}')).toBe(true);
  expect(aborted).toBe(true);
});

test('a reader who lost the stream goes on after the last event seen', async () => {
  const answer = await site.app.inject({ url: '/i/api/test/v1/count', headers: { 'last-event-id': '2' } });
  expect(answer.body).not.toContain('"n":2');
  expect(answer.body).toContain('"n":3');
});
