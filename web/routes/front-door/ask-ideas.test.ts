import { afterEach, expect, test, vi } from 'vitest';
import { EMPTY } from '../../features/verticals/flights/form/form-state.ts';
import { askIdeas, forgetIdeas } from './ask-ideas.ts';
import { ideasNow } from './ideas-now.ts';

const two = { ...EMPTY.who, party: { ...EMPTY.who.party, adults: 2 } };
const words = { currency: 'EUR', wordsOf: () => '2 adults' };

afterEach(() => {
  forgetIdeas();
  vi.unstubAllGlobals();
});

test('prices of another party are there until the form is gone: the next one begins with those of the page', async () => {
  const found = { ideas: [] };
  const asked = vi.fn(async () => Response.json(found));
  vi.stubGlobal('fetch', asked);
  askIdeas(EMPTY.who, words);
  expect(asked).not.toHaveBeenCalled();
  askIdeas(two, words);
  await expect.poll(ideasNow).toEqual({ found, party: '2 adults' });
  forgetIdeas();
  expect(ideasNow()).toBeUndefined();
  askIdeas(two, words);
  await expect.poll(() => asked.mock.calls.length).toBe(2);
});
