import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from './calendar.ts';
import { formatMoney, offsetMinutes, offsetText } from './format.ts';
import { vtimezone } from './zones.ts';

test('folded lines are at most 75 bytes, break no character and unfold to what they were', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const line = text.replace(/[\r\n]/g, '');
      const folded = fold(line);
      for (const part of folded.split('\r\n')) expect(new TextEncoder().encode(part).length).toBeLessThanOrEqual(75);
      expect(folded.replace(/\r\n /g, '')).toBe(line);
    }),
  );
});

test('a zone with summer time lists its changes to the minute; one without has a single rule', () => {
  const london = vtimezone('Europe/London', [new Date('2027-03-03T22:05:00Z')]);
  expect(london).toContain('TZID:Europe/London');
  expect(london.join(' ')).toContain(
    'BEGIN:DAYLIGHT DTSTART:20270328T010000 TZOFFSETFROM:+0000 TZOFFSETTO:+0100 END:DAYLIGHT',
  );
  expect(london.join(' ')).toContain(
    'BEGIN:STANDARD DTSTART:20271031T020000 TZOFFSETFROM:+0100 TZOFFSETTO:+0000 END:STANDARD',
  );
  const singapore = vtimezone('Asia/Singapore', [new Date('2027-03-04T11:15:00Z')]);
  expect(singapore.filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VTIMEZONE', 'BEGIN:STANDARD']);
});

test('offsets of half hours, west and the other side of the date line; money in currencies of 0, 2 and 3 decimals', () => {
  const at = new Date('2027-01-15T00:00:00Z');
  expect(
    ['Asia/Kolkata', 'America/St_Johns', 'Pacific/Kiritimati', 'UTC'].map((zone) =>
      offsetText(offsetMinutes(zone, at)),
    ),
  ).toEqual(['UTC+5:30', 'UTC-3:30', 'UTC+14', 'UTC+0']);
  expect(formatMoney({ amountMinor: 123_456, currency: 'EUR' }, 'en-IE')).toBe('€1,234.56');
  expect(formatMoney({ amountMinor: 123_456, currency: 'JPY' }, 'en')).toBe('¥123,456');
  expect(formatMoney({ amountMinor: 123_456, currency: 'KWD' }, 'en')).toContain('123.456');
  expect(formatMoney({ amountMinor: 123_456, currency: 'HUF' }, 'en')).toContain('1,234.56');
});
