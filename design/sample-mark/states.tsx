import { SampleMark } from './index.ts';
import type { States } from '#design/gallery';

export const states: States = {
  Short: () => <SampleMark title="This offer comes from sample inventory and cannot be flown">Sample</SampleMark>,
  'Long text': () => <SampleMark>Sample booking, no seats held and nothing was charged</SampleMark>,
};
