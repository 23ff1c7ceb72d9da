import { expect, test } from 'vitest';
import { commonHeaders, FILE_POLICY, pagePolicy } from './security.ts';

test('over https every answer says that only https will do, for two years and for every host below', () => {
  expect(commonHeaders(true)).toMatchObject({ 'strict-transport-security': 'max-age=63072000; includeSubDomains' });
  expect(commonHeaders(false)).not.toHaveProperty('strict-transport-security');
});

test('another site learns no more of a page than where it stands', () => {
  expect(commonHeaders(true)['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

test('no site shows a page or a file of ours in a frame, but who is named for it', () => {
  expect(pagePolicy('n', false)).toContain("frame-ancestors 'none'");
  expect(FILE_POLICY).toContain("frame-ancestors 'none'");
  expect(pagePolicy('n', false, { ancestors: ['https://news.example'] })).toContain(
    'frame-ancestors https://news.example;',
  );
});
