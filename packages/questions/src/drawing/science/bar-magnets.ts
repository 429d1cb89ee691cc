import { strokeText } from '../stroke-text.ts';
import { drawing, paleBlue, paleGrey, rectangle } from '../svg.ts';

type Pole = 'N' | 'S';
export type Poles = readonly [Pole, Pole];

/** Two bar magnets in a line, with poles given from left to right. */
export function barMagnets(first: Poles, second: Poles): string {
  const magnet = (poles: Poles, x: number) =>
    poles.flatMap((pole, index) => [
      rectangle([x + 90 * index, 30], 90, 56, { fill: pole === 'N' ? paleBlue : paleGrey }),
      strokeText(pole, [x + 90 * index + 45, 58], { size: 24 }),
    ]);
  return drawing(500, 116, [...magnet(first, 30), ...magnet(second, 290)]);
}
