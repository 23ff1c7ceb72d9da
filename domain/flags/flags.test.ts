import { expect, test } from 'vitest';
import {
  addToVisit,
  createFlags,
  type FileSettings,
  flagOf,
  FlagsRefused,
  noFlags,
  noVisit,
  readFileSettings,
  readSettings,
  type Settings,
  visitText,
} from './index.ts';

const nothing: FileSettings = { all: {}, brands: {} };

function read(given: { brand?: Settings; file?: FileSettings; sticky?: string | null; asked?: string }) {
  const flags = createFlags({ brands: { juniper: given.brand ?? {} }, file: () => given.file ?? nothing });
  const visit = given.asked === undefined ? noVisit : addToVisit(noVisit, given.asked);
  return flags.of({ brand: 'juniper', sticky: given.sticky ?? null, visit });
}

const fromOf = (reading: ReturnType<typeof read>, name: string) =>
  reading.report().flags.find((flag) => flag.name === name)?.from;

test('[1-08a] a flag has its default, then what brand, file and visit say, each over the one before', () => {
  const brand: Settings = { 'seasonal.snow': 10 };
  const file: FileSettings = { all: { 'seasonal.snow': 20 }, brands: {} };
  const asked = 'seasonal.snow:30';
  expect(flagOf({ flags: noFlags }, 'seasonal.snow')).toBe(0);
  expect(flagOf({ flags: read({ brand }) }, 'seasonal.snow')).toBe(10);
  expect(flagOf({ flags: read({ brand, file }) }, 'seasonal.snow')).toBe(20);
  expect(flagOf({ flags: read({ brand, file, asked }) }, 'seasonal.snow')).toBe(30);
  expect(fromOf(read({ brand, file, asked }), 'seasonal.snow')).toBe('visit');
  expect(fromOf(read({ brand, file }), 'seasonal.snow')).toBe('file');
  expect(fromOf(read({ brand }), 'seasonal.snow')).toBe('brand');
  expect(fromOf(read({}), 'seasonal.snow')).toBe('default');
});

test('only what differs from the default is carried', () => {
  expect(read({ brand: { 'shell.header': 'new', 'pickers.country': true } }).changed).toEqual({});
  expect(read({ brand: { 'shell.header': 'old', 'pickers.country': true } }).changed).toEqual({
    'shell.header': 'old',
  });
});

test('the file can speak of one brand', () => {
  const file: FileSettings = { all: { 'pickers.country': false }, brands: { juniper: { 'pickers.country': true } } };
  expect(read({ file }).changed).toEqual({});
  expect(read({ file: { ...file, brands: {} } }).changed).toEqual({ 'pickers.country': false });
});

const visitors = Array.from({ length: 2_000 }, (_, index) => `session-${index}`);
const inShare = (share: number, sticky: string | null) =>
  read({ brand: { 'shell.header': { value: 'old', share } }, sticky }).changed['shell.header'] === 'old';

test('[1-08a] a share of visitors is about as large as asked, and keeps its visitors when it grows', () => {
  const quarter = visitors.filter((visitor) => inShare(25, visitor));
  expect(Math.abs(quarter.length - 500)).toBeLessThan(100);
  expect(quarter.every((visitor) => inShare(25, visitor) && inShare(40, visitor))).toBe(true);
  expect(visitors.some((visitor) => inShare(0, visitor))).toBe(false);
  expect(visitors.every((visitor) => inShare(100, visitor))).toBe(true);
});

test('who has no session is in no share', () => {
  expect(inShare(100, null)).toBe(false);
});

test('two shares are independent, and the file takes the place of the share of a brand', () => {
  const brand: Settings = {
    'shell.header': { value: 'old', share: 50 },
    'pickers.country': { value: false, share: 50 },
  };
  const both = visitors.filter((sticky) => Object.keys(read({ brand, sticky }).changed).length === 2);
  expect(Math.abs(both.length - 500)).toBeLessThan(100);
  const file: FileSettings = { all: { 'shell.header': { value: 'old', share: 0 } }, brands: {} };
  const brandAlone: Settings = { 'shell.header': { value: 'old', share: 100 } };
  expect(read({ brand: brandAlone, file, sticky: 'x' }).changed).toEqual({});
});

test('unknown names and wrong types are refused with their place, all at once', () => {
  const refuse = () =>
    readFileSettings(
      {
        'shell.headr': 'old',
        'shell.header': 'round',
        'seasonal.snow': 501,
        'pickers.country': { value: false, share: 101 },
        'pickers.currency': { value: false, share: 1, until: 'May' },
        brands: { gone: { 'seasonal.confetti': 'yes' } },
      },
      '/etc/flags.json',
      ['wayfold'],
    );
  expect(refuse).toThrow(FlagsRefused);
  expect(refuse).toThrow(
    [
      '  /etc/flags.json: brands.gone: there is no such brand',
      '  /etc/flags.json: brands.gone: seasonal.confetti: must be true or false',
      '  /etc/flags.json: shell.headr: there is no such flag',
      '  /etc/flags.json: shell.header: must be one of new, old',
      '  /etc/flags.json: seasonal.snow: must be a number from 0 to 500',
      '  /etc/flags.json: pickers.country: share must be a number from 0 to 100',
      '  /etc/flags.json: pickers.currency: has no until, only value and share',
    ].join('\n'),
  );
  expect(() => readSettings([], 'juniper: flags')).toThrow('juniper: flags: must be an object');
  expect(() => readSettings({ toString: true }, 'juniper: flags')).toThrow('toString: there is no such flag');
});

test('a visit adds, takes back and forgets; what it asks in vain is said', () => {
  const one = addToVisit(noVisit, 'shell.header:old,seasonal.snow:40,pickers.country:off');
  expect(one.values).toEqual({ 'shell.header': 'old', 'seasonal.snow': 40, 'pickers.country': false });
  expect(addToVisit(noVisit, visitText(one)).values).toEqual(one.values);
  expect(addToVisit(one, 'seasonal.snow:').values).toEqual({ 'shell.header': 'old', 'pickers.country': false });
  expect(addToVisit(one, '')).toEqual(noVisit);
  const vain = addToVisit(one, 'seasonal.snow:many,nothing:on');
  expect(vain.values).toEqual(one.values);
  expect(vain.refused).toEqual([
    '?flags=: seasonal.snow: must be a number from 0 to 500',
    '?flags=: nothing: there is no such flag',
  ]);
});
