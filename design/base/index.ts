import './index.css';
import latin from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url';

/** Address of the display face. `font-display: optional` only shows it when it is there early: preload it in the head. */
export const displayFontUrl: string = latin;
