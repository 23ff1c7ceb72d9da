export { cryptoRandom, seededRandom } from './random.ts';
