import type { Chance } from './chance.ts';
import { groundLine, rect, type Sheet, standing } from './sheet.ts';

interface Body {
  readonly x: number;
  readonly width: number;
  readonly top: number;
}

/** Rows of windows on a front, some of them lit. Arched ones belong to old houses. */
function windows(sheet: Sheet, chance: Chance, { x, width, top }: Body, arched: boolean): void {
  const size = arched ? 10 : chance.whole(6, 9);
  const tall = arched ? 14 : chance.pick([6, 7, 9]);
  const columns = Math.max(2, Math.min(6, Math.floor((width - 12) / (size + 6))));
  const rows = Math.max(2, Math.min(7, Math.floor((groundLine - top - 20) / (tall + 8))));
  const across = Math.floor((width - columns * size) / (columns + 1));
  const down = Math.floor((groundLine - top - 8 - rows * tall) / (rows + 0.6));
  const hole = arched ? 'v-9a5 5 0 0 1 10 0v9z' : `h${size}v${tall}h${-size}z`;
  const step = size + across;
  let [lit, dark] = ['', ''];
  for (let row = 0; row < rows; row += 1) {
    const sill = top + down + row * (tall + down) + (arched ? tall : 0);
    // All of them are dark first, a row written as steps: what repeats weighs next to nothing on the way.
    dark += `M${x + across} ${sill}${hole}${`m${step} 0${hole}`.repeat(columns - 1)}`;
    for (let column = 0; column < columns; column += 1)
      if (chance.next() < 0.38) lit += `M${x + across + column * step} ${sill}${hole}`;
  }
  sheet.add('dark', dark);
  sheet.add('lit', lit);
}

/** Front and side of one folded sheet. */
function block(sheet: Sheet, body: Body, depth: number): void {
  const { x, width, top } = body;
  sheet.add('wall', standing(x, width, groundLine - top));
  sheet.add('side', `M${x + width} ${top}l${depth} ${Math.round(depth * 0.3)}V${groundLine}h${-depth}z`);
}

function tower(sheet: Sheet, chance: Chance): void {
  const width = chance.whole(62, 78);
  const body = { x: 158 - Math.round(width / 2) - chance.whole(2, 14), width, top: chance.whole(48, 76) };
  if (chance.next() < 0.6)
    sheet.add('edge', `M${body.x + chance.whole(12, width - 12)} ${body.top}v${-chance.whole(8, 20)}`);
  block(sheet, body, chance.whole(22, 40));
  windows(sheet, chance, body, false);
}

function slab(sheet: Sheet, chance: Chance): void {
  const width = chance.whole(96, 124);
  const body = { x: 156 - Math.round(width / 2), width, top: chance.whole(86, 112) };
  block(sheet, body, chance.whole(14, 30));
  if (chance.next() < 0.5) sheet.add('side', rect(body.x + chance.whole(10, width - 40), body.top - 9, 28, 9));
  windows(sheet, chance, body, false);
}

/** A house with a roof that hangs over: old town, harbour, farm. */
export function house(sheet: Sheet, chance: Chance, lowest = 118): void {
  const width = chance.whole(84, 116);
  const body = { x: 156 - Math.round(width / 2), width, top: chance.whole(lowest - 12, lowest) };
  const depth = chance.whole(14, 34);
  const rise = chance.whole(16, 26);
  block(sheet, body, depth);
  const left = body.x - 6;
  const fall = Math.round(depth * 0.3);
  sheet.add(
    'roof',
    `M${left} ${body.top}l${chance.whole(8, 20)} ${-rise}H${body.x + width - 6}L${body.x + width} ${body.top}z`,
  );
  sheet.add('side', `M${body.x + width - 6} ${body.top - rise}l6 ${rise}l${depth} ${fall}l-8 ${-rise + 2}z`);
  windows(sheet, chance, body, chance.next() < 0.6);
}

/** A gable that faces the reader, for where snow falls. */
export function chalet(sheet: Sheet, chance: Chance): void {
  const half = chance.whole(44, 58);
  const eaves = chance.whole(122, 136);
  const rise = chance.whole(26, 40);
  const middle = 154;
  sheet.add(
    'wall',
    `M${middle - half} ${groundLine}V${eaves}L${middle} ${eaves - rise}L${middle + half} ${eaves}V${groundLine}z`,
  );
  const depth = chance.whole(14, 26);
  sheet.add('side', `M${middle + half} ${eaves}l${depth} -6V${groundLine}h${-depth}z`);
  sheet.add(
    'roof',
    `M${middle - half - 9} ${eaves + 5}L${middle} ${eaves - rise - 6}L${middle + half + 9} ${eaves + 5}l-4 5L${middle} ${eaves - rise + 5}L${middle - half - 5} ${eaves + 10}z`,
  );
  sheet.add('roof', `M${middle} ${eaves - rise - 6}h${depth}l${half + 4} ${rise + 4}l${-depth + 5} 7z`);
  windows(sheet, chance, { x: middle - half, width: 2 * half, top: eaves }, false);
  sheet.add('edge', `M${middle - half - 3} ${eaves + 30}H${middle + half + 3}`);
}

/** Terraces that step back above each other, by the sea. */
export function terraces(sheet: Sheet, chance: Chance): void {
  const floors = chance.whole(3, 5);
  const tall = 20;
  const step = chance.whole(6, 14);
  const width = chance.whole(102, 128);
  const left = 154 - Math.round(width / 2);
  let [lit, dark] = ['', ''];
  for (let floor = floors - 1; floor >= 0; floor -= 1) {
    const x = left + floor * step;
    const y = groundLine - (floor + 1) * tall;
    const long = width - floor * step;
    sheet.add('wall', rect(x, y, long, tall));
    const doors = Math.max(2, Math.floor(long / 24));
    for (let door = 0; door < doors; door += 1) {
      const hole = rect(x + 8 + Math.round(door * (long / doors)), y + 6, 9, tall - 6);
      if (chance.next() < 0.4) lit += hole;
      else dark += hole;
    }
  }
  const depth = chance.whole(16, 26);
  sheet.add('side', `M${left + width} ${groundLine - floors * tall}l${depth} 7V${groundLine}h${-depth}z`);
  sheet.add('dark', dark);
  sheet.add('lit', lit);
}

export function townHouse(sheet: Sheet, chance: Chance): void {
  chance.pick([tower, slab, house, tower])(sheet, chance);
}
