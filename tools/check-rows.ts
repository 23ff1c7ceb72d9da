import { DataRowsError } from '#engine/data-rows';

/** Holds the data files against their schemas; says each fault with its file and row. */
try {
  // Some of the files are checked as they are loaded.
  const { checkDataFile, dataFiles } = await import('./data-files.ts');
  for (const file of dataFiles()) checkDataFile(file);
} catch (error) {
  // A file that is no JSON is named by the message too.
  if (!(error instanceof DataRowsError || error instanceof SyntaxError)) throw error;
  process.stdout.write(`${error.message}\n`);
  process.exitCode = 1;
}
