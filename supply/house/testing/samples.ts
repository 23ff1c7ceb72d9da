import { flightSamples } from '../search/testing/samples.ts';
import { staySamples } from '../stays/testing/samples.ts';
import type { SampleShop } from './sample-shop.ts';

/** What the house sells, vertical by vertical. */
export const SAMPLE_SHOPS: readonly SampleShop[] = [flightSamples, staySamples];
