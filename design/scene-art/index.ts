export { SceneArt } from './scene-art.tsx';
export type { SceneArtProps } from './scene-art.tsx';
export type { SceneKind } from './scene.ts';
