import { WORLDS } from '#supply/house/worlds';
import { compileWorld } from './compile-world.ts';
import { dataDirOf } from './data-dir.ts';

/** Compiles the worlds of the house that are named, or all of them, into `dist`. */
const named = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
for (const world of WORLDS.filter(({ target }) => named.length === 0 || named.includes(target)))
  await compileWorld(world, dataDirOf(process.env));
