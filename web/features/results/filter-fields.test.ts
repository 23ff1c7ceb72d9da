import { expect, test } from 'vitest';
import { filtersOfForm } from './filter-fields.ts';

test('what a form without scripts has no fields for stays in force beside what its fields say', () => {
  const sent = (text: string): string | undefined => filtersOfForm(new URLSearchParams(text));
  expect(sent('filter=form&fs=stops%3A0%3Bprice%3A0-900&f.back.stops=0&f.back.stops=1')).toBe(
    'stops:0;price:0-900;back.stops:0,1',
  );
  expect(sent('filter=form&fs=stops%3A0')).toBe('stops:0');
  expect(sent('filter=form')).toBe('');
  expect(sent('fs=stops%3A0')).toBeUndefined();
});
