import { chalet, house, terraces, townHouse } from './buildings.ts';
import { chanceOf, type Chance } from './chance.ts';
import { drawRoom } from './room.ts';
import { createSheet, disc, groundLine, rect, sceneHeight, sceneWidth, type Sheet, standing } from './sheet.ts';

export type SceneKind = 'city' | 'beach' | 'mountain' | 'country' | 'room';

/** A line through the whole sheet that swings a little, as contours do. */
function swing(chance: Chance, y: number, by: number): string {
  let at = y;
  const steps = Array.from({ length: 5 }, (_, step) => {
    const to = y + Math.round((chance.next() - 0.5) * 2 * by);
    const down = to - at;
    at = to;
    return step === 0 ? `q32 ${-by} 64 ${down}` : `t64 ${down}`;
  });
  return `M0 ${y}${steps.join('')}`;
}

const filled = (line: string) => `${line}V${groundLine}H0z`;

function sky(sheet: Sheet, chance: Chance): void {
  const first = chance.whole(40, 62);
  sheet.add('line', [0, 1, 2].map((at) => swing(chance, first + at * chance.whole(20, 30), 9)).join(''));
  sheet.add(
    'sun',
    disc(chance.pick([chance.whole(36, 84), chance.whole(226, 284)]), chance.whole(44, 92), chance.whole(11, 19)),
  );
}

/** Only its upper edge is in the part that is shown. */
function ground(sheet: Sheet): void {
  sheet.add('ground', rect(0, groundLine, sceneWidth, sceneHeight - groundLine));
}

function city(sheet: Sheet, chance: Chance): void {
  for (const [from, to] of [
    [0, 84],
    [216, 300],
  ] as const) {
    for (let x = from + chance.whole(0, 16); x < to; x += chance.whole(30, 56)) {
      const tall = chance.whole(28, 96);
      sheet.add('far', standing(x, chance.whole(28, 54), tall));
    }
  }
  townHouse(sheet, chance);
  ground(sheet);
}

function beach(sheet: Sheet, chance: Chance): void {
  const horizon = chance.whole(138, 154);
  const island = chance.whole(0, 240);
  sheet.add('far', `M${island} ${horizon}q${chance.whole(20, 34)} ${-chance.whole(10, 30)} ${chance.whole(60, 90)} 0z`);
  sheet.add('water', rect(0, horizon, sceneWidth, groundLine - horizon));
  sheet.add('line', [10, 22].map((down) => swing(chance, horizon + down, 3)).join(''));
  terraces(sheet, chance);
  ground(sheet);
  const shades = [chance.whole(26, 60), chance.whole(230, 252), chance.whole(272, 296)].slice(0, chance.whole(1, 3));
  sheet.add('edge', shades.map((x) => `M${x} ${groundLine - 24}v32`).join(''));
  sheet.add('lit', shades.map((x) => `M${x - 18} ${groundLine - 16}q18 -22 36 0z`).join(''));
}

function mountain(sheet: Sheet, chance: Chance): void {
  const peak = (role: 'far' | 'near', middle: number, top: number, wide: number): void => {
    const [dx, dy] = [Math.round(wide * 0.2), Math.round((groundLine - top) * 0.2)];
    sheet.add(role, `M${middle - wide} ${groundLine}L${middle} ${top}L${middle + wide} ${groundLine}z`);
    sheet.add(
      'wall',
      `M${middle} ${top}l${dx} ${dy}l${-Math.round(dx * 0.6)} -5l${-Math.round(dx * 0.5)} 8l${-Math.round(dx * 0.9)} ${-3}z`,
    );
  };
  peak('far', chance.whole(40, 120), chance.whole(52, 84), chance.whole(90, 130));
  peak('far', chance.whole(200, 280), chance.whole(58, 96), chance.whole(80, 120));
  sheet.add('near', filled(swing(chance, chance.whole(150, 166), 12)));
  chalet(sheet, chance);
  ground(sheet);
  firs(sheet, chance);
}

function firs(sheet: Sheet, chance: Chance): void {
  for (let at = chance.whole(3, 6); at > 0; at -= 1) {
    const x = chance.pick([chance.whole(12, 86), chance.whole(228, 308)]);
    const tall = chance.whole(24, 46);
    sheet.add('dark', `M${x - 9} ${groundLine}l9 ${-tall}l9 ${tall}z`);
  }
}

function country(sheet: Sheet, chance: Chance): void {
  sheet.add('far', filled(swing(chance, chance.whole(112, 136), 20)));
  const near = swing(chance, chance.whole(152, 170), 12);
  sheet.add('near', filled(near));
  sheet.add('line', swing(chance, 182, 5));
  house(sheet, chance, 138);
  ground(sheet);
  trees(sheet, chance);
}

function trees(sheet: Sheet, chance: Chance): void {
  let [trunks, crowns] = ['', ''];
  for (let at = chance.whole(3, 4); at > 0; at -= 1) {
    const x = chance.pick([chance.whole(14, 88), chance.whole(222, 306)]);
    if (chance.next() < 0.5)
      crowns += `M${x} ${groundLine}q-9 -12 0 ${-chance.whole(38, 60)}q9 ${chance.whole(40, 48)} 0 38z`;
    else {
      trunks += `M${x} ${groundLine}v-14`;
      crowns += disc(x, groundLine - 24, chance.whole(10, 16));
    }
  }
  sheet.add('edge', trunks);
  sheet.add('dark', crowns);
}

const outside = { city, beach, mountain, country } as const;

/** Shapes of one scene, the same for the same seed everywhere. */
export function drawScene(seed: string, kind: SceneKind): ReturnType<Sheet['shapes']> {
  const chance = chanceOf(`${kind}:${seed}`);
  const sheet = createSheet();
  if (kind === 'room') drawRoom(sheet, chance);
  else {
    sky(sheet, chance);
    outside[kind](sheet, chance);
  }
  return sheet.shapes();
}
