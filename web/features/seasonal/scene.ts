/** What falls over a page: pure numbers, drawn on a canvas that somebody else gives. */
export interface Scene {
  /** Goes on by so many milliseconds; false once nothing is left to see. */
  step(ms: number): boolean;
  draw(to: Pen): void;
  resize(size: Size): void;
  /** Nothing new falls; what is there ends its way. */
  settle(): void;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface SceneParts {
  readonly count: number;
  readonly size: Size;
  readonly colours: readonly string[];
  /** From 0 to 1, `Math.random` in a browser. */
  readonly chance: () => number;
}

/** What of a canvas's context the scenes use. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'globalAlpha'
  | 'lineWidth'
  | 'setTransform'
  | 'fillRect'
  | 'beginPath'
  | 'arc'
  | 'fill'
  | 'moveTo'
  | 'lineTo'
  | 'stroke'
> & {
  /** Dots of the canvas for one pixel of the page. */
  readonly density: number;
};
