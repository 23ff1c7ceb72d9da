import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/** To be imported before any other code of ours. Threads take it from the environment; a call would reach this one only. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/wayfold/code');
enableCompileCache(process.env.NODE_COMPILE_CACHE);
