import { SceneArt } from '#design/scene-art';
import { PictureGrid } from './index.ts';
import type { States } from '#design/gallery';

const kinds = ['beach', 'room', 'country', 'room', 'city'] as const;
const pictures = kinds.map((kind, at) => (
  <SceneArt key={at} seed={`picture-${at}`} kind={kind} climate="mediterranean" />
));
const caption = 'Drawings. The place has sent no photos yet.';

export const states: States = {
  Five: () => (
    <div>
      <PictureGrid pictures={pictures} caption={caption} />
    </div>
  ),
  Four: () => (
    <div>
      <PictureGrid pictures={pictures.slice(0, 4)} caption={caption} />
    </div>
  ),
  Three: () => (
    <div>
      <PictureGrid pictures={pictures.slice(0, 3)} caption={caption} />
    </div>
  ),
  Two: () => (
    <div>
      <PictureGrid pictures={pictures.slice(0, 2)} caption={caption} />
    </div>
  ),
  One: () => (
    <div>
      <PictureGrid pictures={pictures.slice(0, 1)} caption={caption} />
    </div>
  ),
};
