import { barMagnets } from '../../drawing/magnets.ts';
import { shadowOfBall } from '../../drawing/shadow.ts';
import { simpleCircuit } from '../../drawing/simple-circuit.ts';
import type { ContentImage } from '../../content-types.ts';

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
