import { strokeText } from './stroke-text.ts';
import { blue, drawing, line, paleBlue, paleGrey, rectangle } from './svg.ts';

/** Smallest, lower quartile, median, upper quartile, largest, over a scale from 0 in steps of two. */
export function boxPlot([low, lower, median, upper, high]: readonly [
  number,
  number,
  number,
  number,
  number,
]): string {
  const end = Math.ceil((high + 1) / 10) * 10;
  const x = (value: number) => 40 + (520 * value) / end;
  const parts: string[] = [];
  for (let value = 0; value <= end; value++)
    parts.push(line([x(value), 40], [x(value), 200], { stroke: paleGrey, width: value % 5 === 0 ? 2.5 : 1 }));
  for (let value = 0; value <= end; value += 5)
    parts.push(strokeText(String(value), [x(value), 226], { size: 15 }));
  const style = { stroke: blue, width: 4 };
  return drawing(600, 250, [
    ...parts,
    line([40, 200], [560, 200], { width: 2 }),
    line([x(low), 105], [x(low), 135], style),
    line([x(low), 120], [x(lower), 120], style),
    rectangle([x(lower), 85], x(upper) - x(lower), 70, { ...style, fill: paleBlue }),
    line([x(median), 85], [x(median), 155], style),
    line([x(upper), 120], [x(high), 120], style),
    line([x(high), 105], [x(high), 135], style),
  ]);
}
