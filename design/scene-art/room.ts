import type { Chance } from './chance.ts';
import { disc, groundLine, rect, sceneHeight, sceneWidth, type Sheet } from './sheet.ts';

function view(sheet: Sheet, chance: Chance, left: number): void {
  const width = chance.whole(74, 104);
  const top = chance.whole(44, 58);
  const tall = chance.whole(74, 92);
  sheet.add('water', rect(left, top, width, tall));
  const hill = top + Math.round(tall * (0.5 + chance.next() * 0.25));
  sheet.add(
    'near',
    `M${left} ${hill}q${Math.round(width * chance.next())} ${-chance.whole(14, 30)} ${width} ${chance.whole(-8, 8)}V${top + tall}h${-width}z`,
  );
  const bars = chance.pick([1, 2]);
  const frame = Array.from(
    { length: bars },
    (_, at) => `M${left + Math.round((width * (at + 1)) / (bars + 1))} ${top}v${tall}`,
  );
  sheet.add('edge', `${rect(left, top, width, tall)}${frame.join('')}`);
}

function bed(sheet: Sheet, chance: Chance, x: number, width: number): void {
  const back = chance.whole(30, 46);
  sheet.add('side', rect(x - 4, groundLine - 24 - back, width + 8, back + 8));
  sheet.add('wall', rect(x, groundLine - 34, width, 34));
  const pillow = Math.min(34, Math.round(width / 2) - 8);
  const pillows = width > 60 ? [x + 8, x + width - pillow - 8] : [x + Math.round((width - pillow) / 2)];
  sheet.add('lit', pillows.map((left) => rect(left, groundLine - 46, pillow, 14)).join(''));
  sheet.add('roof', rect(x, groundLine - chance.whole(16, 24), width, chance.whole(8, 14)));
}

function lamp(sheet: Sheet, chance: Chance, x: number): void {
  if (chance.next() < 0.5) {
    const drop = chance.whole(46, 76);
    sheet.add('edge', `M${x} 0v${drop}`);
    sheet.add('lit', `M${x - 11} ${drop + 12}l6 -12h10l6 12z`);
    return;
  }
  sheet.add('edge', `M${x} ${groundLine}v-52m-9 52h18`);
  sheet.add('lit', disc(x, groundLine - 60, chance.whole(8, 11)));
}

/** The inside of a room: window with a view, bed or beds, lamp, picture. */
export function drawRoom(sheet: Sheet, chance: Chance): void {
  const mirrored = chance.next() < 0.5;
  sheet.add('ground', rect(0, groundLine, sceneWidth, sceneHeight - groundLine));
  view(sheet, chance, mirrored ? chance.whole(186, 210) : chance.whole(22, 44));
  const picture = mirrored ? chance.whole(96, 120) : chance.whole(176, 200);
  const size = chance.whole(24, 36);
  sheet.add('wall', rect(picture, 66, size, 30));
  sheet.add('line', `M${picture} 84q${Math.round(size / 3)} -14 ${size} ${chance.whole(-8, 6)}`);
  if (chance.next() < 0.3) {
    bed(sheet, chance, 94, 54);
    bed(sheet, chance, 172, 54);
    lamp(sheet, chance, 160);
  } else {
    const width = chance.whole(88, 126);
    const left = 160 - Math.round(width / 2) + chance.whole(-12, 12);
    bed(sheet, chance, left, width);
    lamp(sheet, chance, mirrored ? left - 22 : left + width + 22);
  }
  sheet.add('edge', `M0 ${groundLine}H${sceneWidth}`);
}
