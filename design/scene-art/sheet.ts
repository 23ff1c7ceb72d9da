/** The sheet that scenes are drawn on. What counts stands in the middle 120 by 160: cards crop from the sides, galleries from above. */
export const sceneWidth = 320;
export const sceneHeight = 240;
/** The part that is shown; shapes run over its border. */
export const sceneView = '16 20 288 216';
export const groundLine = 196;

/** What a shape is; its colour is a matter of styles. */
export type Role =
  | 'line'
  | 'sun'
  | 'far'
  | 'near'
  | 'water'
  | 'ground'
  | 'wall'
  | 'side'
  | 'roof'
  | 'dark'
  | 'lit'
  | 'edge';

/** Shapes in the order of painting; neighbours of one role are one path. */
export interface Sheet {
  readonly add: (role: Role, path: string) => void;
  readonly shapes: () => readonly { readonly role: Role; readonly path: string }[];
}

export function createSheet(): Sheet {
  const shapes: { role: Role; path: string }[] = [];
  return {
    add(role, path) {
      if (path === '') return;
      const last = shapes.at(-1);
      if (last?.role === role) last.path += path;
      else shapes.push({ role, path });
    },
    shapes: () => shapes,
  };
}

export const rect = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h${-width}z`;
/** A rectangle on the ground, in the fewest different numbers. */
export const standing = (x: number, width: number, tall: number) =>
  `M${x} ${groundLine}v${-tall}h${width}V${groundLine}z`;
export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
