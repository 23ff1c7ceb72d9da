import { main } from './faults/run.ts';

await main();
