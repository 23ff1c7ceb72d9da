import pg from 'pg';

type Parse = (text: string) => unknown;

const TEXT = 25;
const TEXT_ARRAY = 1009;
const INT8 = 20;
const INT8_ARRAY = 1016;
/** numeric, date and timestamp stay the text that PostgreSQL wrote; so do their arrays. */
const KEPT_AS_TEXT = new Map([
  [1700, TEXT],
  [1082, TEXT],
  [1114, TEXT],
  [1231, TEXT_ARRAY],
  [1182, TEXT_ARRAY],
  [1115, TEXT_ARRAY],
]);

/** One rule on both databases: int8 is a safe number or an error, what JavaScript would distort stays text. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format === 'binary') return pg.types.getTypeParser(oid, 'binary');
    if (oid === INT8) return safeInteger;
    if (oid === INT8_ARRAY) return (text: string) => deepMap(parserOf(TEXT_ARRAY)(text), safeInteger);
    return parserOf(KEPT_AS_TEXT.get(oid) ?? oid);
  },
};

function parserOf(oid: number): Parse {
  return pg.types.getTypeParser(oid, 'text');
}

function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is beyond what a number holds exactly`);
  return value;
}

function deepMap(value: unknown, map: (text: string) => number): unknown {
  if (Array.isArray(value)) return value.map((item) => deepMap(item, map));
  return value === null ? null : map(value as string);
}
