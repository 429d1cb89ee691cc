import { simpleCircuit } from '#drawing/science/simple-circuit.ts';
import { strokeText } from '#drawing/stroke-text.ts';
import {
  circle,
  drawing,
  grey,
  ink,
  line,
  paleBlue,
  paleGrey,
  polygon,
  rectangle,
  yellow,
} from '#drawing/svg.ts';
import type { ContentImage } from '#content-types.ts';

const picture = (svg: string, alternativeText: string): ContentImage => ({ svg, alternativeText });

export const closedSwitch = picture(
  simpleCircuit(['cell', 'closed switch'], ['lamp']),
  'A loop of wire with a cell, a closed switch and a bulb.',
);
export const openSwitch = picture(
  simpleCircuit(['cell', 'open switch'], ['lamp']),
  'A loop of wire with a cell, an open switch and a bulb.',
);
export const plasticInTheWay = picture(
  simpleCircuit(['cell', { label: 'plastic' }], ['lamp']),
  'A loop of wire with a cell, a piece of plastic and a bulb.',
);
export const gapInTheWire = picture(
  simpleCircuit(['cell'], ['lamp', 'gap']),
  'A loop of wire with a cell and a bulb; the wire has a gap.',
);
export const noCell = picture(
  simpleCircuit(['closed switch'], ['lamp']),
  'A loop of wire with a closed switch and a bulb, but no cell.',
);
export const twoBulbs = picture(
  simpleCircuit(['cell', 'cell'], ['lamp', 'lamp']),
  'One loop of wire with two cells and two bulbs, all one after another.',
);

export const facingNorthPoles = picture(
  barMagnets(['S', 'N'], ['N', 'S']),
  'Two bar magnets in a line. From left to right their poles are S, N and then N, S.',
);

export const farTorch = picture(
  shadowOfBall(60, 'torch', false),
  'A torch on the left, a ball in the middle and a screen on the right.',
);
export const nearTorch = picture(
  shadowOfBall(180, 'torch', true),
  'With the torch close to the ball, the straight rays that just pass the ball spread widely and leave a large shadow on the screen.',
);

type Pole = 'N' | 'S';

/** Two bar magnets in a line, with poles given from left to right. */
function barMagnets(first: readonly [Pole, Pole], second: readonly [Pole, Pole]): string {
  const magnet = (poles: readonly [Pole, Pole], x: number) =>
    poles.flatMap((pole, index) => [
      rectangle([x + 90 * index, 30], 90, 56, { fill: pole === 'N' ? paleBlue : paleGrey }),
      strokeText(pole, [x + 90 * index + 45, 58], { size: 24 }),
    ]);
  return drawing(500, 116, [...magnet(first, 30), ...magnet(second, 290)]);
}

/** A lamp, a ball and a screen seen from the side, and the shadow that straight rays leave. */
function shadowOfBall(lampX: number, name: string, withRays: boolean): string {
  const [ballX, screenX, middle, radius] = [300, 520, 130, 34];
  const reach = (radius * (screenX - lampX)) / (ballX - lampX);
  const beam = polygon(
    [
      [lampX, middle],
      [screenX, middle - reach],
      [screenX, middle + reach],
    ],
    { fill: '#EEF1F7', stroke: grey, width: 2, dash: '6 6' },
  );
  const shadow = rectangle([screenX, middle - reach], 14, 2 * reach, { fill: ink, width: 1 });
  return drawing(640, 290, [
    withRays ? beam : '',
    circle([ballX, middle], radius, { fill: grey }),
    line([screenX, 10], [screenX, 250], { width: 4 }),
    withRays ? shadow : '',
    circle([lampX, middle], 16, { fill: yellow }),
    strokeText(name, [lampX, middle + 44], { size: 17 }),
    strokeText('ball', [ballX, middle + 58], { size: 17 }),
    strokeText('screen', [screenX, 270], { size: 17 }),
    withRays ? strokeText('shadow', [screenX + 66, middle], { size: 17 }) : '',
  ]);
}
