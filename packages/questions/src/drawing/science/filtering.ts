import { strokeText } from '../stroke-text.ts';
import { blue, circle, drawing, grey, line, paleBlue, path, polygon, polyline } from '../svg.ts';

/** A funnel with filter paper over a beaker: the residue in the paper and the filtrate below. */
export function filterFunnel(stays: string, runsThrough: string): string {
  const grains = [
    [150, 112],
    [162, 116],
    [174, 112],
    [186, 117],
    [156, 126],
    [168, 129],
    [180, 127],
    [163, 139],
    [175, 140],
    [169, 150],
  ] as const;
  return drawing(520, 400, [
    polygon(
      [
        [108, 74],
        [232, 74],
        [170, 168],
      ],
      { stroke: grey, fill: '#FBF7E6' },
    ),
    ...grains.map(([x, y]) => circle([x, y], 4.5, { fill: '#B98A4A', width: 1 })),
    polyline([
      [90, 60],
      [162, 178],
      [162, 236],
    ]),
    polyline([
      [250, 60],
      [178, 178],
      [178, 236],
    ]),
    path('M170 252C164 262 162 266 162 270A8 8 0 0 0 178 270C178 266 176 262 170 252Z', {
      stroke: blue,
      fill: paleBlue,
      width: 2,
    }),
    polygon(
      [
        [92, 318],
        [248, 318],
        [248, 374],
        [92, 374],
      ],
      { fill: paleBlue, width: 1 },
    ),
    polyline(
      [
        [92, 214],
        [92, 374],
        [248, 374],
        [248, 214],
      ],
      { width: 4 },
    ),
    line([290, 110], [232, 86], { stroke: grey, width: 2 }),
    strokeText('filter paper', [298, 110], { size: 17, anchor: 'start' }),
    line([290, 160], [184, 138], { stroke: grey, width: 2 }),
    strokeText(stays, [298, 160], { size: 17, anchor: 'start' }),
    line([290, 346], [230, 346], { stroke: grey, width: 2 }),
    strokeText(runsThrough, [298, 346], { size: 17, anchor: 'start' }),
  ]);
}
