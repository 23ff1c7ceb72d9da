export { Icon, iconSpriteUrl } from './icon.tsx';
export type { IconProps } from './icon.tsx';
export type { IconName } from './names.ts';
