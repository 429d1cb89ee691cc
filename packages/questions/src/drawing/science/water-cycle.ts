import { itemAt } from '../../item-at.ts';
import { strokeText } from '../stroke-text.ts';
import { arrow, blue, drawing, green, grey, line, paleBlue, paleGrey, path, polygon } from '../svg.ts';

/** Sea, cloud, rain and river; the labels are at the rising vapour, the cloud, the rain and the river. */
export function waterCycle(labels: readonly [string, string, string, string]): string {
  const label = (index: number, x: number, y: number) =>
    strokeText(itemAt(labels, index), [x, y], { size: 20 });
  const rising = [70, 110, 150].map((x) => arrow([x, 290], [x, 190], { stroke: blue, width: 4 }));
  const rain = [400, 430, 460, 490, 520].map((x) =>
    line([x, 128], [x - 12, 168], { stroke: blue, width: 4 }),
  );
  return drawing(640, 400, [
    polygon(
      [
        [250, 380],
        [330, 290],
        [450, 220],
        [520, 190],
        [620, 250],
        [620, 380],
      ],
      { fill: '#DCEBDD', stroke: green },
    ),
    polygon(
      [
        [20, 310],
        [312, 310],
        [250, 380],
        [20, 380],
      ],
      { fill: paleBlue, stroke: blue },
    ),
    strokeText('sea', [90, 350], { size: 18 }),
    path('M470 226C430 240 440 262 400 272S350 292 312 310', { stroke: blue, width: 7 }),
    path('M360 118A34 34 0 0 1 366 52A46 46 0 0 1 446 34A40 40 0 0 1 520 54A33 33 0 0 1 536 118Z', {
      fill: paleGrey,
      stroke: grey,
    }),
    ...rising,
    ...rain,
    label(0, 110, 164),
    label(1, 448, 84),
    label(2, 570, 152),
    label(3, 436, 300),
  ]);
}
