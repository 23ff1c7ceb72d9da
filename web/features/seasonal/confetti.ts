import type { Pen, Scene, SceneParts } from './scene.ts';

export const CONFETTI_COUNT = 500;

interface Piece {
  x: number;
  y: number;
  vx: number;
  vy: number;
  turn: number;
  spin: number;
  flip: number;
  flipSpeed: number;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}

const GRAVITY = 0.0006;
const DRAG = 0.0011;
/** Paper falls no faster, pixels a millisecond. */
const SLOWEST_FALL = 0.16;

/** Two bursts from the lower corners, as paper flies: up, then slowly down, turning. */
export function createConfetti({ count, size, colours, chance }: SceneParts): Scene {
  let { width, height } = size;
  let pieces = Array.from({ length: count }, (_, index) => pieceAt(index, { width, height }, colours, chance));
  return {
    step(ms) {
      for (const piece of pieces) fly(piece, ms);
      pieces = pieces.filter(({ y, vy }) => y < height + 20 || vy < 0);
      return pieces.length > 0;
    },
    draw(pen) {
      for (const piece of pieces) drawPiece(pen, piece, height);
    },
    resize(next) {
      ({ width, height } = next);
    },
    settle: () => undefined,
  };
}

function pieceAt(
  index: number,
  { width, height }: { width: number; height: number },
  colours: readonly string[],
  chance: () => number,
): Piece {
  const fromStart = index % 2 === 0;
  const angle = (50 + chance() * 35) * (Math.PI / 180);
  // So that the highest reach the top of a large screen and none of a small one fly off for long.
  const speed = Math.sqrt(height / 900) * (0.55 + chance() * 0.95);
  const wide = Math.max(0.6, width / 1_280);
  return {
    x: fromStart ? -10 : width + 10,
    y: height * (0.8 + chance() * 0.2),
    vx: Math.cos(angle) * speed * wide * (fromStart ? 1 : -1) * 1.6,
    vy: -Math.sin(angle) * speed * 1.15,
    turn: chance() * Math.PI * 2,
    spin: (chance() - 0.5) * 0.008,
    flip: chance() * Math.PI * 2,
    flipSpeed: 0.004 + chance() * 0.008,
    width: 5 + chance() * 4,
    height: 8 + chance() * 6,
    colour: colours[Math.floor(index / 2) % colours.length] ?? '',
  };
}

function fly(piece: Piece, ms: number): void {
  const slower = Math.exp(-DRAG * ms);
  piece.vx *= slower;
  piece.vy = Math.min(piece.vy * (piece.vy < 0 ? slower : 1) + GRAVITY * ms, SLOWEST_FALL + piece.width * 0.008);
  piece.x += (piece.vx + Math.sin(piece.flip * 0.5) * 0.03) * ms;
  piece.y += piece.vy * ms;
  piece.turn += piece.spin * ms;
  piece.flip += piece.flipSpeed * ms;
}

function drawPiece(pen: Pen, { x, y, turn, flip, width, height, colour }: Piece, floor: number): void {
  const [cos, sin, thin] = [Math.cos(turn) * pen.density, Math.sin(turn) * pen.density, Math.cos(flip)];
  pen.setTransform(cos, sin, -sin * thin, cos * thin, x * pen.density, y * pen.density);
  // Leaves softly at the lower edge.
  pen.globalAlpha = Math.max(0, Math.min(0.95, (floor + 10 - y) / 90));
  pen.fillStyle = colour;
  pen.fillRect(-width / 2, -height / 2, width, height);
}
