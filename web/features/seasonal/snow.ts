import type { Pen, Scene, SceneParts, Size } from './scene.ts';

/** A minute of snow is a pleasure, an hour of it a cost. */
const SNOW_MS = 60_000;

interface Flake {
  x: number;
  y: number;
  sway: number;
  turn: number;
  readonly swaySpeed: number;
  readonly spin: number;
  readonly speed: number;
  readonly radius: number;
  readonly alpha: number;
}

/** Fewer on a small screen: the number is for one of a million pixels. */
const FULL_AREA = 1_280 * 800;
const LARGE = 3.2;

/** Flakes of three depths that come in slowly, sway, and turn; new ones until it settles. */
export function createSnow({ count, size, colours, chance }: SceneParts): Scene {
  let { width, height } = size;
  let left = SNOW_MS;
  let settled = false;
  const area = Math.min(1, (width * height) / FULL_AREA);
  const most = Math.max(1, Math.round(count * area));
  let flakes = Array.from({ length: most }, () => flakeIn({ width, height }, chance));
  return {
    step(ms) {
      left -= ms;
      if (left <= 0) settled = true;
      for (const flake of flakes) fall(flake, ms);
      flakes = flakes.flatMap((flake) => {
        if (flake.y < height + 10) return [flake];
        return settled ? [] : [{ ...flake, x: chance() * width, y: -10 }];
      });
      // What has not come in yet stays away once it settles.
      if (settled) flakes = flakes.filter(({ y }) => y > -10);
      return flakes.length > 0;
    },
    draw(pen) {
      pen.fillStyle = colours[0] ?? '';
      pen.strokeStyle = colours[0] ?? '';
      for (const flake of flakes) if (flake.y > -10) drawFlake(pen, flake, settled ? height : Infinity);
    },
    resize(next) {
      ({ width, height } = next);
    },
    settle() {
      settled = true;
    },
  };
}

/** Above the page at first: the first come at once, the last after a quarter of a minute. */
function flakeIn({ width, height }: Size, chance: () => number): Flake {
  const depth = chance();
  return {
    x: chance() * width,
    y: -10 - chance() * height,
    sway: chance() * Math.PI * 2,
    turn: chance() * Math.PI,
    swaySpeed: 0.0004 + chance() * 0.0008,
    spin: (chance() - 0.5) * 0.0006,
    speed: 0.025 + depth * 0.045,
    radius: 1.2 + depth * depth * 4.3,
    alpha: 0.3 + depth * 0.45,
  };
}

function fall(flake: Flake, ms: number): void {
  flake.sway += flake.swaySpeed * ms;
  flake.turn += flake.spin * ms;
  flake.x += Math.sin(flake.sway) * 0.014 * ms;
  flake.y += flake.speed * ms;
}

function drawFlake(pen: Pen, { x, y, turn, radius, alpha }: Flake, floor: number): void {
  const cos = Math.cos(turn) * pen.density;
  const sin = Math.sin(turn) * pen.density;
  pen.setTransform(cos, sin, -sin, cos, x * pen.density, y * pen.density);
  pen.globalAlpha = alpha * Math.max(0, Math.min(1, (floor - y) / 120));
  pen.beginPath();
  if (radius < LARGE) {
    pen.arc(0, 0, radius, 0, Math.PI * 2);
    pen.fill();
    return;
  }
  pen.lineWidth = 1;
  for (let arm = 0; arm < 6; arm++) drawArm(pen, (arm * Math.PI) / 3, radius);
  pen.stroke();
}

/** One of six, with a pair of twigs. */
function drawArm(pen: Pen, angle: number, radius: number): void {
  const at = (along: number, aside: number): [number, number] => [
    Math.cos(angle) * along - Math.sin(angle) * aside,
    Math.sin(angle) * along + Math.cos(angle) * aside,
  ];
  pen.moveTo(0, 0);
  pen.lineTo(...at(radius * 1.25, 0));
  for (const side of [-1, 1]) {
    pen.moveTo(...at(radius * 0.7, 0));
    pen.lineTo(...at(radius * 1.05, side * radius * 0.35));
  }
}
