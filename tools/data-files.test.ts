import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from '#zod';
import { checkDataFile, DATA_SCHEMAS, dataFiles, publishedSchema, readJson } from './data-files.ts';

test.each([...DATA_SCHEMAS])('%s is what the schema says; npm run schemas writes it', (path, schema) => {
  expect(readJson(path)).toEqual(publishedSchema(schema));
});

const FILES = dataFiles();

test('each schema has a file', () => {
  expect(new Set(FILES.map(({ schema }) => schema))).toEqual(new Set(DATA_SCHEMAS.keys()));
});

test.each(FILES.map((file) => [file.path, file] as const))(
  '%s passes, also as an editor reads its schema',
  (_, file) => {
    checkDataFile(file);
    const published = readJson(file.schema) as Parameters<typeof z.fromJSONSchema>[0];
    expect(z.fromJSONSchema(published).safeParse(file.contents).error?.issues).toBeUndefined();
  },
);

test.each(FILES.map((file) => [file.path, file] as const))('a misspelt field is refused: %s', (path, file) => {
  const misspelt = { ...file, contents: { ...(file.contents as object), misspelt: 1 } };
  expect(() => checkDataFile(misspelt)).toThrow(`${path}: Unrecognized key: "misspelt"`);
});

test('a misspelt field of an airport and of a name is refused with its row', () => {
  const faultOf = (path: string, list: string, row: object) => {
    const file = FILES.find((each) => each.path === path)!;
    const rows = (file.contents as Record<string, unknown[]>)[list]!;
    return () => checkDataFile({ ...file, contents: { ...(file.contents as object), [list]: [...rows, row] } });
  };
  const airport = { code: 'XYZ', name: 'Test', latitude: 1 };
  expect(faultOf('reference/airports/patch.json', 'added', airport)).toThrow(/added 5 \(XYZ Test\): .*"latitude"/);
  const place = { id: 1, english: 'Nowhere', names: [{ nam: 'x' }] };
  expect(faultOf('reference/exonyms/europe.json', 'places', place)).toThrow(
    /europe\.json: places \d+ \(Nowhere\), names 1: Unrecognized key: "nam"/,
  );
});

test('a file that names no schema of the list is refused', () => {
  const [file] = FILES;
  const stray = { ...file!, schema: join(dirname(file!.schema), 'other.schema.json') };
  expect(() => checkDataFile(stray)).toThrow('names no schema');
});
