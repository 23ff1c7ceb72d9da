import { main } from './attack/run.ts';
import { tryAll } from './attack/try-all.ts';

const asked = process.argv.slice(2);
await main();
// What is asked for by name, or in a hurry, is only that.
if (asked.length === 0 && !tryAll()) process.exitCode = 1;
