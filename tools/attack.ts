import { main } from './attack/run.ts';

await main();
